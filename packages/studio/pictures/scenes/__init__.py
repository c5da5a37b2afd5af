"""Scenes of several products, for the home page and the chairs' banner. Most bring their own light and ground."""
