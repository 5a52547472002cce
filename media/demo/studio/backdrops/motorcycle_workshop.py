"""Bottlebrush's workshop: a small brick room with a steel window, a lift for motorcycles, tyres and tools on the wall."""
import bpy
import numpy as np

from studio.backdrops.patterns import noise, position, step
from studio.backdrops.place import place
from studio.backdrops.skies import build_sky
from studio.backdrops.structures import block, dark_metal, ground, lamp, light_strip
from studio.backdrops.surfaces import lit, surface
from studio.materials import plain
from studio.mesh import lathe, text, tube
from studio.nodes import NodeBuilder
from studio.stage import add_light

LEFT, RIGHT, BACK, CEILING = -5.0, 5.5, 12.6, 4.0
BRICK = (0.24, 0.086, 0.010)
"""Width and height of a brick with its joint, and the width of the joint (metres)."""
LIGHTS = (
    # name, place, target, width, height, watts, colour
    ('ceiling', (0, 9, 3.8), (0, 9, 0), 8, 7, 330, (1.0, 0.95, 0.88)),
    ('near', (-4, -3, 6.5), (0.5, 6, 0), 9, 6, 520, (1.0, 0.97, 0.93)),
    ('rear', (0, 11.4, 3.7), (0, 12.6, 1.3), 9, 0.25, 95, (1.0, 0.90, 0.78)),
    ('window', (-2.3, 12.2, 2.2), (-1.4, 6, 0.4), 1.3, 1.3, 22, (0.88, 0.95, 1.0)),
)


def brickwork():
    """Bricks on a wall along x: each in its own tone, with pale joints."""
    material = bpy.data.materials.new('brickwork')
    build = NodeBuilder.for_material(material)
    split, bricks = build.node('ShaderNodeSeparateXYZ'), build.node('ShaderNodeTexBrick')
    build.put(split.inputs[0], position(build))
    width, height, joint = BRICK
    for key, value in (('Vector', build.vector(split.outputs[0], split.outputs[2])), ('Color1', (0.185, 0.062, 0.036)), ('Color2', (0.300, 0.120, 0.072)), ('Mortar', (0.36, 0.33, 0.30)), ('Scale', 1.0),
                       ('Mortar Size', joint / 2), ('Mortar Smooth', 0.15), ('Bias', 0.0), ('Brick Width', width), ('Row Height', height)):
        build.put(bricks.inputs[key], value)
    speck = build.lerp(0.72, 1.12, step(build, noise(build, 34, 3, 0.7), 0.3, 0.7))
    tone = build.node('ShaderNodeVectorMath', operation='SCALE')
    build.put(tone.inputs[0], bricks.outputs['Color'])
    build.put(tone.inputs['Scale'], speck)
    bump = build.node('ShaderNodeBump')
    bump.inputs['Distance'].default_value = 1.0
    build.put(bump.inputs['Height'], build.math('MULTIPLY', bricks.outputs['Fac'], -0.006))
    shader = build.node('ShaderNodeBsdfPrincipled')
    for key, value in (('Base Color', tone.outputs[0]), ('Roughness', 0.82), ('Specular', 0.25), ('Normal', bump.outputs[0])):
        build.put(shader.inputs[key], value)
    build.finish(shader.outputs[0])
    return material


def red():
    return plain('brand red', (0.42, 0.008, 0.025), roughness=0.3, coat=0.3)


def steel():
    return plain('bright steel', (0.42, 0.43, 0.44), metallic=0.9, roughness=0.32)


def build_room():
    ground(surface('dark floor', ((0.060, 0.058, 0.056), (0.082, 0.080, 0.077)), 0.6, contrast=(0.15, 0.85), rough=(0.12, 0.24), specular=0.5, grain=(60, 0.14), joints=(1.2, 1.2, 0.004, 0.06), bump=((1.5, 0.0006),), coat=0.5), 40)
    wall = brickwork()
    block('rear wall', (LEFT, RIGHT), (BACK, BACK + 0.3), (0, CEILING), wall, 0)
    for x in (LEFT, RIGHT):
        block('side wall', (x - 0.1, x + 0.1), (4, BACK), (0, CEILING), plain('painted wall', (0.55, 0.53, 0.50), roughness=0.7), 0)
    block('skirting', (LEFT, RIGHT), (BACK - 0.02, BACK), (0, 0.22), plain('skirting', (0.03, 0.029, 0.028), roughness=0.5), 0.004)
    block('ceiling', (LEFT, RIGHT), (7, BACK + 0.3), (CEILING, CEILING + 0.2), plain('ceiling', (0.30, 0.28, 0.26), roughness=0.8), 0)
    for x in (-3.2, -0.8, 1.6, 4.0):
        light_strip((x, x + 0.10), (7.2, 11.4), CEILING - 0.35, lamp(6, (1.0, 0.93, 0.84), 'tube'), dark_metal())
    for z, r in ((3.06, 0.035), (2.98, 0.022)):
        tube('pipe', [(LEFT, BACK - 0.07, z), (RIGHT, BACK - 0.07, z)], r, plain('pipe', (0.12, 0.115, 0.11), metallic=0.5, roughness=0.4), smooth=False)


