"""The protocol between the harness and an engine: its messages, its wire, its hosts and its checks."""
