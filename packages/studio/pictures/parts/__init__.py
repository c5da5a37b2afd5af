"""Parts that several products share, in real sizes."""
