"""A car showroom by day: polished concrete, timber slats washed by light, tall windows on the left, lines of light above."""
import numpy as np

from studio.backdrops.place import place
from studio.backdrops.plants import leaf_material, set_out, shrub, tree
from studio.backdrops.skies import build_sky
from studio.backdrops.structures import block, dark_metal, ground, lamp, light_strip, side_front, strip
from studio.backdrops.surfaces import pane, surface
from studio.materials import plain
from studio.mesh import box, lathe, solid, tube
from studio.stage import add_light

LEFT, RIGHT, BACK, CEILING = -6.6, 14.0, 29.0, 4.9
"""The window wall, the right wall, the rear wall, the ceiling (metres)."""
SLATS = (-4.4, 4.9)
"""The part of the rear wall that is timber."""
LIGHTS = (
    # name, place, target, width, height, watts, colour
    ('ceiling', (2, 18, 4.7), (2, 18, 0), 13, 18, 760, (1.0, 0.97, 0.93)),
    ('near', (-4, -3, 7.0), (1, 9, 0), 12, 8, 1100, (1.0, 0.98, 0.96)),
    ('wash', (0.3, 28.0, 4.75), (0.3, 29.2, 1.6), 9.2, 0.25, 330, (1.0, 0.84, 0.64)),
    ('wash right', (9.4, 28.0, 4.75), (9.4, 29.2, 1.6), 8.4, 0.25, 130, (1.0, 0.88, 0.72)),
    ('day', (-8.4, 19, 3.2), (0, 20, 0.4), 18, 4.4, 1500, (0.90, 0.96, 1.0)),
)


def build_shell():
    tones = ((0.235, 0.232, 0.226), (0.30, 0.297, 0.29))
    ground(surface('polished concrete', tones, 0.45, contrast=(0.2, 0.8), rough=(0.09, 0.17), specular=0.55, grain=(55, 0.10),
                   joints=(3.6, 3.6, 0.007, 0.05), stain=((0.20, 0.197, 0.19), 1.6, 0.10), bump=((1.3, 0.0010),), coat=0.5), 60)
    white = surface('plaster', ((0.60, 0.595, 0.585), (0.64, 0.635, 0.625)), 0.6, rough=(0.7, 0.8), specular=0.2)
    block('ceiling', (LEFT, RIGHT), (11, BACK), (CEILING, CEILING + 0.2), white, 0)
    block('right wall', (RIGHT, RIGHT + 0.2), (11, BACK), (0, CEILING), white, 0)
    block('rear wall', (LEFT, RIGHT), (BACK, BACK + 0.2), (0, CEILING), white, 0)
    block('lintel', (LEFT - 0.2, LEFT + 0.12), (8, BACK), (4.3, CEILING), white, 0)
    block('skirting', (SLATS[1], RIGHT), (BACK - 0.03, BACK), (0, 0.10), dark_metal(), 0)


def build_rear():
    back, oak = plain('slat back', (0.022, 0.018, 0.015), roughness=0.8), [
        surface(f'oak {i}', tones, (7.0, 7.0, 0.45), rough=(0.42, 0.6), grain=(40, 0.12)) for i, tones in enumerate((
            ((0.27, 0.155, 0.080), (0.38, 0.225, 0.120)), ((0.31, 0.185, 0.100), (0.42, 0.26, 0.145)), ((0.23, 0.130, 0.066), (0.34, 0.195, 0.10))))]
    block('slat back', SLATS, (BACK - 0.02, BACK), (0, CEILING), back, 0)
    rng = np.random.default_rng(4)
    for x in np.arange(SLATS[0] + 0.05, SLATS[1], 0.125):
        box('slat', (x, BACK - 0.06, CEILING / 2 - 0.1), (0.062, 0.075, CEILING - 0.3), oak[rng.integers(3)], edge=0.004)
    slate = surface('slate panel', ((0.050, 0.053, 0.058), (0.068, 0.071, 0.077)), 0.8, rough=(0.35, 0.55), joints=(1.55, 0, 0.012, 0.10))
    block('slate', (SLATS[1] + 0.3, SLATS[1] + 6.5), (BACK - 0.1, BACK), (0, 3.5), slate, 0.01)
    light_strip((SLATS[1] + 0.3, SLATS[1] + 6.5), (BACK - 0.08, BACK - 0.02), 3.56, lamp(5, (1, 0.87, 0.68), 'edge'))
    block('portal', (LEFT, SLATS[0]), (BACK - 0.25, BACK), (0, CEILING), plain('portal', (0.045, 0.048, 0.052), roughness=0.45), 0.01)


def build_windows():
    side_front(LEFT, (6.0, BACK), 4.3, 10, dark_metal(), bar=0.09, rails=(3.15,), glass=pane(mirror=0.5))
    strip('pavement', [(-60, -10), (LEFT - 0.1, -10), (LEFT - 0.1, 90), (-60, 90)],
          surface('pavement', ((0.34, 0.335, 0.325), (0.42, 0.41, 0.40)), 0.6, rough=(0.7, 0.8), joints=(2.0, 2.0, 0.02, 0.12)), 0.01)
    leaf, bark = leaf_material('leaf', (0.055, 0.085, 0.035), (0.16, 0.21, 0.09)), plain('bark', (0.16, 0.13, 0.11), roughness=0.9)
    set_out([tree(f'tree {i}', 30 + i, 7.0, leaf, bark, spread=0.34, clusters=16, count=6000, leaf_size=0.22, clear=0.28) for i in range(2)],
            [(-13.5, 30, 1.0), (-16.5, 41, 1.1), (-13.6, 52, 0.9), (-19, 60, 1.2), (-24, 46, 1.2)], 5)
    set_out([shrub(f'hedge {i}', 40 + i, 1.6, leaf, leaf_size=0.10, count=1200) for i in range(2)],
            [(-11.6 + 0.3 * (i % 2), 22 + 1.05 * i, 1.0) for i in range(40)], 6)


