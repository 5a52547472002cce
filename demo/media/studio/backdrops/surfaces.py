"""Materials with life: tones that wander, grain, joints, ribs and wear, all in metres of the world."""
import bpy

from studio.nodes import NodeBuilder


MIRRORED = 2.5
"""The most that a lit surface shines in mirrors: more would come back as sparks from rough ground."""
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


def surface(name, tones, patch=0.5, contrast=(0.35, 0.65), grain=None, rough=(0.5, 0.7), specular=0.4, metallic=0.0,
            bump=(), joints=None, ribs=None, stain=None, worn=None, coat=0.0, drawn=None):
    """A material that varies between two tones.

    patch: features a metre of the tones' noise; grain: (scale, strength) of fine speckle; rough: two ends of the
    roughness; bump: (scale, metres) layers; joints: (x pitch, y pitch, width, tone of the fields); ribs: (axis, pitch,
    metres); stain: (colour, scale, share of the area); worn: (tone below, scale, share worn off); drawn: (colour, function
    of the tree that gives its share).
    """
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    material = bpy.data.materials.new(name)
    build = NodeBuilder.for_material(material)
    wander = noise(build, patch, 6, 0.6)
    colour = build.mix_colour(*tones, step(build, wander, *contrast))
    height, gloss = [], noise(build, tuple(v * 1.7 for v in patch) if isinstance(patch, tuple) else patch * 1.7, 5)
    if stain:
        colour = build.mix_colour(colour, stain[0], step(build, noise(build, stain[1], 7, 0.62), 0.72 - stain[2], 0.78 - stain[2] * 0.5))
    if drawn:
        colour = build.mix_colour(colour, drawn[0], drawn[1](build))
    if worn:
        colour = build.mix_colour(colour, worn[0], step(build, noise(build, worn[1], 5, 0.7), 0.66 - worn[2], 0.70 - worn[2] * 0.6))
    if grain:
        speck = noise(build, grain[0], 2, 0.7)
        colour = scaled(build, colour, build.math('MULTIPLY_ADD', speck, 2 * grain[1], 1 - grain[1]))
    if joints:
        colour = scaled(build, colour, build.math('MULTIPLY_ADD', tile_tone(build, joints[:2]), joints[3], 1 - joints[3] / 2))
        lines = grid(build, joints[:2], joints[2])
        colour = build.mix_colour(colour, scaled(build, colour, 0.45), lines)
        height.append(build.math('MULTIPLY', lines, -0.004))
    if ribs:
        height.append(build.math('MULTIPLY', rib(build, *ribs[:2]), ribs[2]))
    height += [build.math('MULTIPLY', noise(build, scale, 3, 0.6), metres) for scale, metres in bump]
    shader = build.node('ShaderNodeBsdfPrincipled')
    roughness = build.lerp(*rough, step(build, gloss, 0.35, 0.65))
    for key, value in (('Base Color', colour), ('Roughness', roughness), ('Specular', specular), ('Metallic', metallic),
                       ('Clearcoat', coat), ('Clearcoat Roughness', 0.08)):
        build.put(shader.inputs[key], value)
    if height:
        made = build.node('ShaderNodeBump')
        made.inputs['Distance'].default_value = 1.0
        build.put(made.inputs['Height'], build.total(height))
        build.put(shader.inputs['Normal'], made.outputs[0])
    build.finish(shader.outputs[0])
    return material


def lit(name, colour, strength):
    """A shining surface that is seen but lights nothing by itself (lamps do that, without noise)."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    material = bpy.data.materials.new(name)
    build = NodeBuilder.for_material(material)
    shine = build.node('ShaderNodeEmission')
    build.put(shine.inputs[0], colour)
    seen = build.node('ShaderNodeLightPath').outputs['Is Camera Ray']
    build.put(shine.inputs[1], build.lerp(min(strength, MIRRORED), float(strength), seen))
    build.finish(shine.outputs[0])
    material.cycles.sample_as_light = False
    return material


def pane(name='pane', tint=(0.9, 0.93, 0.92), mirror=1.0):
    """Shop glass: clear, mirrors by Fresnel."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    material = bpy.data.materials.new(name)
    build = NodeBuilder.for_material(material)
    clear, gloss, fresnel = (build.node('ShaderNode' + kind) for kind in ('BsdfTransparent', 'BsdfGlossy', 'Fresnel'))
    build.put(clear.inputs[0], tint)
    gloss.inputs['Roughness'].default_value = 0.0
    fresnel.inputs['IOR'].default_value = 1.5
    build.finish(build.mix_shader(build.math('MULTIPLY', fresnel.outputs[0], mirror), clear.outputs[0], gloss.outputs[0]))
    return material
