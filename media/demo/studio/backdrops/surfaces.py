"""Materials with life: tones that wander, grain, joints, ribs and wear, all in metres of the world."""
import bpy

from studio.backdrops.patterns import grid, noise, rib, scaled, step, tile_tone
from studio.nodes import NodeBuilder


MIRRORED = 2.5
"""The most that a lit surface shines in mirrors: more would come back as sparks from rough ground."""


def wandering_tone(build, tones, patch, contrast):
    return build.mix_colour(*tones, step(build, noise(build, patch, 6, 0.6), *contrast))


def weather(build, colour, stain, drawn, worn, grain):
    """Stains, what is drawn on the ground, wear and speckle over a colour."""
    if stain:
        colour = build.mix_colour(colour, stain[0], step(build, noise(build, stain[1], 7, 0.62), 0.72 - stain[2], 0.78 - stain[2] * 0.5))
    if drawn:
        colour = build.mix_colour(colour, drawn[0], drawn[1](build))
    if worn:
        colour = build.mix_colour(colour, worn[0], step(build, noise(build, worn[1], 5, 0.7), 0.66 - worn[2], 0.70 - worn[2] * 0.6))
    if grain:
        speck = noise(build, grain[0], 2, 0.7)
        colour = scaled(build, colour, build.math('MULTIPLY_ADD', speck, 2 * grain[1], 1 - grain[1]))
    return colour


def joint_tones(build, colour, joints):
    """Every field of a grid in its own tone, dark joints between."""
    colour = scaled(build, colour, build.math('MULTIPLY_ADD', tile_tone(build, joints[:2]), joints[3], 1 - joints[3] / 2))
    return build.mix_colour(colour, scaled(build, colour, 0.45), grid(build, joints[:2], joints[2]))


def relief(build, bump, joints, ribs):
    """The normal of joints, ribs and layers of noise; None where all is flat."""
    height = [build.math('MULTIPLY', noise(build, scale, 3, 0.6), metres) for scale, metres in bump]
    if joints:
        height.append(build.math('MULTIPLY', grid(build, joints[:2], joints[2]), -0.004))
    if ribs:
        height.append(build.math('MULTIPLY', rib(build, *ribs[:2]), ribs[2]))
    if not height:
        return None
    made = build.node('ShaderNodeBump')
    made.inputs['Distance'].default_value = 1.0
    build.put(made.inputs['Height'], build.total(height))
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
    colour = weather(build, wandering_tone(build, tones, patch, contrast), stain, drawn, worn, grain)
    if joints:
        colour = joint_tones(build, colour, joints)
    shader = build.node('ShaderNodeBsdfPrincipled')
    gloss = noise(build, tuple(v * 1.7 for v in patch) if isinstance(patch, tuple) else patch * 1.7, 5)
    roughness = build.lerp(*rough, step(build, gloss, 0.35, 0.65))
    for key, value in (('Base Color', colour), ('Roughness', roughness), ('Specular', specular), ('Metallic', metallic),
                       ('Clearcoat', coat), ('Clearcoat Roughness', 0.08), ('Normal', relief(build, bump, joints, ribs))):
        build.put(shader.inputs[key], value)
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
