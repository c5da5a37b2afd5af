"""Reads a plain surface (color, roughness, metalness, opacity, emission) out of a material's nodes."""

_MIDDLE = 0.5


def surface_of(material):
    """The surface as a dictionary with linear colors; what varies over a part is taken at its middle."""
    nodes = material.node_tree.nodes
    kinds = {node.bl_idname: node for node in nodes}
    principled = next((node for node in nodes if node.bl_idname == 'ShaderNodeBsdfPrincipled'), None)
    seen = dict(color=[0.02, 0.02, 0.02], roughness=0.5, metallic=0.0, opacity=1.0, emissive=[0.0, 0.0, 0.0])
    if principled:
        value = principled.inputs
        seen['color'] = _color(value['Base Color'])
        seen['roughness'] = min(1.0, max(0.04, _number(value['Roughness'])))
        seen['metallic'] = float(value['Metallic'].default_value)
    if material.name.startswith('glass'):
        seen.update(color=[0.01, 0.01, 0.012], roughness=0.04, opacity=0.22)
    elif material.name.startswith('frosted'):
        seen['opacity'] = 0.72
    if 'ShaderNodeEmission' in kinds and not principled:
        emission = kinds['ShaderNodeEmission'].inputs
        strength = min(1.0, _number(emission['Strength']))
        color = _color(emission['Color'])
        seen.update(color=[0.0, 0.0, 0.0], emissive=[strength * c for c in color])
    return {key: [round(c, 3) for c in v] if isinstance(v, list) else round(v, 2) for key, v in seen.items()}


def _color(socket):
    """Upstream along the first color of each blend; the middle of a ramp."""
    if not socket.is_linked:
        return list(socket.default_value)[:3]
    node = socket.links[0].from_node
    if node.bl_idname == 'ShaderNodeMixRGB':
        return _color(node.inputs[1])
    if node.bl_idname == 'ShaderNodeValToRGB':
        return list(node.color_ramp.evaluate(_MIDDLE))[:3]
    return [0.02, 0.02, 0.02]


def _number(socket):
    if not socket.is_linked:
        return float(socket.default_value)
    node = socket.links[0].from_node
    if node.bl_idname != 'ShaderNodeMath':
        return _MIDDLE
    a, b = (_number(node.inputs[k]) for k in (0, 1))
    sums = {'ADD': a + b, 'SUBTRACT': a - b, 'MULTIPLY': a * b, 'DIVIDE': a / b if b else _MIDDLE, 'MINIMUM': min(a, b), 'MAXIMUM': max(a, b)}
    return sums.get(node.operation, _MIDDLE)
