"""Tables that are being played at: changed one step at a time, kept, and told to all who look on."""
