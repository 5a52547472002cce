"""The photo studio: a grey cove, four area lights and the render settings. The studio stands still, vehicles turn."""
import math

import bpy
import numpy as np
from mathutils import Vector

from studio.mesh import solid
from studio.nodes import NodeBuilder

COVE = (0.385, 0.39, 0.40)
THREADS = 2
SKY = ((0.0, 0.25), (0.49, 0.22), (0.505, 0.035), (0.56, 0.06), (0.68, 0.20), (1.0, 0.34))
"""(share of the way from straight down to straight up, grey): dark at the horizon, so that sides get contrast."""
LIGHTS = (
    # name, place, target, width, height, watts, colour
    ('top', (0, 1.2, 5.0), (0, 0, 0), 8.5, 2.6, 950, (1, 1, 1)),
    ('key', (-7.0, -5.0, 4.4), (-0.3, 0, 0.6), 2.4, 4.5, 480, (1, 0.99, 0.97)),
    ('wall', (0, -13.5, 3.5), (0, 0, 1.2), 15, 2.3, 820, (1, 1, 1)),
    ('back', (0, 7.0, 7.5), (0, 13.6, 3.0), 18, 3, 800, (1, 1, 1)),
)


def clear_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def set_up_renderer(exposure=0.35):
    """Cycles on the processor, tuned for noise a second; sample counts are set by the frame."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.use_denoising, cycles.use_adaptive_sampling = 'CPU', False, False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 1, 3
    cycles.transparent_max_bounces, cycles.transmission_bounces = 10, 4
    # roulette on transparent or early bounces would let the light behind glass flicker from sample to sample
    cycles.min_transparent_bounces, cycles.min_light_bounces = 10, 3
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 3, 0.5
    render = scene.render
    render.threads_mode, render.threads, render.use_persistent_data = 'FIXED', THREADS, True
    render.resolution_percentage = 100
    render.image_settings.file_format = 'PNG'
    view = scene.view_settings
    view.view_transform, view.look, view.exposure = 'Filmic', 'Medium High Contrast', exposure


def build_cove(colour=COVE):
    """Floor, a quarter round of 5 m radius and a back wall, as one surface."""
    radius, back = 5.0, 9.0
    turn = np.linspace(0, math.pi / 2, 24)
    profile = [(-40, 0)] + [(back + radius * math.sin(a), radius - radius * math.cos(a)) for a in turn] + [(back + radius, 30)]
    vertices = [(x, y, z) for y, z in profile for x in (-60, 60)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    material = bpy.data.materials.new('cove')
    build = NodeBuilder.for_material(material)
    shader = build.node('ShaderNodeBsdfPrincipled')
    for key, value in (('Base Color', colour), ('Roughness', 0.38), ('Specular', 0.25)):
        build.put(shader.inputs[key], value)
    build.finish(shader.outputs[0])
    return solid('cove', vertices, faces, material)


def build_sky():
    world = bpy.data.worlds.new('studio')
    bpy.context.scene.world = world
    world.use_nodes = True
    build = NodeBuilder(world.node_tree)
    split = build.node('ShaderNodeSeparateXYZ')
    build.put(split.inputs[0], build.node('ShaderNodeTexCoord').outputs['Generated'])
    ramp = build.node('ShaderNodeValToRGB')
    build.put(ramp.inputs[0], build.math('MULTIPLY_ADD', split.outputs[2], 0.5, 0.5))
    stops = ramp.color_ramp.elements
    for stop, (place, grey) in zip([stops[0], stops[1], *(stops.new(p) for p, _ in SKY[1:-1])], [SKY[0], SKY[-1], *SKY[1:-1]]):
        stop.position, stop.color = place, (grey, grey, grey * 1.02, 1)
    background = build.node('ShaderNodeBackground')
    build.put(background.inputs[0], ramp.outputs[0])
    build.put(build.node('ShaderNodeOutputWorld').inputs[0], background.outputs[0])


def add_light(name, place, target, width, height, watts, colour=(1, 1, 1), parent=None):
    """A rectangular light that the camera does not see."""
    light = bpy.data.lights.new(name, 'AREA')
    light.shape, light.size, light.size_y, light.energy, light.color = 'RECTANGLE', width, height, watts, colour
    lamp = bpy.data.objects.new(name, light)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.parent, lamp.location, lamp.visible_camera = parent, place, False
    lamp.rotation_euler = (Vector(target) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()
    return lamp


def add_camera(lens=85):
    camera = bpy.data.cameras.new('camera')
    camera.sensor_width, camera.lens, camera.clip_end, camera.clip_start = 36, lens, 200, 0.02
    made = bpy.data.objects.new('camera', camera)
    bpy.context.scene.collection.objects.link(made)
    bpy.context.scene.camera = made
    return made


def build_studio(cove=COVE):
    """Everything but the vehicle; returns the camera object."""
    set_up_renderer()
    build_cove(cove)
    build_sky()
    for light in LIGHTS:
        add_light(*light)
    return add_camera()
