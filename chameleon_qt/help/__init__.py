"""The how-to-play pages: their texts, figures and examples, and how to search them. No Qt."""
