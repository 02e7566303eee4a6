"""Broglio in the browser: tables that live on this server, kept on disk, drawn as pages."""
