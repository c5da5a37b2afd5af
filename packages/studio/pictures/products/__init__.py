"""One file a product: `build(colour, pose)` puts it into the scene, standing on the floor, its front towards -y."""
