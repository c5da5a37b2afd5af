"""Scenes of several products, for the home page and the category banners. They bring their own light and ground."""