def build_window():
    """A steel window with small panes and daylight behind it."""
    left, right, low, high = -3.0, -1.66, 1.52, 2.82
    block('daylight', (left, right), (BACK - 0.012, BACK - 0.008), (low, high), lit('daylight', (0.80, 0.90, 1.0), 1.5), 0)
    bar = plain('window bar', (0.02, 0.02, 0.021), metallic=0.3, roughness=0.45)
    for x in np.linspace(left, right, 5):
        block('bar', (x - 0.016, x + 0.016), (BACK - 0.05, BACK), (low, high), bar, 0)
    for z in np.linspace(low, high, 4):
        block('bar', (left, right), (BACK - 0.05, BACK), (z - 0.016, z + 0.016), bar, 0)
    block('sill', (left - 0.06, right + 0.06), (BACK - 0.12, BACK), (low - 0.07, low - 0.02), plain('sill', (0.42, 0.40, 0.37), roughness=0.6), 0.006)


def hang_sign():
    shine = lit('neon', (1.0, 0.03, 0.06), 4.5)
    text('sign', 'BOTTLEBRUSH', 0.39, shine, None, (0.55, BACK - 0.09, 2.62), (np.pi / 2, 0, 0))
    for x in (-0.55, 0.55, 1.65):
        tube('bracket', [(x, BACK - 0.08, 2.45), (x, BACK, 2.45)], 0.008, dark_metal(), smooth=False)
    block('rail', (-0.72, 1.82), (BACK - 0.09, BACK - 0.07), (2.44, 2.46), dark_metal(), 0)
    add_light('neon', (0.55, BACK - 0.25, 2.62), (0.55, BACK, 2.62), 2.3, 0.3, 9, (1.0, 0.08, 0.10))


def cabinet(x, width, height, drawers, material):
    front = BACK - 0.62
    block('cabinet', (x, x + width), (front, BACK - 0.03), (0.09, height), material, 0.012)
    for low, high in zip(np.linspace(0.12, height - 0.04, drawers + 1), np.linspace(0.12, height - 0.04, drawers + 1)[1:]):
        block('drawer', (x + 0.02, x + width - 0.02), (front - 0.016, front), (low + 0.006, high - 0.006), material, 0.004)
        block('pull', (x + 0.05, x + width - 0.05), (front - 0.03, front - 0.013), (high - 0.03, high - 0.014), steel(), 0.003)
    for dx in (0.08, width - 0.08):
        tube('foot', [(x + dx, front + 0.06, 0), (x + dx, front + 0.06, 0.09)], 0.03, dark_metal(), smooth=False)


def fit_bench():
    top = surface('bench top', ((0.30, 0.19, 0.105), (0.40, 0.26, 0.15)), (0.5, 7, 7), rough=(0.35, 0.5))
    block('bench top', (-3.3, -0.75), (BACK - 0.68, BACK - 0.02), (0.92, 0.97), top, 0.006)
    for x in (-3.25, -2.42, -1.59):
        cabinet(x, 0.80, 0.92, 5, red())
    block('vice', (-1.15, -0.93), (BACK - 0.66, BACK - 0.44), (0.97, 1.14), plain('vice', (0.035, 0.05, 0.075), metallic=0.3, roughness=0.4), 0.025)
    for x, height, tone in ((-2.95, 0.26, (0.03, 0.03, 0.032)), (-2.75, 0.26, (0.42, 0.30, 0.04)), (-2.55, 0.20, (0.42, 0.02, 0.03)), (-2.02, 0.24, (0.16, 0.17, 0.18))):
        lathe('can', [(0, 0.001), (0, 0.07), (height - 0.05, 0.07), (height, 0.04), (height, 0.001)], plain(f'can {x}', tone, roughness=0.35), location=(x, BACK - 0.3, 0.97), axis='z', segments=28)
    block('tool board', (-1.42, -0.86), (BACK - 0.03, BACK), (1.34, 2.28), plain('tool board', (0.025, 0.024, 0.023), roughness=0.6), 0.005)
    rng = np.random.default_rng(5)
    for low in (2.18, 1.78):
        for x in np.arange(-1.36, -0.90, 0.075):
            tube('spanner', [(x, BACK - 0.045, low), (x, BACK - 0.045, low - rng.uniform(0.16, 0.33))], rng.uniform(0.008, 0.014), steel() if rng.random() < 0.75 else red(), smooth=False)


