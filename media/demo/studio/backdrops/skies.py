"""Skies: a gradient by elevation, a glow around the sun's place, soft clouds; and the sun."""
import math

import bpy
from mathutils import Vector

from studio.backdrops.patterns import noise, step
from studio.nodes import NodeBuilder


def gradient(build, up, stops):
    """Colour by elevation from stops of (degrees, colour); the square root gives the low sky most of the steps."""
    ramp = build.node('ShaderNodeValToRGB')
    build.put(ramp.inputs[0], build.math('SQRT', build.math('MAXIMUM', up, 0.0)))
    ramp.color_ramp.interpolation = 'EASE' if len(stops) < 3 else 'B_SPLINE'
    elements = ramp.color_ramp.elements
    places = [math.sqrt(max(math.sin(math.radians(degrees)), 0)) for degrees, _ in stops]
    elements[0].position, elements[-1].position = places[0], places[-1]
    for at in places[1:-1]:
        elements.new(at)
    for element, (_, colour) in zip(elements, stops):  # only now: a new stop moves the others
        element.color = (*colour, 1)
    return ramp.outputs[0]


def cloud_share(build, direction, up, clouds):
    """How much of the sky is cloud: noise on a flat layer seen from below; clouds = dict(scale, low, high, stretch)."""
    split = build.node('ShaderNodeSeparateXYZ')
    build.put(split.inputs[0], direction)
    flat = build.math('ADD', up, clouds.get('lift', 0.06))
    at = build.vector(build.math('DIVIDE', split.outputs[0], flat), build.math('DIVIDE', split.outputs[1], flat), clouds.get('seed', 3.0))
    scale = clouds['scale']
    density = noise(build, (scale, scale * clouds.get('stretch', 1.0), 1.0), 9, 0.56, at)
    return step(build, density, clouds['low'], clouds['high'])


def build_sky(stops, below, strength=1.0, glow=None, clouds=None):
    """The world; `below` = colour under the horizon, glow = (direction, power, colour), clouds = see cloud_share
    plus bright and shade colours."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    build = NodeBuilder(world.node_tree)
    direction = build.node('ShaderNodeTexCoord').outputs['Generated']
    split = build.node('ShaderNodeSeparateXYZ')
    build.put(split.inputs[0], direction)
    up = split.outputs[2]
    colour = gradient(build, up, stops)
    if glow:
        turn = build.node('ShaderNodeVectorMath', operation='DOT_PRODUCT')
        build.put(turn.inputs[0], direction)
        turn.inputs[1].default_value = Vector(glow[0]).normalized()
        share = build.math('POWER', build.math('MAXIMUM', turn.outputs['Value'], 0.0), glow[1])
        add = build.node('ShaderNodeMixRGB', blend_type='ADD')
        for socket, value in zip(add.inputs, (share, colour, glow[2])):
            build.put(socket, value)
        colour = add.outputs[0]
    if clouds:
        share = cloud_share(build, direction, up, clouds)
        thick = cloud_share(build, direction, up, {**clouds, 'low': clouds['high'] - 0.06, 'high': clouds['high'] + 0.16})
        near = step(build, up, *clouds.get('fade', (0.0, 0.05)))
        tone = build.mix_colour(clouds['bright'], clouds['shade'], thick)
        colour = build.mix_colour(colour, tone, build.math('MULTIPLY', build.math('MULTIPLY', share, near), clouds.get('most', 0.9)))
    colour = build.mix_colour(below, colour, step(build, up, -0.004, 0.0))
    background = build.node('ShaderNodeBackground')
    build.put(background.inputs[0], colour)
    background.inputs[1].default_value = strength
    build.put(build.node('ShaderNodeOutputWorld').inputs[0], background.outputs[0])
    world.cycles.sampling_method, world.cycles.sample_map_resolution = 'MANUAL', 512
    return world


def add_sun(towards, strength, colour=(1, 0.95, 0.88), softness=2.5):
    """Sunlight coming from the direction `towards` (a vector to the sun); softness in degrees."""
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.color, light.angle = strength, colour, math.radians(softness)
    sun = bpy.data.objects.new('sun', light)
    bpy.context.scene.collection.objects.link(sun)
    sun.rotation_euler = Vector(towards).to_track_quat('Z', 'Y').to_euler()
    return sun
