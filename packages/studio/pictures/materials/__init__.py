"""What things are made of. Every function makes a new material; texture scales are per dm."""
