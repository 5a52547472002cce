"""The finished body surface, asked by rays: parts sit on it wherever the cage's smoothing puts it."""
import bpy
from mathutils import Vector
from mathutils.bvhtree import BVHTree


class Surface:
    """Ray casts against body objects in vehicle coordinates; every answer may be None (nothing there)."""

    def __init__(self, *bodies):
        bpy.context.view_layer.update()
        graph = bpy.context.evaluated_depsgraph_get()
        vertices, faces = [], []
        for body in bodies:
            evaluated = body.evaluated_get(graph)
            mesh, first = evaluated.to_mesh(), len(vertices)
            vertices += [tuple(v.co) for v in mesh.vertices]
            faces += [tuple(i + first for i in p.vertices) for p in mesh.polygons]
            evaluated.to_mesh_clear()
        self.tree = BVHTree.FromPolygons(vertices, faces)

    def cast(self, origin, direction):
        """(point, normal) of the first hit."""
        point, normal, _, _ = self.tree.ray_cast(Vector(origin), Vector(direction))
        return (point, normal) if point is not None else (None, None)

    def side(self, x, z):
        """Half-width of the body at x and z."""
        point, _ = self.cast((x, -3, z), (0, 1, 0))
        return -point.y if point else None

    def top(self, x, y):
        """Height of the body at x and y."""
        point, _ = self.cast((x, y, 6), (0, 0, -1))
        return point.z if point else None

    def front(self, y, z):
        """(x, normal) of the nose at y and z."""
        point, normal = self.cast((-4, y, z), (1, 0, 0))
        return (point.x, normal) if point else (None, None)

    def rear(self, y, z):
        """(x, normal) of the tail at y and z."""
        point, normal = self.cast((16, y, z), (-1, 0, 0))
        return (point.x, normal) if point else (None, None)
