"""A truck yard by day: a concrete apron, a steel shed with roller doors, a chain fence with gum trees behind, soft clouds."""
import bpy
import numpy as np

from studio.backdrops.patterns import position, step
from studio.backdrops.place import place
from studio.backdrops.plants import leaf_material, set_out, shrub, tree
from studio.backdrops.skies import add_sun, build_sky
from studio.backdrops.structures import block, bollard, dark_metal, ground, lamp_post, mark, roller_door, strip, wall_with_doors
from studio.backdrops.surfaces import surface
from studio.materials import plain
from studio.mesh import box, tube
from studio.nodes import NodeBuilder

SKY = ((0, (0.98, 1.04, 1.10)), (2.0, (0.66, 0.86, 1.12)), (6.0, (0.30, 0.56, 1.02)), (12.0, (0.16, 0.39, 0.86)), (40, (0.09, 0.25, 0.60)), (90, (0.06, 0.17, 0.45)))
CLOUDS = dict(scale=0.50, stretch=0.40, low=0.49, high=0.62, bright=(1.25, 1.24, 1.22), shade=(0.72, 0.77, 0.84), most=0.95, fade=(0.005, 0.04))
SUN = (-0.95, -0.55, 0.80)
LEFT, RIGHT, FRONT, EAVE, DEPTH = -5.6, 34.0, 37.0, 6.1, 24.0
"""The shed: its ends, its front (metres away), the height of its eave, and how deep it is."""
DOORS = ((-3.2, 1.6, 4.7), (4.4, 9.2, 4.7), (12.0, 16.8, 4.7), (19.6, 24.4, 4.7))
FENCE = 46.0


def lay_apron():
    tones = ((0.185, 0.182, 0.174), (0.245, 0.24, 0.23))
    ground(surface('gravel', ((0.22, 0.205, 0.18), (0.30, 0.285, 0.25)), 0.6, rough=(0.9, 0.95), grain=(30, 0.5)), z=-0.03)
    apron = surface('apron', tones, 0.5, contrast=(0.15, 0.85), rough=(0.62, 0.8), specular=0.3, grain=(70, 0.28), joints=(4.6, 4.6, 0.014, 0.07),
                    stain=((0.125, 0.122, 0.116), 0.8, 0.13), bump=((60, 0.0016), (9, 0.0012)))
    strip('apron', [(-60, -20), (60, -20), (60, 44.5), (-60, 44.5)], apron, 0)
    line = surface('yellow line', ((0.46, 0.29, 0.035), (0.54, 0.35, 0.05)), 3, rough=(0.6, 0.7), worn=((0.21, 0.205, 0.195), 11, 0.10), grain=(70, 0.2))
    mark('walkway', (-40, 17.2), (60, 17.2), 0.13, line)
    mark('walkway', (-40, 18.6), (60, 18.6), 0.13, line)
    tyre = surface('tyre mark', ((0.135, 0.132, 0.126), (0.20, 0.197, 0.19)), 1.6, rough=(0.7, 0.8), grain=(70, 0.28), worn=((0.21, 0.205, 0.197), 2.2, 0.22))
    for left, right, _ in DOORS[:3]:
        for x in (left + 1.1, left + 3.3):
            mark('tyre mark', (x, 36.8), (x - 1.2, 23.5), 0.42, tyre, 0.003)


def build_shed():
    steel = surface('wall sheet', ((0.40, 0.405, 0.40), (0.46, 0.465, 0.46)), (0.5, 0.5, 0.12), rough=(0.42, 0.55), specular=0.4, ribs=(0, 0.19, 0.028),
                    stain=((0.33, 0.328, 0.32), (1.2, 1.2, 0.15), 0.10))
    blue = plain('trim', (0.060, 0.085, 0.125), roughness=0.4)
    slats = surface('door slats', ((0.135, 0.155, 0.172), (0.165, 0.185, 0.203)), 0.6, rough=(0.4, 0.5), ribs=(2, 0.095, 0.020))
    wall_with_doors('wall', (LEFT, RIGHT), FRONT, EAVE, DOORS, steel)
    block('side', (LEFT, LEFT + 0.2), (FRONT + 0.31, FRONT + DEPTH), (0, EAVE), steel, 0)
    edges = [LEFT - 0.02, *(v for left, right, _ in DOORS for v in (left - 0.125, right + 0.125)), RIGHT]
    plinth = surface('plinth', ((0.26, 0.255, 0.245), (0.33, 0.32, 0.31)), 1.2, grain=(40, 0.2))
    for a, b in zip(edges[::2], edges[1::2]):
        block('plinth', (a, b), (FRONT - 0.025, FRONT + 0.05), (0, 0.28), plinth, 0)
    for left, right, top in DOORS:
        roller_door((left, right), FRONT, top, slats, blue, dark_metal())
        block('threshold', (left - 0.2, right + 0.2), (FRONT - 0.9, FRONT + 0.3), (0.0, 0.006), surface('threshold', ((0.22, 0.215, 0.205), (0.27, 0.265, 0.255)), 1), 0)
        for x in (left - 0.42, right + 0.42):
            bollard(x, FRONT - 0.8, surface('safety yellow', ((0.56, 0.34, 0.02), (0.66, 0.42, 0.03)), 4, rough=(0.4, 0.6), worn=((0.2, 0.19, 0.17), 9, 0.10)), 1.05)
        block('door lamp', ((left + right) / 2 - 0.22, (left + right) / 2 + 0.22), (FRONT - 0.28, FRONT), (top + 0.42, top + 0.56), dark_metal(), 0.02)
    build_roof(blue)
    for x in (LEFT + 0.35, 10.6, 18.2):
        block('downpipe', (x - 0.055, x + 0.055), (FRONT - 0.14, FRONT - 0.03), (0.1, EAVE), blue, 0.01)
    block('door frame', (2.44, 3.50), (FRONT - 0.06, FRONT), (0, 2.18), dark_metal(), 0.008)
    block('staff door', (2.50, 3.44), (FRONT - 0.075, FRONT), (0.02, 2.12), blue, 0.006)
    block('handle', (3.28, 3.36), (FRONT - 0.13, FRONT - 0.07), (0.98, 1.04), plain('handle', (0.5, 0.5, 0.5), metallic=0.9, roughness=0.3), 0.01)


