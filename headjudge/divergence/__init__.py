"""First divergence: where an engine that fails a scenario first departs from the reference."""
