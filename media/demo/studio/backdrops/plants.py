"""Trees, shrubs and grass tufts from leaves and blades; each kind is a few meshes that are set out many times."""
import math

import bpy
import numpy as np

from studio.mesh import solid
from studio.nodes import NodeBuilder


def leaf_material(name, dark, light, through=0.25):
    """Leaves: every one has its own tone, and some light passes."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    material = bpy.data.materials.new(name)
    build = NodeBuilder.for_material(material)
    geometry, thing = build.node('ShaderNodeNewGeometry'), build.node('ShaderNodeObjectInfo')
    tone = build.math('MULTIPLY_ADD', thing.outputs['Random'], 0.35, build.math('MULTIPLY', geometry.outputs['Random Per Island'], 0.65))
    colour = build.mix_colour(dark, light, tone)
    front, back = build.node('ShaderNodeBsdfDiffuse'), build.node('ShaderNodeBsdfTranslucent')
    build.put(front.inputs[0], colour)
    build.put(back.inputs[0], colour)
    build.finish(build.mix_shader(through, front.outputs[0], back.outputs[0]))
    return material


def unit(rng, count):
    v = rng.normal(size=(count, 3))
    return v / np.linalg.norm(v, axis=1, keepdims=True)


def leaves(rng, clusters, count, size, slim=0.45, droop=0.0):
    """Leaf quads in ellipsoids [(centre, radii)]: more of them near the skin; returns vertices and faces."""
    weights = np.array([np.prod(radii) ** (2 / 3) for _, radii in clusters])
    chosen = rng.choice(len(clusters), count, p=weights / weights.sum())
    centres = np.array([c for c, _ in clusters])[chosen]
    radii = np.array([r for _, r in clusters])[chosen]
    at = centres + unit(rng, count) * radii * (rng.random((count, 1)) ** 0.4)
    along = unit(rng, count)
    along[:, 2] -= droop
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    across = np.cross(along, unit(rng, count))
    across /= np.linalg.norm(across, axis=1, keepdims=True) + 1e-6
    length = size * rng.uniform(0.6, 1.4, (count, 1))
    a, b = along * length / 2, across * length * slim / 2
    vertices = np.stack([at - a, at + b, at + a, at - b], 1).reshape(-1, 3)
    return vertices, [tuple(range(4 * i, 4 * i + 4)) for i in range(count)]


def limb(start, end, radius, thin=0.5, sides=6):
    """A tapered branch as vertices and faces."""
    start, end = np.array(start, float), np.array(end, float)
    way = (end - start) / np.linalg.norm(end - start)
    u = np.cross(way, (0.3, 0.9, 0.1))
    u /= np.linalg.norm(u)
    v = np.cross(way, u)
    ring = [math.cos(2 * math.pi * i / sides) * u + math.sin(2 * math.pi * i / sides) * v for i in range(sides)]
    vertices = [start + r * radius for r in ring] + [end + r * radius * thin for r in ring]
    return np.array(vertices), [(i, (i + 1) % sides, sides + (i + 1) % sides, sides + i) for i in range(sides)]


def join(parts):
    """Several (vertices, faces) as one."""
    vertices, faces, base = [], [], 0
    for points, polygons in parts:
        vertices.append(points)
        faces += [tuple(base + k for k in polygon) for polygon in polygons]
        base += len(points)
    return np.concatenate(vertices), faces


def tree(name, seed, height, leaf, bark, spread=0.32, clusters=14, count=3000, leaf_size=0.3, clear=0.35, droop=0.5):
    """A gum-like tree: a leaning stem that forks towards loose clusters of leaves above `clear` of its height."""
    rng = np.random.default_rng(seed)
    heads, limbs = [], []
    fork = np.array([rng.normal(0, 0.03) * height, rng.normal(0, 0.03) * height, clear * height])
    limbs.append(limb((0, 0, -0.2), fork, 0.022 * height, 0.7))
    for i in range(clusters):
        turn, up = rng.uniform(0, 2 * math.pi), rng.uniform(clear + 0.12, 0.92)
        reach = spread * height * math.sqrt(rng.random()) * (1.15 - abs(up - 0.62))
        at = np.array([math.cos(turn) * reach, math.sin(turn) * reach, up * height])
        size = height * rng.uniform(0.07, 0.13)
        heads.append((at, (size * 1.25, size * 1.25, size * 0.8)))
        limbs.append(limb(fork, fork + (at - fork) * 0.9, 0.009 * height, 0.25, 5))
    made = solid(name, *leaves(rng, heads, count, leaf_size, 0.4, droop), leaf, smooth=False)
    wood = solid(name + ' wood', *join(limbs), bark)
    return made, wood


def shrub(name, seed, size, leaf, clusters=9, count=1400, leaf_size=0.07, flat=0.75):
    """A rounded bush of about `size` metres across."""
    rng = np.random.default_rng(seed)
    heads = []
    for _ in range(clusters):
        turn, reach, bulk = rng.uniform(0, 2 * math.pi), rng.uniform(0, 0.34) * size, size * rng.uniform(0.16, 0.26)
        heads.append(((math.cos(turn) * reach, math.sin(turn) * reach, size * flat * rng.uniform(0.1, 0.55)), (bulk, bulk, bulk * flat)))
    return [solid(name, *leaves(rng, heads, count, leaf_size, 0.5), leaf, smooth=False)]


def tuft(name, seed, size, leaf, blades=420, width=0.012, bend=0.35, up=0.45):
    """A tuft of grass: thin blades out of one spot; `up` is how steep the steepest stand."""
    rng = np.random.default_rng(seed)
    turn, lean = rng.uniform(0, 2 * math.pi, blades), np.arccos(rng.uniform(0.05, 1, blades) ** up)
    out = np.stack([np.cos(turn), np.sin(turn), np.zeros(blades)], 1)
    way = out * np.sin(lean)[:, None] + np.array([0, 0, 1.0]) * np.cos(lean)[:, None]
    length = size * rng.uniform(0.5, 1, (blades, 1)) * 0.6
    foot = out * size * 0.16 * rng.random((blades, 1)) ** 0.5
    side = np.stack([-out[:, 1], out[:, 0], np.zeros(blades)], 1) * width / 2
    tip = foot + way * length + out * (bend * length * 0.4) - np.array([0, 0, 1]) * (bend * length ** 2 * 0.5 / size)
    middle = foot + way * length * 0.55
    vertices = np.stack([foot - side, foot + side, middle + side * 0.8, middle - side * 0.8, tip], 1).reshape(-1, 3)
    vertices[:, 2] = np.maximum(vertices[:, 2], 0.0)
    faces = [f for i in range(0, 5 * blades, 5) for f in ((i, i + 1, i + 2, i + 3), (i + 3, i + 2, i + 4))]
    return [solid(name, vertices, faces, leaf, smooth=False)]


def set_out(kinds, places, seed=1, ground=None):
    """Copies of kinds (lists of objects sharing a place) at places [(x, y, scale)], turned at random; the originals go."""
    rng = np.random.default_rng(seed)
    collection = bpy.context.scene.collection
    for x, y, scale in places:
        turn, lean = rng.uniform(0, 2 * math.pi), rng.normal(0, 0.04, 2)
        for model in kinds[rng.integers(len(kinds))]:
            copy = bpy.data.objects.new(model.name, model.data)
            collection.objects.link(copy)
            copy.location = (x, y, ground(x, y) if ground else 0)
            copy.rotation_euler, copy.scale = (lean[0], lean[1], turn), (scale, scale, scale * rng.uniform(0.85, 1.15))
    for model in (m for kind in kinds for m in kind):
        collection.objects.unlink(model)


def scatter(rng, count, x_range, y_range, sizes, keep=None):
    """Random places in a rectangle as (x, y, scale); keep(x, y) may refuse some."""
    drawn = zip(rng.uniform(*x_range, count), rng.uniform(*y_range, count), rng.uniform(*sizes, count))
    return [p for p in drawn if keep is None or keep(p[0], p[1])]
