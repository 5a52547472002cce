"""Mesh objects from numbers: boxes, turned and swept shapes, tubes, text. Metres; every object hangs on a parent."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector


def empty(name, parent=None, location=(0, 0, 0)):
    made = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(made)
    made.parent, made.location = parent, location
    return made


def solid(name, vertices, faces, material=None, parent=None, smooth=True):
    """An object from vertices and faces."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in vertices], [], faces)
    mesh.update()
    made = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(made)
    if material:
        mesh.materials.append(material)
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    made.parent = parent
    return made


def edit(thing, change):
    """Changes an object's mesh through bmesh: change(bm)."""
    bm = bmesh.new()
    bm.from_mesh(thing.data)
    change(bm)
    bm.to_mesh(thing.data)
    bm.free()


def outward(thing):
    edit(thing, lambda bm: bmesh.ops.recalc_face_normals(bm, faces=bm.faces))


def subdivide(thing, levels=2):
    modifier = thing.modifiers.new('subdivide', 'SUBSURF')
    modifier.levels = modifier.render_levels = levels
    modifier.boundary_smooth = 'PRESERVE_CORNERS'


def bevel(thing, width=0.004, segments=3):
    modifier = thing.modifiers.new('bevel', 'BEVEL')
    modifier.width, modifier.segments, modifier.limit_method = width, segments, 'ANGLE'


def sharp_above(thing, degrees=35):
    thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, math.radians(degrees)


BOX_FACES = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]


def box(name, centre, size, material, parent=None, edge=0.01, rotation=None, soft=0, taper=None):
    """A box with rounded edges (radius `edge`); taper = (share in x, share in y) of its top; soft = subdivisions."""
    x, y, z = (v / 2 for v in size)
    tx, ty = taper or (1, 1)
    corners = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z)]
    corners += [(-x * tx, -y * ty, z), (x * tx, -y * ty, z), (x * tx, y * ty, z), (-x * tx, y * ty, z)]
    made = solid(name, corners, BOX_FACES, material, parent)
    made.location = centre
    if rotation:
        made.rotation_euler = rotation
    if edge:
        bevel(made, edge, 4)
    if soft:
        subdivide(made, soft)
    sharp_above(made, 40)
    return made


def lathe(name, profile, material, parent=None, segments=96, arc=None, location=(0, 0, 0), axis='y'):
    """Turns a profile of (along the axis, radius) around the y (or x, z) axis; arc = (from, to) in radians."""
    angles = np.linspace(*arc, segments) if arc else np.linspace(0, 2 * math.pi, segments, endpoint=False)
    place = {'y': lambda a, h, r: (r * math.cos(a), h, r * math.sin(a)),
             'x': lambda a, h, r: (h, r * math.cos(a), r * math.sin(a)),
             'z': lambda a, h, r: (r * math.cos(a), r * math.sin(a), h)}[axis]
    vertices = [place(a, h, r) for a in angles for h, r in profile]
    count, turns, faces = len(profile), len(angles), []
    for i in range(turns - 1 if arc else turns):
        j = (i + 1) % turns
        faces += [(i * count + k, i * count + k + 1, j * count + k + 1, j * count + k) for k in range(count - 1)]
    made = solid(name, vertices, faces, material, parent)
    made.location = location
    outward(made)
    sharp_above(made, 40)
    return made


def sweep(name, path, profile, frames, material, parent=None, closed=False, caps=True):
    """A closed profile of (a, b) moved along path points; frames = the two directions of a and b at each point."""
    vertices, faces, count, steps = [], [], len(profile), len(path)
    for point, (u, v) in zip(path, frames):
        vertices += [tuple(Vector(point) + Vector(u) * a + Vector(v) * b) for a, b in profile]
    for i in range(steps if closed else steps - 1):
        j = (i + 1) % steps
        faces += [(i * count + k, i * count + (k + 1) % count, j * count + (k + 1) % count, j * count + k) for k in range(count)]
    if caps and not closed:
        faces += [tuple(range(count)), tuple((steps - 1) * count + k for k in reversed(range(count)))]
    made = solid(name, vertices, faces, material, parent)
    outward(made)
    sharp_above(made, 45)
    return made


def circle(radius, segments=16, squash=1.0):
    """A closed profile for sweep()."""
    return [(radius * math.cos(a), radius * squash * math.sin(a)) for a in np.linspace(0, 2 * math.pi, segments, endpoint=False)]


def tube(name, points, radius, material, parent=None, closed=False, smooth=True, resolution=16):
    """A round bar through points (a curve when smooth, else straight pieces)."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.resolution_u = '3D', radius, 6, resolution
    curve.use_fill_caps = True
    spline = curve.splines.new('NURBS' if smooth else 'POLY')
    spline.points.add(len(points) - 1)
    for point, place in zip(spline.points, points):
        point.co = (*place, 1)
    if smooth:
        spline.order_u, spline.use_endpoint_u = 3, not closed
    spline.use_cyclic_u = closed
    made = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(made)
    made.parent = parent
    curve.materials.append(material)
    return made


def text(name, words, size, material, parent, location, rotation, stretch=1.0):
    """Flat lettering, centred on its location."""
    curve = bpy.data.curves.new(name, 'FONT')
    curve.body, curve.size, curve.align_x, curve.align_y = words, size, 'CENTER', 'CENTER'
    curve.extrude, curve.space_character = 0.0006, 1.05
    made = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(made)
    made.parent, made.location, made.rotation_euler, made.scale = parent, location, rotation, (stretch, 1, 1)
    curve.materials.append(material)
    return made
