"""Puts solids under a parent: boxes, tubes, lathes, lofts, plates cut from outlines (x to the tail, y across, z up; metres)."""
import math
import bpy
import bmesh
import numpy as np
from mathutils import Matrix, Vector
from studio.heavy.palette import trim
from studio.heavy.shapes import circle, frames, spline, turn

PLANES = {'xz': Matrix(((1, 0, 0), (0, 0, -1), (0, 1, 0))), 'yz': Matrix(((0, 0, 1), (1, 0, 0), (0, 1, 0))), 'xy': Matrix.Identity(3)}


class Builder:
    """Adds meshes below one parent object; materials are looked up by name."""

    def __init__(self, parent, material=trim):
        self.parent, self.material = parent, material

    def at(self, location=(0, 0, 0), rotation=(0, 0, 0), scale=(1, 1, 1)):
        """A builder in its own coordinates, for parts that are turned or repeated."""
        empty = bpy.data.objects.new('frame', None)
        bpy.context.scene.collection.objects.link(empty)
        empty.parent = self.parent
        empty.location, empty.rotation_euler, empty.scale = location, rotation, scale
        return Builder(empty, self.material)

    def solid(self, verts, faces, mat, angle=38, bevel=0, segments=3, subsurf=0, name='part'):
        """A mesh with outward normals, smooth below an edge angle (degrees)."""
        me = bpy.data.meshes.new(name)
        me.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
        bm = bmesh.new()
        bm.from_mesh(me)
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        bm.to_mesh(me)
        bm.free()
        return self.finish(me, mat, angle, bevel, segments, subsurf)

    def finish(self, me, mat, angle=38, bevel=0, segments=3, subsurf=0):
        """Links a mesh with its material and modifiers."""
        ob = bpy.data.objects.new(me.name, me)
        bpy.context.scene.collection.objects.link(ob)
        ob.parent = self.parent
        me.materials.append(self.material(mat))
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
        me.use_auto_smooth, me.auto_smooth_angle = True, math.radians(angle)
        if bevel:
            m = ob.modifiers.new('bevel', 'BEVEL')
            m.width, m.segments, m.limit_method, m.angle_limit = bevel, segments, 'ANGLE', math.radians(30)
        if subsurf:
            m = ob.modifiers.new('subsurf', 'SUBSURF')
            m.levels = m.render_levels = subsurf
        return ob

    def box(self, centre, size, mat, bevel=.008, rot=(0, 0, 0), taper=(1, 1), segments=3):
        """A bevelled box; taper scales the top's x and y."""
        x, y, z = (v / 2 for v in size)
        tx, ty = taper
        v = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x * tx, -y * ty, z), (x * tx, -y * ty, z), (x * tx, y * ty, z), (-x * tx, y * ty, z)]
        f = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
        ob = self.solid(v, f, mat, 40, bevel, segments)
        ob.location, ob.rotation_euler = centre, rot
        return ob

    def hull(self, corners, mat, bevel=.01, segments=3, subsurf=0):
        """A bevelled block from eight corners: four of the bottom, then four of the top, in the same order."""
        f = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
        return self.solid(corners, f, mat, 40, bevel, segments, subsurf)

    def tube(self, path, radius, mat, smooth=8, sides=14, closed=False, profile=None):
        """A tube swept along a curve through points (smooth=0 keeps the path); radius may change from point to point."""
        radii = radius if isinstance(radius, (list, tuple)) else [radius] * len(path)
        if smooth and len(path) > 2:
            joined = spline([(*p, r) for p, r in zip(path, radii)], smooth, closed)
            path, radii = [p[:3] for p in joined], [p[3] for p in joined]
        ring = profile or [(math.cos(a), math.sin(a)) for a in turn(sides)]
        n, m = len(path), len(ring)
        v = [np.array(p) + (u * a + w * b) * r for p, r, (u, w) in zip(path, radii, frames(path, closed)) for a, b in ring]
        f = [(i * m + k, i * m + (k + 1) % m, (i + 1) % n * m + (k + 1) % m, (i + 1) % n * m + k) for i in range(n if closed else n - 1) for k in range(m)]
        if not closed:
            f += [tuple(range(m)), tuple((n - 1) * m + k for k in reversed(range(m)))]
        return self.solid(v, f, mat, 50)

    def rod(self, a, b, radius, mat, sides=24, bevel=.002):
        """A straight round bar with a small bevel at its ends."""
        ob = self.tube([a, b], radius, mat, 0, sides)
        m = ob.modifiers.new('bevel', 'BEVEL')
        m.width, m.segments, m.limit_method, m.angle_limit = bevel, 2, 'ANGLE', math.radians(50)
        return ob

    def lathe(self, profile, mat, centre=(0, 0, 0), axis=(0, 1, 0), sides=64, closed=False, angle=34, arc=None):
        """Turns a profile of (distance along the axis, radius) around an axis through the centre."""
        spin = turn(sides) if arc is None else np.linspace(arc[0], arc[1], sides)
        m, n = len(profile), len(spin)
        v = [(r * math.cos(a), h, r * math.sin(a)) for a in spin for h, r in profile]
        last = n if arc is None else n - 1
        f = [(i * m + k, i * m + (k + 1) % m, (i + 1) % n * m + (k + 1) % m, (i + 1) % n * m + k) for i in range(last) for k in range(m if closed else m - 1)]
        ob = self.solid(v, f, mat, angle)
        ob.location = centre
        ob.rotation_euler = Vector((0, 1, 0)).rotation_difference(Vector(axis)).to_euler()
        return ob

    def loft(self, sections, mat, subsurf=1, caps=True, closed=True, angle=60, bevel=0):
        """A skin over rings with the same number of points."""
        m, n = len(sections[0]), len(sections)
        v = [p for ring in sections for p in ring]
        f = [(i * m + k, i * m + (k + 1) % m, (i + 1) * m + (k + 1) % m, (i + 1) * m + k) for i in range(n - 1) for k in range(m if closed else m - 1)]
        if caps and closed:
            f += [tuple(range(m)), tuple((n - 1) * m + k for k in reversed(range(m)))]
        return self.solid(v, f, mat, angle, bevel, 2, subsurf)

    def plate(self, outlines, thickness, mat, plane='xz', offset=0.0, bevel=.004, segments=2):
        """A sheet cut from an outline and its holes; 'xz' is a side panel at y = offset, 'yz' an end panel at x, 'xy' a floor at z."""
        cu = bpy.data.curves.new('plate', 'CURVE')
        cu.dimensions, cu.fill_mode, cu.extrude = '2D', 'BOTH', max(thickness / 2 - bevel, .0002)
        cu.bevel_depth, cu.bevel_resolution, cu.offset = bevel, segments, -bevel
        for line in outlines if isinstance(outlines[0][0], (tuple, list, np.ndarray)) else [outlines]:
            sp = cu.splines.new('POLY')
            sp.points.add(len(line) - 1)
            for point, (a, b) in zip(sp.points, line):
                point.co = (a, b, 0, 1)
            sp.use_cyclic_u = True
        tmp = bpy.data.objects.new('plate', cu)
        me = bpy.data.meshes.new_from_object(tmp)
        bpy.data.objects.remove(tmp)
        me.transform(PLANES[plane].to_4x4())
        ob = self.finish(me, mat, 32)
        ob.location = {'xz': (0, offset, 0), 'yz': (offset, 0, 0), 'xy': (0, 0, offset)}[plane]
        return ob

    def disc(self, radius, thickness, mat, offset=0.0, holes=(), bevel=.003, plane='xz'):
        """A round plate with round holes (x, z, radius)."""
        return self.plate([circle(0, 0, radius, 64)] + [circle(*h, 20) for h in holes], thickness, mat, plane, offset, bevel)

    def ball(self, centre, radii, mat, sides=32):
        """An ellipsoid."""
        profile = [(-math.cos(t), max(math.sin(t), .001)) for t in np.linspace(0, math.pi, sides // 2)]
        ob = self.lathe(profile, mat, centre, (0, 1, 0), sides, angle=80)
        ob.scale = radii if isinstance(radii, tuple) else (radii,) * 3
        return ob

    def text(self, words, centre, size, mat, rot=(math.pi / 2, 0, -math.pi / 2), stretch=.8):
        """Raised letters, by default facing the nose (towards -x)."""
        cu = bpy.data.curves.new('text', 'FONT')
        cu.body, cu.size, cu.align_x, cu.align_y, cu.extrude = words, size, 'CENTER', 'CENTER', .0008
        ob = bpy.data.objects.new('text', cu)
        bpy.context.scene.collection.objects.link(ob)
        ob.parent, ob.location, ob.rotation_euler, ob.scale = self.parent, centre, rot, (stretch, 1, 1)
        cu.materials.append(self.material(mat))
        return ob

    def numberplate(self, centre, facing=-1, width=.372, height=.134, lean=0.0):
        """A plate that reads DEMO 26; facing -1 looks ahead, +1 back; lean in radians tips its top backwards."""
        b = self.at(centre, (0, lean, 0 if facing < 0 else math.pi))
        b.box((.006, 0, 0), (.012, width + .016, height + .016), 'plastic', .004)
        b.box((-.002, 0, 0), (.006, width, height), 'plate', .003)
        b.text('DEMO 26', (-.0056, 0, -.002), min(height * .72, width * .27), 'ink')
