"""Evidence turned into terminal, HTML, JSON, JUnit and Markdown reports."""
