"""A cab's skin from a table of heights, cut with outlines: real window openings, shut lines, glass and panels that follow the surface."""
import bpy
import bmesh
import numpy as np
from mathutils import Vector
from studio.heavy.builder import PLANES
from studio.heavy.palette import GLASS
from studio.heavy.shapes import rounded

AXIS = {'xz': 1, 'yz': 0, 'xy': 2}


def prism(outlines, plane, low, high):
    """A closed prism of an outline (and holes) between two positions along the plane's normal."""
    cu = bpy.data.curves.new('prism', 'CURVE')
    cu.dimensions, cu.fill_mode, cu.extrude = '2D', 'BOTH', (high - low) / 2
    for line in outlines if isinstance(outlines[0][0], (tuple, list, np.ndarray)) else [outlines]:
        sp = cu.splines.new('POLY')
        sp.points.add(len(line) - 1)
        for point, (a, c) in zip(sp.points, line):
            point.co = (a, c, 0, 1)
        sp.use_cyclic_u = True
    tmp = bpy.data.objects.new('prism', cu)
    me = bpy.data.meshes.new_from_object(tmp)
    bpy.data.objects.remove(tmp)
    me.transform(PLANES[plane].to_4x4())
    shift = [0, 0, 0]
    shift[AXIS[plane]] = (low + high) / 2
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.translate(bm, verts=bm.verts, vec=shift)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    return me


def combine(mesh, other, operation):
    """The boolean of two meshes as a new mesh."""
    link = bpy.context.scene.collection.objects.link
    a, c = bpy.data.objects.new('a', mesh), bpy.data.objects.new('c', other)
    link(a), link(c)
    m = a.modifiers.new('cut', 'BOOLEAN')
    m.operation, m.object, m.solver, m.use_self = operation, c, 'EXACT', False
    out = bpy.data.meshes.new_from_object(a.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(a)
    bpy.data.objects.remove(c)
    return out


class Skin:
    """Rows of (z, x of the nose, x of the back, half width, nose corner radius, back corner radius), bottom to top."""

    def __init__(self, b, rows, bow=.05, steps=8, edge=10):
        self.b, self.rows, self.bow, self.steps, self.edge = b, rows, bow, steps, edge

    def _ring(self, row, grow):
        z, xf, xr, w, rf, rr = row
        xf, xr, w = xf - grow, xr + grow, w + grow
        corners = rounded([(xf, w, max(rf + grow, .012)), (xf, -w, max(rf + grow, .012)), (xr, -w, max(rr + grow, .012)), (xr, w, max(rr + grow, .012))], 0, self.steps)
        out = []
        for i, (p, q) in enumerate(zip(corners, corners[1:] + corners[:1])):
            n = self.edge if i % (self.steps + 1) == self.steps else 1
            out += [(p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t) for t in np.linspace(0, 1, n, endpoint=False)]
        half = (xf + xr) / 2
        return [(x + (self.bow * (y / w) ** 2 * max(0, min(1, (half - x) / (half - xf))) ** 2 if w > .05 else 0), y, z) for x, y in out]

    def surface(self, grow=0.0):
        """The closed outer surface, grown outwards (metres)."""
        rings = [self._ring(r, grow) for r in self.rows]
        m, n = len(rings[0]), len(rings)
        v = [p for ring in rings for p in ring]
        if grow:
            v = [(x, y, z + (grow if i // m == n - 1 else -grow if i // m == 0 else 0)) for i, (x, y, z) in enumerate(v)]
        f = [(i * m + k, i * m + (k + 1) % m, (i + 1) * m + (k + 1) % m, (i + 1) * m + k) for i in range(n - 1) for k in range(m)]
        return v, f + [tuple(reversed(range(m))), tuple((n - 1) * m + k for k in range(m))]

    def shell(self, grow=0.0, thickness=.03):
        """A hollow mesh: the surface and its inside."""
        v, f = self.surface(grow)
        w, g = self.surface(grow - thickness)
        me = bpy.data.meshes.new('skin')
        me.from_pydata(v + w, [], f + [tuple(i + len(v) for i in reversed(q)) for q in g])
        bm = bmesh.new()
        bm.from_mesh(me)
        if sum(q.calc_area() * q.normal.z for q in bm.faces if q.index == len(f) - 1) < 0:
            bmesh.ops.reverse_faces(bm, faces=bm.faces)
        bm.to_mesh(me)
        bm.free()
        return me

    def cut(self, mat, openings, thickness=.03, grow=0.0, angle=30):
        """The shell in a material with openings: (outlines, plane, low, high)."""
        me = self.shell(grow, thickness)
        for opening in openings:
            me = combine(me, prism(*opening), 'DIFFERENCE')
        return self.b.finish(me, mat, angle)

    def piece(self, mat, opening, grow=.004, thickness=.01, angle=30, minus=()):
        """A patch that follows the surface inside an outline: glass, grille, lamp, decal."""
        me = combine(self.shell(grow, thickness), prism(*opening), 'INTERSECT')
        for hole in minus:
            me = combine(me, prism(*hole), 'DIFFERENCE')
        if mat in GLASS:
            self._keep_outside(me)
        return self.b.finish(me, mat, angle)

    def _keep_outside(self, me):
        """Leaves only the outer face of a pane: glass mirrors once."""
        middle = ((self.rows[0][1] + self.rows[0][2]) / 2, 0, (self.rows[0][0] + self.rows[-1][0]) / 2)
        bm = bmesh.new()
        bm.from_mesh(me)
        inner = [f for f in bm.faces if f.normal.dot(f.calc_center_median() - Vector(middle)) <= .15 * (f.calc_center_median() - Vector(middle)).length]
        bmesh.ops.delete(bm, geom=inner, context='FACES')
        bm.to_mesh(me)
        bm.free()


def seam(outline, width=.008):
    """The outline and the same a little inside: a shut line to cut."""
    p = np.array(outline, float)
    d = np.roll(p, -1, 0) - np.roll(p, 1, 0)
    n = np.stack([d[:, 1], -d[:, 0]], 1) / (np.linalg.norm(d, axis=1)[:, None] + 1e-9)
    area = np.sum(p[:, 0] * np.roll(p[:, 1], -1) - np.roll(p[:, 0], -1) * p[:, 1])
    return [outline, [tuple(q) for q in p - n * width * np.sign(area)]]
