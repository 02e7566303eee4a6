"""Pages for people, with their templates, styles and words."""
