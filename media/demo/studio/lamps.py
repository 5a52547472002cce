"""Depth behind lamp glass: the body's own surface again, some centimetres inside, seen through the clear mask.

Channels drawn in 'front' and 'rear': lens or tail = the glass; drl = lit strips; chrome2 = reflectors; glow = dim red.
"""
import bpy
import numpy as np
from PIL import Image, ImageFilter

from studio.body_material import Projector, save_canvases
from studio.materials import plain
from studio.masks import OVERSAMPLE, PIXELS_PER_METRE
from studio.mesh import empty, lathe
from studio.nodes import NodeBuilder
from studio.surface import Surface

DEPTH = 0.030


def covered(canvas, names, points, spread=0.05):
    """True for each (u, z) that lies within `spread` of what is drawn in the channels."""
    picture = Image.new('L', canvas.channel(names[0]).size, 0)
    from PIL import ImageChops
    for name in names:
        if name in canvas.channels:
            picture = ImageChops.lighter(picture, canvas.channels[name])
    small = picture.resize((canvas.size[0] // 8, canvas.size[1] // 8), Image.BOX)
    wide = np.array(small.filter(ImageFilter.MaxFilter(2 * max(1, round(spread * PIXELS_PER_METRE / 8)) + 1))) > 20
    pixels = np.array(canvas.pixels(points)) / (8 * OVERSAMPLE)
    column = np.clip(pixels[:, 0].astype(int), 0, wide.shape[1] - 1)
    row = np.clip(pixels[:, 1].astype(int), 0, wide.shape[0] - 1)
    return wide[row, column]


def inner_shell(body, spec, canvases):
    """A copy of the smooth body moved inwards, kept only behind lamps."""
    graph = bpy.context.evaluated_depsgraph_get()
    evaluated = body.evaluated_get(graph)
    mesh = evaluated.to_mesh()
    points = np.array([tuple(v.co) for v in mesh.vertices])
    normals = np.array([tuple(v.normal) for v in mesh.vertices])
    faces = [tuple(p.vertices) for p in mesh.polygons]
    evaluated.to_mesh_clear()
    across = np.abs(points[:, 1])
    front = covered(canvases['front'], ['lens'], np.c_[across + np.maximum(points[:, 0], 0), points[:, 2]]) & (points[:, 0] < spec['x_mid'])
    rear = covered(canvases['rear'], ['tail', 'lens'], np.c_[across + np.maximum(spec['length'] - points[:, 0], 0), points[:, 2]]) & (points[:, 0] > spec['x_mid'])
    near = front | rear
    kept = [face for face in faces if any(near[i] for i in face)]
    used = sorted({i for face in kept for i in face})
    place = {old: new for new, old in enumerate(used)}
    moved = points - normals * DEPTH
    shell = bpy.data.meshes.new('bowl')
    shell.from_pydata([tuple(moved[i]) for i in used], [], [tuple(place[i] for i in face) for face in kept])
    shell.polygons.foreach_set('use_smooth', [True] * len(shell.polygons))
    made = bpy.data.objects.new('bowl', shell)
    bpy.context.scene.collection.objects.link(made)
    made.parent = body.parent
    return made


def bowl_material(spec, canvases):
    """Dark housing with lit strips; red behind the tail glass."""
    material = bpy.data.materials.new('lamp bowl')
    build = NodeBuilder.for_material(material)
    at = Projector(build, spec, canvases, save_canvases({key: canvases[key] for key in ('front', 'rear')}, 'bowl'))
    shader = build.node('ShaderNodeBsdfPrincipled')
    colour = build.mix_colour((0.030, 0.032, 0.036), (0.16, 0.006, 0.006), at.behind)
    shine = at.channel('chrome2')
    if shine:
        colour = build.mix_colour(colour, (0.6, 0.6, 0.62), shine)
    build.put(shader.inputs['Base Color'], colour)
    shader.inputs['Metallic'].default_value, shader.inputs['Roughness'].default_value = 0.75, 0.24
    lit = [build.math('MULTIPLY', at.channel(name), power) for name, power in (('drl', 3.4), ('glow', 2.6)) if at.channel(name)]
    build.put(shader.inputs['Emission'], build.mix_colour((1, 0.985, 0.96), (1, 0.03, 0.02), at.behind))
    if lit:
        build.put(shader.inputs['Emission Strength'], build.total(lit))
    heights = [value for value in (at.channel('drl'), at.channel('glow'), shine) if value]
    if heights:
        bump = build.node('ShaderNodeBump')
        bump.inputs['Distance'].default_value = 0.008
        build.put(bump.inputs['Height'], build.total(heights))
        build.put(shader.inputs['Normal'], bump.outputs[0])
    build.finish(shader.outputs[0])
    return material


def projector(root, place, normal, radius):
    """A round lens in a chrome ring, looking along the body's normal but mostly forward."""
    from mathutils import Vector
    forward = (Vector(normal) * .35 + Vector((-1, 0, 0))).normalized()
    holder = empty('projector', root, Vector(place) - Vector(normal) * (DEPTH - .004))
    holder.rotation_euler = forward.to_track_quat('Z', 'Y').to_euler()
    ring = plain('lamp ring', (0.55, 0.55, 0.57), 1, 0.15)
    lathe('lamp ring', [(-.02, radius * 1.25), (.006, radius * 1.22), (.008, radius * 1.08), (-.004, radius)], ring, holder, 40, axis='z')
    dome = [(.010 * (1 - (i / 6) ** 2), max(.0004, radius * i / 6)) for i in range(7)]
    lathe('lamp eye', dome, plain('lamp eye', (0.05, 0.055, 0.065), 0.2, 0.03, coat=1, emit=(0.9, 0.95, 1), strength=0.10), holder, 40, axis='z')


def build_lamp_bowls(root, bodies, spec, canvases):
    """The shell behind all lamp glass, and the projectors that the face put on spec['projectors'] = [(u, z, radius)]."""
    if 'lens' not in canvases['front'].channels:
        return
    material = bowl_material(spec, canvases)
    for body in bodies:
        inner_shell(body, spec, canvases).data.materials.append(material)
    surface = Surface(bodies[0])
    for u, z, radius in spec.get('projectors', []):
        for s in (1, -1):
            place, normal = wrapped_point(surface, u, z)
            if place is not None:
                projector(root, (place.x, s * abs(place.y), place.z), (normal.x, s * abs(normal.y), normal.z), radius)


def wrapped_point(surface, u, z):
    """The point of the nose at wrap coordinate u = |y| + x and height z."""
    low, high = 0.0, u
    for _ in range(24):
        y = (low + high) / 2
        x, _ = surface.front(y, z)
        if x is None or y + max(x, 0) > u:
            high = y
        else:
            low = y
    return surface.cast((-4, low, z), (1, 0, 0))
