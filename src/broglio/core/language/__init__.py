"""Words for people: messages, and the rules as text."""
