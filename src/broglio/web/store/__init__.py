"""Where tables are kept: all SQL, backups and exports."""
