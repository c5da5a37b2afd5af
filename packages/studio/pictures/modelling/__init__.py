"""Modelling without operators: meshes and curves made from coordinates.

The unit is 1 dm. x points to the product's left as one faces it, -y to the front, z up; the floor is z = 0.
"""
