"""The browser's door: tables that live on this server, kept on disk, drawn as pages."""
