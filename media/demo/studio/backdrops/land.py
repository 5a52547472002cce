"""Far land as height fields: capes, ranges and slopes, with rock where it is steep."""
import bpy
import numpy as np

from studio.backdrops.patterns import noise, scaled, step
from studio.mesh import solid
from studio.nodes import NodeBuilder


def waves(x, y, seed, size, octaves=6, keep=0.55):
    """Smooth random heights around 0 with features of about `size` metres, from turned sines."""
    rng = np.random.default_rng(seed)
    total, share = np.zeros_like(x), 1.0
    for _ in range(octaves):
        layer = np.zeros_like(x)
        for _ in range(5):
            turn, phase = rng.uniform(0, np.pi, 2)
            layer += np.sin((x * np.cos(turn) + y * np.sin(turn)) * 6.28 / (size * rng.uniform(0.7, 1.4)) + 4 * phase)
        total += layer * share / 5
        share, size = share * keep, size / 2.05
    return total


def height_field(name, x_range, y_range, steps, height, material):
    """A mesh over a rectangle; height(x, y) takes and returns arrays (metres)."""
    across, down = np.linspace(*x_range, steps[0]), np.linspace(*y_range, steps[1])
    x, y = np.meshgrid(across, down)
    z = height(x, y)
    vertices = np.stack([x, y, z], -1).reshape(-1, 3)
    wide = steps[0]
    faces = [(r * wide + c, r * wide + c + 1, (r + 1) * wide + c + 1, (r + 1) * wide + c) for r in range(steps[1] - 1) for c in range(wide - 1)]
    return solid(name, vertices, faces, material)


def rock_and_cover(name, rock, cover, scale, steep=(0.72, 0.86), foam=None, strata=0.0, base=0.0):
    """Land: cover (two tones) where it is flat, rock (two tones) where it is steep.

    scale: features a metre; foam: metres above `base` under which surf whitens the rock; strata: bands a metre of height.
    """
    material = bpy.data.materials.new(name)
    build = NodeBuilder.for_material(material)
    geometry = build.node('ShaderNodeNewGeometry')
    facing, place = build.node('ShaderNodeSeparateXYZ'), build.node('ShaderNodeSeparateXYZ')
    build.put(facing.inputs[0], geometry.outputs['Normal'])
    build.put(place.inputs[0], geometry.outputs['Position'])
    wander = step(build, noise(build, scale, 8, 0.65), 0.35, 0.65)
    stone = build.mix_colour(*rock, step(build, noise(build, (scale * 2, scale * 2, strata or scale * 2), 6, 0.7), 0.35, 0.65))
    green = build.mix_colour(*cover, wander)
    green = scaled(build, green, build.math('MULTIPLY_ADD', noise(build, scale * 9, 3, 0.7), 1.2, 0.4))
    flat = step(build, build.math('MULTIPLY_ADD', wander, 0.10, facing.outputs[2]), *steep)
    colour = build.mix_colour(stone, green, flat)
    if foam:
        ragged = build.math('MULTIPLY_ADD', noise(build, scale * 5, 6, 0.7), foam * 2.2, build.math('SUBTRACT', base, place.outputs[2]))
        colour = build.mix_colour(colour, (0.80, 0.84, 0.85), step(build, ragged, 0.0, foam * 0.25))
    shader = build.node('ShaderNodeBsdfDiffuse')
    build.put(shader.inputs[0], colour)
    build.finish(shader.outputs[0])
    return material