def hang_tyres():
    """Motorcycle tyres on a rail, seen from their treads, and helmets on a shelf below."""
    rubber = plain('tyre', (0.016, 0.016, 0.017), roughness=0.55)
    profile = [(-0.05, 0.225), (-0.065, 0.27), (-0.035, 0.305), (0, 0.315), (0.035, 0.305), (0.065, 0.27), (0.05, 0.225), (-0.05, 0.225)]
    for i in range(9):
        lathe('tyre', profile, rubber, location=(1.94 + 0.162 * i, BACK - 0.36, 2.06), axis='x', segments=64)
    for x in (1.80, 3.40):
        block('bracket', (x - 0.015, x + 0.015), (BACK - 0.62, BACK), (1.72, 1.75), dark_metal(), 0)
    for y in (BACK - 0.20, BACK - 0.52):
        tube('rail', [(1.75, y, 1.77), (3.45, y, 1.77)], 0.014, steel(), smooth=False)
    block('shelf', (1.75, 3.45), (BACK - 0.34, BACK - 0.02), (1.40, 1.43), plain('shelf', (0.26, 0.17, 0.10), roughness=0.5), 0.004)
    for x, tone in ((1.95, (0.42, 0.008, 0.025)), (2.35, (0.02, 0.02, 0.021)), (2.75, (0.62, 0.61, 0.58))):
        arc = np.linspace(-0.5 * np.pi, 0.5 * np.pi, 20)
        lathe('helmet', [(0.13 * (1 + np.sin(a)), max(0.128 * np.cos(a), 0.001)) for a in arc[3:]], plain(f'helmet {x}', tone, roughness=0.15, coat=0.6), location=(x, BACK - 0.19, 1.405), axis='z', segments=48)
        block('visor', (x - 0.085, x + 0.085), (BACK - 0.322, BACK - 0.26), (1.50, 1.58), plain('visor', (0.008, 0.008, 0.009), roughness=0.08, coat=0.8), 0.02)


def raise_lift():
    """A scissor lift with its deck up: bars cross between the base and the deck; a chock holds the front wheel."""
    left, right, y, deck = 1.05, 3.15, 9.9, 0.80
    block('base', (left + 0.1, right - 0.1), (y - 0.33, y + 0.33), (0.0, 0.09), dark_metal(), 0.01)
    for side in (-0.29, 0.29):
        for a, b in (((left + 0.25, 0.10), (right - 0.35, deck - 0.06)), ((right - 0.25, 0.10), (left + 0.35, deck - 0.06))):
            tube('arm', [(a[0], y + side, a[1]), (b[0], y + side, b[1])], 0.035, red(), smooth=False)
        tube('pin', [((left + right) / 2, y + side - 0.05, deck / 2 + 0.02), ((left + right) / 2, y + side + 0.05, deck / 2 + 0.02)], 0.03, steel(), smooth=False)
    block('deck', (left, right), (y - 0.37, y + 0.37), (deck - 0.06, deck), red(), 0.012)
    block('mat', (left + 0.06, right - 0.06), (y - 0.33, y + 0.33), (deck, deck + 0.008), plain('mat', (0.02, 0.02, 0.021), roughness=0.6), 0)
    for side in (-0.10, 0.10):
        block('chock', (left + 0.10, left + 0.40), (y + side - 0.012, y + side + 0.012), (deck, deck + 0.17), dark_metal(), 0.006)
    tube('hoop', [(left + 0.14, y - 0.10, deck + 0.15), (left + 0.04, y, deck + 0.42), (left + 0.14, y + 0.10, deck + 0.15)], 0.02, steel())
    block('ramp', (right - 0.02, right + 0.55), (y - 0.33, y + 0.33), (deck - 0.05, deck - 0.02), steel(), 0.005)
    block('pedal', (left - 0.30, left - 0.08), (y - 0.42, y - 0.24), (0.0, 0.08), plain('pedal', (0.50, 0.30, 0.02), roughness=0.4), 0.015)


@place('workshop-bottlebrush', exposure=0.35, samples=8, bounces=2, bloom=0.05)
def build():
    build_sky(((0, (0.95, 0.93, 0.90)), (90, (0.8, 0.78, 0.75))), below=(0.35, 0.34, 0.33), strength=0.6)
    build_room()
    build_window()
    hang_sign()
    fit_bench()
    hang_tyres()
    raise_lift()
    for light in LIGHTS:
        add_light(*light)