def light_ceiling():
    housing, tube_light = dark_metal(), lamp(7, (1.0, 0.97, 0.92), 'line')
    for x in (-3.6, 0.6, 4.8, 9.0):
        light_strip((x, x + 0.09), (11, BACK - 1.6), CEILING - 0.16, tube_light, housing)
        for y in (20.5, 25.5):
            tube('hanger', [(x + 0.045, y, CEILING - 0.12), (x + 0.045, y, CEILING)], 0.01, housing, smooth=False)
    for y in (22.0, 25.4):
        block('beam', (LEFT, RIGHT), (y, y + 0.16), (CEILING - 0.05, CEILING), surface('beam', ((0.52, 0.52, 0.51), (0.56, 0.56, 0.55)), 1), 0)


def furnish():
    stone, oak = plain('desk', (0.60, 0.59, 0.57), roughness=0.3), desk_oak()
    block('desk', (6.0, 9.6), (25.2, 26.1), (0, 1.08), oak, 0.01)
    block('desk top', (5.9, 9.7), (25.1, 26.2), (1.08, 1.14), stone, 0.012)
    for x in (6.7, 7.8, 8.9):
        tube('cord', [(x, 25.6, 2.35), (x, 25.6, CEILING)], 0.009, dark_metal(), smooth=False)
        lathe('shade', [(0.0, 0.20), (0.03, 0.20), (0.20, 0.06), (0.26, 0.03)], dark_metal(), location=(x, 25.6, 2.1), axis='z', segments=32)
        lathe('bulb', [(0, 0.001), (0.001, 0.17)], lamp(9, (1, 0.82, 0.58), 'bulb'), location=(x, 25.6, 2.12), axis='z', segments=24)
    cloth = surface('cloth', ((0.20, 0.095, 0.045), (0.26, 0.13, 0.065)), 6, rough=(0.9, 0.95), specular=0.1, bump=((260, 0.002),))
    for x, turn in ((-3.5, 0.35), (-1.9, -0.3)):
        for centre, size in (((0, 0, 0.36), (0.76, 0.74, 0.20)), ((0, 0.32, 0.62), (0.76, 0.16, 0.46)), ((-0.38, 0.02, 0.45), (0.12, 0.72, 0.34)), ((0.38, 0.02, 0.45), (0.12, 0.72, 0.34))):
            c, s = np.cos(turn), np.sin(turn)
            box('chair', (x + c * centre[0] - s * centre[1], 26.6 + s * centre[0] + c * centre[1], centre[2]), size, cloth, edge=0.05, rotation=(0, 0, turn))
    lathe('table', [(0, 0.18), (0.03, 0.18), (0.05, 0.03), (0.42, 0.03), (0.44, 0.34), (0.47, 0.34), (0.47, 0.001)], stone, location=(-2.7, 26.0, 0), axis='z', segments=40)
    pot_plant(-5.2, 27.6)
    pot_plant(5.2, 27.9)


def desk_oak():
    return surface('desk oak', ((0.30, 0.18, 0.095), (0.40, 0.245, 0.135)), (0.6, 6.0, 8.0), rough=(0.4, 0.55), joints=(0.45, 0, 0.006, 0.2))


def pot_plant(x, y):
    """A tall indoor plant in a pot: long leaves that rise and bend over."""
    lathe('pot', [(0, 0.001), (0, 0.24), (0.55, 0.30), (0.55, 0.26), (0.48, 0.25), (0.48, 0.001)], plain('pot', (0.09, 0.09, 0.088), roughness=0.6), location=(x, y, 0), axis='z', segments=48)
    rng, leaf = np.random.default_rng(int(abs(x) * 10)), leaf_material('indoor leaf', (0.028, 0.075, 0.022), (0.075, 0.155, 0.045), 0.15)
    vertices, faces = [], []
    for _ in range(26):
        turn, length, lean, wide = rng.uniform(0, 6.28), rng.uniform(0.7, 1.7), rng.uniform(0.1, 0.85), rng.uniform(0.06, 0.11)
        base = len(vertices)
        for k in np.linspace(0, 1, 9):
            reach, up = length * lean * k ** 1.4, length * (k - 0.42 * lean * k ** 2.6)
            half = wide * np.sin(np.pi * min(k * 0.9 + 0.08, 1)) ** 0.7
            mid = np.array((x + np.cos(turn) * reach, y + np.sin(turn) * reach, 0.5 + up))
            side = np.array((-np.sin(turn), np.cos(turn), 0)) * half
            vertices += [mid - side, mid + np.array((0, 0, -0.02)), mid + side]
        faces += [(base + 3 * i + j, base + 3 * i + j + 1, base + 3 * i + j + 4, base + 3 * i + j + 3) for i in range(8) for j in range(2)]
    solid('leaves', vertices, faces, leaf)


@place('showroom', exposure=0.25, samples=8, bounces=2, bloom=0.04)
def build():
    build_sky(((0, (1.9, 1.95, 2.0)), (90, (1.3, 1.38, 1.5))), below=(0.55, 0.55, 0.54), strength=0.8)
    build_shell()
    build_rear()
    build_windows()
    light_ceiling()
    furnish()
    for light in LIGHTS:
        add_light(*light)
