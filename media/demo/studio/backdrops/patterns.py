"""Shader patterns in metres of the world: noise, joints, ribs, soft steps; every function returns a socket."""
GRID_SHIFT = 0.37
"""Share of its pitch that a grid is moved by, so that no joint runs through the middle of the picture."""


def position(build):
    return build.node('ShaderNodeNewGeometry').outputs['Position']


def noise(build, scale, detail=4, rough=0.55, at=None):
    """Noise between about 0.25 and 0.75 with `scale` features a metre (one number, or three for the axes)."""
    made = build.node('ShaderNodeTexNoise')
    at = at if at is not None else position(build)
    if isinstance(scale, tuple):
        stretch = build.node('ShaderNodeVectorMath', operation='MULTIPLY')
        build.put(stretch.inputs[0], at)
        stretch.inputs[1].default_value = scale
        at, scale = stretch.outputs[0], 1.0
    for key, value in (('Vector', at), ('Scale', scale), ('Detail', detail), ('Roughness', rough)):
        build.put(made.inputs[key], value)
    return made.outputs['Fac']


def step(build, value, low, high):
    """0 below `low`, 1 above `high`, smooth between."""
    made = build.node('ShaderNodeMapRange', interpolation_type='SMOOTHSTEP')
    for socket, number in zip(made.inputs, (value, low, high, 0.0, 1.0)):
        build.put(socket, number)
    return made.outputs[0]


def grid(build, spacing, width):
    """1 on the joints of a grid in x and y of `spacing` (two numbers) and 0 elsewhere."""
    split = build.node('ShaderNodeSeparateXYZ')
    build.put(split.inputs[0], position(build))
    lines = []
    for axis, pitch in enumerate(spacing):
        if pitch:
            away = build.math('PINGPONG', build.math('ADD', split.outputs[axis], GRID_SHIFT * pitch), pitch / 2)
            lines.append(build.math('SUBTRACT', 1.0, step(build, away, width * 0.5, width)))
    return build.maximum(lines)


def tile_tone(build, spacing):
    """A random number for every field of the grid."""
    snap = build.node('ShaderNodeVectorMath', operation='SNAP')
    shift = build.node('ShaderNodeVectorMath', operation='ADD')
    build.put(shift.inputs[0], position(build))
    shift.inputs[1].default_value = (GRID_SHIFT * spacing[0], GRID_SHIFT * spacing[1], 0)
    build.put(snap.inputs[0], shift.outputs[0])
    snap.inputs[1].default_value = (spacing[0] or 999, spacing[1] or 999, 999)
    white = build.node('ShaderNodeTexWhiteNoise')
    build.put(white.inputs['Vector'], snap.outputs[0])
    return white.outputs['Value']


def rib(build, axis, pitch):
    """A trapezoid wave along an axis, for rolled steel."""
    split = build.node('ShaderNodeSeparateXYZ')
    build.put(split.inputs[0], position(build))
    return step(build, build.math('PINGPONG', split.outputs[axis], pitch / 2), pitch * 0.12, pitch * 0.3)


def scaled(build, colour, share):
    made = build.node('ShaderNodeVectorMath', operation='SCALE')
    build.put(made.inputs[0], colour)
    build.put(made.inputs['Scale'], share)
    return made.outputs[0]
