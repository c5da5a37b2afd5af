"""Scenes of several products, for the home page and the banners of chairs and contact. Most bring their own light and ground."""
