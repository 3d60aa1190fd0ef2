"""What `headjudge doctor` and `headjudge cards` know of an adapter: is it in order, and what would unlock more."""
