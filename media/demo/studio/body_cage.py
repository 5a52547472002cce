"""The body: one Catmull-Clark cage shaped like a box, made from a row of numbers at each station along the vehicle.

A row is (xl, zs, y4, z4,  xb, yb, zb,  xe, ye, ze,  xc, zc), metres:
  xl  x of the lower body            zs  height of the sill
  y4, z4  shoulder: half-width, height (the widest line)
  xb, yb, zb  belt (below the glass)  xe, ye, ze  roof edge, or bonnet edge
  xc, zc  centre line of the roof or bonnet
The rows are the design. Levels 0 to 8 run from the sill to the centre line; nose and tail are closed by grids.
"""
import bmesh
import bpy

LEVELS = 8


def lerp(a, b, share):
    return a + (b - a) * share


def station(row, spec):
    """The nine cage points of a row, right half."""
    xl, zs, y4, z4, xb, yb, zb, xe, ye, ze, xc, zc = row
    tall = z4 - zs
    return [(xl, y4 - spec.get('sill_in', 0.15), zs), (xl, y4 - spec.get('tuck', 0.045), zs + 0.05),
            (xl, y4 - spec.get('flare_in', 0.004), zs + tall * 0.34), (xl, y4 - spec.get('waist_in', 0.022), zs + tall * 0.66),
            (lerp(xl, xb, 0.35), y4, z4), (xb, yb, zb), (xe, ye, ze),
            (lerp(xe, xc, 0.70), ye * spec.get('inner', 0.56), lerp(ze, zc, spec.get('crown', 0.74))), (xc, 0, zc)]


class CageBuilder:
    """Collects vertices by key (station or end, level, side) and faces between them."""

    def __init__(self, spec):
        self.spec, self.rows = spec, spec['rows']
        self.index, self.vertices, self.faces = {}, [], []
        self.points = {(i, k): p for i, row in enumerate(self.rows) for k, p in enumerate(station(row, spec))}
        for key, shift in spec.get('move', {}).items():
            self.points[key] = tuple(a + b for a, b in zip(self.points[key], shift))

    def add(self, key, point):
        self.index[key] = len(self.vertices)
        self.vertices.append(point)

    def build_sides(self):
        for (i, k), (x, y, z) in self.points.items():
            self.add((i, k, 1), (x, y, z))
            if k == LEVELS:
                self.index[i, k, -1] = self.index[i, k, 1]
            else:
                self.add((i, k, -1), (x, -y, z))
        for s in (1, -1):
            for i in range(len(self.rows) - 1):
                for k in range(LEVELS):
                    quad = [self.index[i, k, s], self.index[i + 1, k, s], self.index[i + 1, k + 1, s], self.index[i, k + 1, s]]
                    self.faces.append(quad if s < 0 else quad[::-1])

    def build_end(self, end):
        """Closes the nose ('front') or tail ('rear') by a grid to the centre line."""
        last = 0 if end == 'front' else len(self.rows) - 1
        centre, rise = self.spec[end], self.spec.get(end + '_rise', [0] * 6)
        for s in (1, -1):
            for k in range(6):
                x, y, z = self.points[last, k]
                for column, share in ((7, 0.56), (8, 0.0)):
                    if column == 8 and s == -1:
                        self.index[end, k, 8, -1] = self.index[end, k, 8, 1]
                        continue
                    bow = 1 - share * share * 0.95
                    self.add((end, k, column, s), (x + (centre[k] - x) * bow, s * y * share, z + rise[k] * (1 - share * share)))
            for k in range(6):
                for c in (6, 7):
                    quad = [self.grid(end, last, s, *kc) for kc in ((k, c), (k + 1, c), (k + 1, c + 1), (k, c + 1))]
                    self.faces.append(quad[::-1] if (s < 0) ^ (end == 'rear') else quad)

    def grid(self, end, last, s, k, c):
        """Vertex of an end grid: column 6 is the side of the body, row 6 the roof or bonnet edge."""
        if c == 6:
            return self.index[last, k, s]
        return self.index[last, c, s] if k == 6 else self.index[end, k, c, s]

    def creases(self):
        """(vertex, vertex, weight) of every sharpened edge."""
        spec, out = self.spec, []
        for s in (1, -1):
            for k, i0, i1, weight in spec.get('crease_along', []):
                out += [(self.index[i, k, s], self.index[i + 1, k, s], weight) for i in range(i0, i1)]
            for i, k0, k1, weight in spec.get('crease_across', []):
                out += [(self.index[i, k, s], self.index[i, k + 1, s], weight) for k in range(k0, k1)]
            for end, k, weight in spec.get('crease_end', []):
                last = 0 if end == 'front' else len(self.rows) - 1
                row = [self.grid(end, last, s, k, c) for c in (6, 7, 8)]
                out += [(row[0], row[1], weight), (row[1], row[2], weight)]
        return out


def build_cage(spec, parent, name='body', levels=4):
    """The smooth body object of a spec; it has no material yet."""
    cage = CageBuilder(spec)
    cage.build_sides()
    cage.build_end('front')
    cage.build_end('rear')
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(cage.vertices, [], cage.faces)
    bm = bmesh.new()
    bm.from_mesh(mesh)
    bm.verts.ensure_lookup_table()
    layer = bm.edges.layers.crease.verify()
    for a, b, weight in cage.creases():
        edge = bm.edges.get((bm.verts[a], bm.verts[b]))
        if edge:
            edge[layer] = weight
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    body = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(body)
    body.parent = parent
    modifier = body.modifiers.new('subdivide', 'SUBSURF')
    modifier.levels = modifier.render_levels = levels
    modifier.boundary_smooth = 'PRESERVE_CORNERS'
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    return body
