"""Camera, light, backdrop and exposure: everything round the product."""
