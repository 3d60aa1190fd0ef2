"""What the games share: objects and zones, decisions, events, values, abilities, the two timing families."""
