"""Skins of a cabin: materials with grain, surfaces through rows of points, flat bars, daylight round the cabin."""
import numpy as np
from mathutils import Vector

from studio.materials import plain
from studio.mesh import circle, outward, sharp_above, solid, subdivide, sweep
from studio.nodes import NodeBuilder
from studio.stage import LIGHTS, add_light

import bpy


def grained(name, colour, roughness, scale=900.0, depth=0.06, stretch=(1, 1, 1), specular=0.24):
    """A soft material whose colour varies by the share `depth` in grains of 1/scale metres: skin, leather, cloth, carpet.

    The grain is colour, not relief: the noise filter keeps colour exactly and smears relief.
    """
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    material = plain(name, colour, 0.0, roughness, specular=specular)
    build = NodeBuilder(material.node_tree, clear=False)
    shader = next(n for n in material.node_tree.nodes if n.type == 'BSDF_PRINCIPLED')
    place = build.node('ShaderNodeMapping')
    place.inputs['Scale'].default_value = stretch
    build.put(place.inputs[0], build.node('ShaderNodeTexCoord').outputs['Object'])
    noise = build.node('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = scale
    build.put(noise.inputs['Vector'], place.outputs[0])
    dark, light = (tuple(c * (1 + sign * depth * 2.5) for c in colour) for sign in (-1, 1))
    build.put(shader.inputs['Base Color'], build.mix_colour(tuple(max(c, 0) for c in dark), light, noise.outputs[0]))
    return material


def surface(name, rows, materials, parent, columns=None, closed=False, caps=False, levels=1, crease=60):
    """A skin through rows of points (all of one length); columns[k] = which of `materials` lies after the k-th point."""
    count, last = len(rows[0]), len(rows[0]) if closed else len(rows[0]) - 1
    faces = [(i * count + k, i * count + (k + 1) % count, (i + 1) * count + (k + 1) % count, (i + 1) * count + k) for i in range(len(rows) - 1) for k in range(last)]
    slots = [(columns[k] if columns else 0) for _ in range(len(rows) - 1) for k in range(last)]
    if caps:
        faces += [tuple(reversed(range(count))), tuple((len(rows) - 1) * count + k for k in range(count))]
        slots += [0, 0]
    made = solid(name, [p for row in rows for p in row], faces, None, parent)
    for material in materials:
        made.data.materials.append(material)
    made.data.polygons.foreach_set('material_index', slots)
    outward(made)
    if levels:
        subdivide(made, levels)
    sharp_above(made, crease)
    return made


def flat_bar(name, points, width, thick, material, parent, across=None):
    """An oval bar along points: `width` across the way and `thick` along the direction `across` (or one a point)."""
    points = [Vector(p) for p in points]
    frames = []
    for i, _ in enumerate(points):
        along = (points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]).normalized()
        inward = Vector(across or (0, 1, 0))
        inward = (inward - along * inward.dot(along)).normalized()
        frames.append((inward, along.cross(inward)))
    profile = [(a * thick / 2, b * width / 2) for a, b in superellipse(28)]
    return sweep(name, points, profile, frames, material, parent)


def superellipse(count, power=.6):
    """A closed outline between an ellipse and a rectangle, half sizes 1."""
    turn = np.linspace(0, 2 * np.pi, count, endpoint=False)
    return [(np.sign(np.cos(a)) * abs(np.cos(a)) ** power, np.sign(np.sin(a)) * abs(np.sin(a)) ** power) for a in turn]


def bar(name, points, radius, material, parent, squash=1.0):
    """A handle or trim bar along points, flattened by `squash`."""
    return sweep(name, points, circle(radius, 16, squash), [((1, 0, 0), (0, 0, 1))] * len(points), material, parent)


DAYLIGHT = ((0.0, .60, .60, .59), (.44, .95, .95, .93), (.490, 1.15, 1.15, 1.12), (.494, .60, .64, .60), (.506, .80, .86, .84), (.514, 2.6, 2.7, 2.8), (.60, 3.0, 3.2, 3.5), (1.0, 3.2, 3.5, 4.0))
"""(share of the way from straight down to straight up, red, green, blue): paving, a hazy line of trees, open sky."""
TREES = .020
"""How uneven the trees' tops are, as a share of the way up."""


def studio_off():
    """Puts out the studio's lamps: behind a closed roof they only add noise."""
    for name, *_ in LIGHTS:
        bpy.data.objects[name].hide_render = True
    bpy.context.scene.world.cycles.sampling_method = 'NONE'


def daylight(parent, centre, radius=9.0):
    """What is seen outside the windows: a ball of daylight that only cameras and mirrors see; lamps give the light."""
    turns, rings = 48, 24
    vertices = [(radius * np.sin(b) * np.cos(a), radius * np.sin(b) * np.sin(a), radius * np.cos(b)) for b in np.linspace(.01, np.pi - .01, rings) for a in np.linspace(0, 2 * np.pi, turns, endpoint=False)]
    faces = [(i * turns + k, i * turns + (k + 1) % turns, (i + 1) * turns + (k + 1) % turns, (i + 1) * turns + k) for i in range(rings - 1) for k in range(turns)]
    material = bpy.data.materials.new('daylight')
    build = NodeBuilder.for_material(material)
    split, ramp = build.node('ShaderNodeSeparateXYZ'), build.node('ShaderNodeValToRGB')
    build.put(split.inputs[0], build.node('ShaderNodeTexCoord').outputs['Generated'])
    noise = build.node('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = 14, 4
    above = build.math('MULTIPLY', build.math('SUBTRACT', noise.outputs[0], .5), build.math('GREATER_THAN', split.outputs[2], .493))
    build.put(ramp.inputs[0], build.math('MULTIPLY_ADD', above, TREES, split.outputs[2]))
    stops = ramp.color_ramp.elements
    for stop, (place, *colour) in zip([stops[0], stops[1], *(stops.new(s[0]) for s in DAYLIGHT[1:-1])], [DAYLIGHT[0], DAYLIGHT[-1], *DAYLIGHT[1:-1]]):
        stop.position, stop.color = place, (*colour, 1)
    glow = build.node('ShaderNodeEmission')
    build.put(glow.inputs[0], ramp.outputs[0])
    build.finish(glow.outputs[0])
    material.cycles.sample_as_light = False
    ball = solid('daylight', vertices, faces, material, parent)
    ball.location = centre
    ball.visible_diffuse = ball.visible_shadow = False
    return ball


def window_light(parent, lamps, centre):
    """Daylight inside a vehicle: lamps of (name, place, target, width, height, watts) and what is seen outside from `centre`."""
    studio_off()
    daylight(parent, centre)
    for name, place, target, width, height, watts in lamps:
        add_light(name, place, target, width, height, watts, (.97, .985, 1), parent)