def build_roof(blue):
    sheet = surface('roof sheet', ((0.36, 0.37, 0.38), (0.41, 0.42, 0.43)), 0.4, rough=(0.4, 0.5), ribs=(0, 0.19, 0.03))
    slope, middle = np.radians(7), FRONT + DEPTH / 4
    box('roof', ((LEFT + RIGHT) / 2, middle - 0.2, EAVE + 0.12 + np.tan(slope) * DEPTH / 4), (RIGHT - LEFT + 0.7, DEPTH / 2 + 0.9, 0.06), sheet, edge=0, rotation=(slope, 0, 0))
    block('gutter', (LEFT - 0.35, RIGHT + 0.3), (FRONT - 0.62, FRONT - 0.46), (EAVE - 0.10, EAVE + 0.07), blue, 0.02)
    block('soffit', (LEFT - 0.3, RIGHT + 0.3), (FRONT - 0.5, FRONT), (EAVE - 0.02, EAVE + 0.01), plain('soffit', (0.45, 0.46, 0.46), roughness=0.6), 0)


def wire_mesh():
    """Chain wire: a diamond net of 6 cm, the rest clear."""
    material = bpy.data.materials.new('chain wire')
    build = NodeBuilder.for_material(material)
    split = build.node('ShaderNodeSeparateXYZ')
    build.put(split.inputs[0], position(build))
    lines = []
    for sign in (1, -1):
        along = build.math('MULTIPLY_ADD', split.outputs[2], sign, split.outputs[0])
        lines.append(build.math('SUBTRACT', 1.0, step(build, build.math('PINGPONG', along, 0.045), 0.004, 0.008)))
    wire, clear = build.node('ShaderNodeBsdfDiffuse'), build.node('ShaderNodeBsdfTransparent')
    build.put(wire.inputs[0], (0.34, 0.35, 0.36))
    build.finish(build.mix_shader(build.maximum(lines), clear.outputs[0], wire.outputs[0]))
    return material


def build_fence():
    steel = plain('galvanised', (0.36, 0.37, 0.38), metallic=0.6, roughness=0.45)
    for x in np.arange(-30, LEFT + 3, 2.9):
        tube('post', [(x, FENCE, 0), (x, FENCE, 2.35)], 0.04, steel, smooth=False)
    for z in (0.08, 2.3):
        tube('rail', [(-32, FENCE, z), (LEFT + 6, FENCE, z)], 0.026, steel, smooth=False)
    block('mesh', (-32, LEFT + 6), (FENCE + 0.02, FENCE + 0.021), (0.05, 2.3), wire_mesh(), 0)
    block('kerb', (-32, LEFT), (44.5, 44.7), (0, 0.14), plain('kerb', (0.34, 0.335, 0.32), roughness=0.8), 0.02)


def kinds_far(leaf, bark):
    """Trees that are leafy to the ground, to close the view."""
    return [tree(f'far gum {i}', 90 + i, 9.0, leaf, bark, spread=0.40, clusters=26, count=4200, leaf_size=0.42, clear=0.0, droop=0.6) for i in range(2)]


def plant_trees():
    leaf, bark = leaf_material('gum leaf', (0.045, 0.068, 0.035), (0.135, 0.165, 0.095)), plain('gum bark', (0.20, 0.175, 0.15), roughness=0.9)
    kinds = [tree(f'gum {i}', 70 + i, 9.0, leaf, bark, spread=0.34, clusters=40, count=11000, leaf_size=0.22, clear=0.14, droop=0.8) for i in range(4)]
    rng = np.random.default_rng(12)
    places = [(x + rng.normal(0, 1.2), rng.uniform(54, 78), rng.uniform(0.55, 1.0)) for x in np.arange(-40, 14, 1.7)]
    set_out(kinds, places, 9)
    set_out(kinds_far(leaf, bark), [(x + rng.normal(0, 1.0), rng.uniform(96, 115), rng.uniform(0.8, 1.2)) for x in np.arange(-50, 20, 2.0)], 11)
    low = [shrub(f'low {i}', 80 + i, 2.6, leaf, count=2600, leaf_size=0.13, clusters=12) for i in range(3)]
    set_out(low, [(x + rng.normal(0, 0.4), rng.uniform(48.5, 53), rng.uniform(0.6, 1.2)) for x in np.arange(-32, 2, 0.8)], 10)


@place('yard', exposure=0.4, samples=6, haze=((0.62, 0.72, 0.84), 1500))
def build():
    build_sky(SKY, below=(0.28, 0.27, 0.25), strength=0.72, clouds=CLOUDS)
    add_sun(SUN, 5.6, (1.0, 0.90, 0.77), 3.0)
    lay_apron()
    build_shed()
    build_fence()
    plant_trees()
    lamp_post(-9.4, 45.0, 8.0, plain('pole', (0.34, 0.35, 0.36), metallic=0.4, roughness=0.5))
