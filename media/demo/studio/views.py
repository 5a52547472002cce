"""Cameras: whole vehicles from the studio's fixed place, close-ups from a place in vehicle coordinates."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

VIEWS = {  # name: (degrees that the vehicle is turned, camera height in metres); hero, hero2 and nose may come first in a gallery
    'hero': (38, 1.25), 'side': (0, 1.15), 'rear34': (-38, 1.35), 'front': (89.9, 1.15), 'rear': (-89.9, 1.2),
    'hero2': (142, 1.25), 'nose': (118, 1.25),
}
MOST_HEIGHT = 0.66
"""The share of the picture's height that a tall vehicle may fill."""


def outline_points(pivot):
    """World points of everything under the pivot, for framing; call with the pivot not turned."""
    graph, points = bpy.context.evaluated_depsgraph_get(), []
    for thing in pivot.children_recursive:
        if thing.type not in ('MESH', 'CURVE'):
            continue
        place, evaluated = thing.matrix_world, thing.evaluated_get(graph)
        if thing.name.startswith('body'):
            mesh = evaluated.to_mesh()
            step = max(1, len(mesh.vertices) // 1500)
            points += [place @ v.co for v in list(mesh.vertices)[::step]]
            evaluated.to_mesh_clear()
        else:
            points += [place @ Vector(corner) for corner in evaluated.bound_box]
    return np.array([tuple(p) for p in points if p.z > -0.05])


def turn_for(body):
    """Degrees that a close-up's vehicle is turned: rooms have their tail towards the lights and look at the backdrop."""
    return -90 if body.startswith(('load-', 'interior-')) else 38


def frame_vehicle(camera, pivot, points, view, size, fill=0.88, ground=0.22, distance=None):
    """Turns the vehicle and puts a level camera so that it fills the picture; verticals stay upright.

    `view` is a name of VIEWS or degrees. `ground` is the share of the picture under the wheels. With a fixed
    `distance` the scale and the centre stay the same from frame to frame (spins). Returns the distance.
    """
    degrees, height = VIEWS[view] if isinstance(view, str) else (view, 1.25)
    pivot.rotation_euler = (0, 0, math.radians(degrees))
    turned = points @ np.array(Matrix.Rotation(math.radians(degrees), 3, 'Z')).T
    data, aspect = camera.data, size[1] / size[0]
    scale = data.lens / data.sensor_width

    def extent(d):
        away = turned[:, 1] + d
        u, v = turned[:, 0] / away * scale, (turned[:, 2] - height) / away * scale
        return u.min(), u.max(), v.min(), v.max()

    far = distance
    if far is None:
        near, far = 5.0, 60.0
        for _ in range(40):
            middle = (near + far) / 2
            left, right, low, high = extent(middle)
            if right - left > fill or high - low > MOST_HEIGHT * aspect:
                near = middle
            else:
                far = middle
    left, right, low, _ = extent(far)
    camera.location, camera.rotation_euler = (0, -far, height), (math.pi / 2, 0, 0)
    data.shift_x = 0 if distance else (left + right) / 2
    data.shift_y = -height / far * scale + aspect * (0.47 - ground) if distance else low + aspect * (0.5 - ground)
    return far


def vehicle_box(camera, pivot, points, size):
    """(left, top, right, bottom) shares of the picture that hold the vehicle and the floor that mirrors it."""
    data, aspect = camera.data, size[1] / size[0]
    scale = data.lens / data.sensor_width
    turned = points @ np.array(Matrix.Rotation(pivot.rotation_euler.z, 3, 'Z')).T
    away = turned[:, 1] - camera.location.y
    u = 0.5 + turned[:, 0] / away * scale - data.shift_x
    v = 0.5 - ((turned[:, 2] - camera.location.z) / away * scale - data.shift_y) / aspect
    return max(0.0, u.min() - .04), max(0.0, v.min() - .03), min(1.0, u.max() + .04), min(1.0, v.max() + .11)


def aim_close_up(camera, pivot, root, shot, degrees=38):
    """A close-up: `shot` is in vehicle coordinates; the vehicle is turned first so that the light falls as in the hero."""
    pivot.rotation_euler = (0, 0, math.radians(degrees))
    bpy.context.view_layer.update()
    place, target = (root.matrix_world @ Vector(p) for p in (shot.place, shot.target))
    camera.location, camera.data.lens = place, shot.lens
    camera.data.shift_x = camera.data.shift_y = 0
    camera.rotation_euler = (target - place).to_track_quat('-Z', 'Y').to_euler()


def aim_panorama(camera, pivot, root, shot):
    """An equirectangular camera at the shot's place, its middle towards the target."""
    aim_close_up(camera, pivot, root, shot, -90)
    camera.data.type, camera.data.cycles.panorama_type = 'PANO', 'EQUIRECTANGULAR'


def project_hotspots(camera, root, hotspots):
    """{name: {x, y, visible}}: place in the picture as shares from the left and the top; hidden behind metal or not."""
    from bpy_extras.object_utils import world_to_camera_view
    bpy.context.view_layer.update()
    scene, graph, out = bpy.context.scene, bpy.context.evaluated_depsgraph_get(), {}
    for name, point in hotspots.items():
        place = root.matrix_world @ Vector(point)
        seen = world_to_camera_view(scene, camera, place)
        ray = place - camera.location
        hit, where, *_ = scene.ray_cast(graph, camera.location, ray.normalized(), distance=ray.length - 0.08)
        inside = 0 < seen.x < 1 and 0 < seen.y < 1
        out[name] = {'x': round(seen.x, 4), 'y': round(1 - seen.y, 4), 'visible': bool(inside and not hit)}
    return out
