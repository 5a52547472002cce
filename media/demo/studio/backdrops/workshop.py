"""Clean workshops: sealed concrete, walls in two tones, two roller doors, a two-post hoist, cabinets, a bench, LED lines."""
from dataclasses import dataclass
from typing import Callable

import numpy as np

from studio.backdrops.place import place
from studio.backdrops.skies import build_sky
from studio.backdrops.structures import block, dark_metal, ground, lamp, light_strip, mark, roller_door, shop_front, wall_with_doors
from studio.backdrops.surfaces import surface
from studio.materials import plain
from studio.mesh import lathe, text, tube
from studio.stage import add_light

Colour = tuple[float, float, float]

LEFT, RIGHT, BACK, CEILING, BAND = -7.2, 15.0, 28.0, 5.2, 1.25
"""Side walls, rear wall, ceiling, and the top of the grey band (metres)."""
DOORS = ((-0.6, 3.6, 3.9), (4.9, 9.1, 3.9))
HOIST = (-4.5, -1.55, 24.6)
"""The two posts' places across and their distance."""
LIGHTS = (
    # name, place, target, width, height, watts, colour
    ('ceiling', (2, 19, 5.0), (2, 19, 0), 16, 18, 1400, (0.97, 0.985, 1.0)),
    ('near', (-5, -3, 7.5), (1, 9, 0), 12, 8, 800, (0.98, 0.99, 1.0)),
    ('rear', (1.5, 26.3, 4.85), (1.5, 28, 1.2), 16, 0.3, 150, (0.97, 0.985, 1.0)),
)


@dataclass(frozen=True)
class Interior:
    """What differs from one workshop to the next; pairs of colours are the two tones of a surface."""
    wall: tuple[Colour, Colour] = ((0.60, 0.605, 0.605), (0.65, 0.655, 0.655))
    band: tuple[Colour, Colour] = ((0.135, 0.150, 0.162), (0.155, 0.170, 0.182))
    line: Colour = (0.50, 0.29, 0.03)
    """The line above the band."""
    slats: tuple[Colour, Colour] = ((0.42, 0.43, 0.435), (0.46, 0.47, 0.475))
    hoist: tuple[Colour, Colour] = ((0.035, 0.085, 0.20), (0.045, 0.10, 0.23))
    floor: tuple[Colour, Colour] = ((0.150, 0.157, 0.163), (0.195, 0.202, 0.207))
    cabinet: Colour = (0.20, 0.022, 0.018)
    sign: str = ''
    letters: Colour = (0.80, 0.80, 0.78)
    board: Colour = (0.02, 0.02, 0.02)
    hoists: tuple[tuple[float, float, float], ...] = (HOIST,)
    more: tuple[Callable[[], None], ...] = ()
    """Builders of what only this workshop has."""


def build_shell(look):
    ground(surface('sealed concrete', look.floor, 0.5, contrast=(0.15, 0.85), rough=(0.11, 0.20), specular=0.5, grain=(60, 0.12), joints=(5.0, 5.0, 0.008, 0.04),
                   stain=((0.120, 0.125, 0.130), 1.2, 0.12), bump=((1.5, 0.001),), coat=0.5), 60)
    white = surface('block wall', look.wall, 0.7, rough=(0.6, 0.75), specular=0.25, bump=((14, 0.002),))
    grey = surface('wall band', look.band, 0.8, rough=(0.4, 0.5), bump=((14, 0.002),))
    wall_with_doors('rear wall', (LEFT, RIGHT), BACK, CEILING, DOORS, white)
    edges = [LEFT, *(v for door in DOORS for v in (door[0] - 0.13, door[1] + 0.13)), RIGHT]
    for a, b in zip(edges[::2], edges[1::2]):
        block('band', (a, b), (BACK - 0.006, BACK), (0, BAND), grey, 0)
        block('line', (a, b), (BACK - 0.008, BACK), (BAND, BAND + 0.06), plain('wall line', look.line, roughness=0.4), 0)
    block('left wall', (LEFT - 0.2, LEFT), (8, BACK), (0, CEILING), white, 0)
    block('left band', (LEFT, LEFT + 0.006), (8, BACK), (0, BAND), grey, 0)
    block('left line', (LEFT, LEFT + 0.008), (8, BACK), (BAND, BAND + 0.06), plain('wall line', look.line, roughness=0.4), 0)
    block('right wall', (RIGHT, RIGHT + 0.2), (8, BACK), (0, CEILING), white, 0)
    block('ceiling', (LEFT, RIGHT), (10, BACK + 0.3), (CEILING, CEILING + 0.2), plain('ceiling', (0.62, 0.625, 0.63), roughness=0.8), 0)
    for y in np.arange(20.5, BACK, 2.4):
        block('purlin', (LEFT, RIGHT), (y, y + 0.12), (CEILING - 0.22, CEILING), plain('purlin', (0.48, 0.485, 0.49), roughness=0.5), 0.01)
    slats = surface('slats', look.slats, 0.8, rough=(0.35, 0.45), ribs=(2, 0.10, 0.020))
    for left, right, top in DOORS:
        roller_door((left, right), BACK, top, slats, plain('door frame', (0.20, 0.215, 0.23), metallic=0.3, roughness=0.4), dark_metal())
        block('drum', (left - 0.1, right + 0.1), (BACK - 0.42, BACK), (top + 0.14, top + 0.62), plain('drum box', (0.40, 0.41, 0.42), roughness=0.4), 0.02)


def light_ceiling():
    for x in (-5.2, -1.6, 2.0, 5.6, 9.2):
        for y in (12.4, 16.9, 21.4):
            light_strip((x, x + 0.12), (y, y + 3.9), CEILING - 0.34, lamp(7, (0.97, 0.99, 1.0), 'led'), plain('led body', (0.55, 0.55, 0.56), roughness=0.4))


def build_hoist(look, place_of_posts):
    paint, steel = surface('hoist paint', look.hoist, 2, rough=(0.28, 0.4), coat=0.3), plain('hoist steel', (0.09, 0.09, 0.095), metallic=0.5, roughness=0.4)
    left, right, y = place_of_posts
    for x, inward in ((left, 1), (right, -1)):
        block('foot', (x - 0.32, x + 0.32), (y - 0.28, y + 0.28), (0, 0.03), steel, 0.005)
        block('post', (x - 0.15, x + 0.15), (y - 0.17, y + 0.17), (0.03, 3.75), paint, 0.012)
        block('slot', sorted((x + inward * 0.145, x + inward * 0.156)), (y - 0.09, y + 0.09), (0.25, 3.5), steel, 0)
        block('carriage', sorted((x + inward * 0.10, x + inward * 0.24)), (y - 0.19, y + 0.19), (0.12, 0.82), steel, 0.015)
        for side in (-1, 1):
            tube('arm', [(x + inward * 0.2, y + side * 0.12, 0.17), (x + inward * 0.95, y + side * 0.72, 0.17)], 0.055, paint, smooth=False)
            lathe('pad', [(0, 0.001), (0, 0.075), (0.06, 0.075), (0.06, 0.001)], plain('pad', (0.012, 0.012, 0.012), roughness=0.7), location=(x + inward * 0.92, y + side * 0.69, 0.22), axis='z', segments=24)
    block('bridge', (left - 0.15, right + 0.15), (y - 0.10, y + 0.10), (3.75, 3.93), paint, 0.012)
    block('power box', (left - 0.27, left - 0.15), (y - 0.14, y + 0.12), (1.15, 1.60), plain('box', (0.5, 0.5, 0.5), roughness=0.4), 0.015)
    tube('hose', [(left, y - 0.2, 3.4), (left + 0.1, y - 0.24, 2.2), (left, y - 0.2, 1.5)], 0.014, dark_metal())


def cabinet(x, width, height, drawers, material, y=BACK - 0.62):
    block('cabinet', (x, x + width), (y, BACK - 0.03), (0.08, height), material, 0.012)
    block('plinth', (x + 0.03, x + width - 0.03), (y + 0.04, BACK - 0.05), (0, 0.08), dark_metal(), 0)
    for low, high in zip(np.linspace(0.12, height - 0.04, drawers + 1), np.linspace(0.12, height - 0.04, drawers + 1)[1:]):
        block('drawer', (x + 0.025, x + width - 0.025), (y - 0.018, y), (low + 0.008, high - 0.008), material, 0.004)
        block('pull', (x + 0.05, x + width - 0.05), (y - 0.034, y - 0.015), (high - 0.035, high - 0.018), plain('pull', (0.45, 0.45, 0.46), metallic=0.9, roughness=0.3), 0.003)


def furnish(look):
    red, grey = plain('cabinet paint', look.cabinet, roughness=0.3, coat=0.3), plain('cabinet grey', (0.075, 0.08, 0.086), roughness=0.35)
    for x in (10.0, 10.9, 11.8):
        cabinet(x, 0.86, 1.0, 6, grey)
    cabinet(-6.9, 0.95, 1.95, 2, grey)
    cabinet(-1.85, 0.78, 1.02, 7, red)
    top = surface('bench top', ((0.30, 0.19, 0.105), (0.40, 0.26, 0.15)), (0.5, 7, 7), rough=(0.35, 0.5))
    block('bench top', (-5.75, -2.2), (BACK - 0.75, BACK - 0.03), (0.90, 0.95), top, 0.006)
    for x in (-5.7, -4.55, -3.4):
        cabinet(x, 1.1, 0.90, 4, grey, BACK - 0.68)
    block('peg board', (-5.7, -2.25), (BACK - 0.03, BACK), (1.38, 2.35), plain('peg board', (0.42, 0.43, 0.44), roughness=0.6), 0.005)
    rng = np.random.default_rng(7)
    for x in np.arange(-5.5, -2.4, 0.155):
        length, steel = rng.uniform(0.16, 0.42), plain('tool', (0.10, 0.10, 0.105), metallic=0.6, roughness=0.3)
        tube('tool', [(x, BACK - 0.05, 2.22), (x + rng.normal(0, 0.005), BACK - 0.05, 2.22 - length)], rng.uniform(0.012, 0.028), steel if rng.random() < 0.7 else red, smooth=False)
    block('vice', (-5.35, -5.05), (BACK - 0.72, BACK - 0.45), (0.95, 1.16), plain('vice', (0.04, 0.07, 0.12), metallic=0.3, roughness=0.4), 0.03)
    for x, tone in ((-3.2, (0.05, 0.055, 0.06)), (-2.95, (0.35, 0.28, 0.05)), (-2.7, (0.12, 0.13, 0.14))):
        lathe('can', [(0, 0.001), (0, 0.085), (0.24, 0.085), (0.27, 0.05), (0.27, 0.001)], plain(f'can {x}', tone, roughness=0.35), location=(x, BACK - 0.35, 0.95), axis='z', segments=28)
    for i in range(4):
        lathe('tyre', [(0, 0.19), (0, 0.29), (0.05, 0.335), (0.17, 0.335), (0.22, 0.29), (0.22, 0.19), (0.0, 0.19)], plain('tyre', (0.016, 0.016, 0.017), roughness=0.6), location=(9.55, BACK - 0.95, 0.225 * i), axis='z', segments=48)
    tube('reel hose', [(4.25, BACK - 0.3, 2.9), (4.25, BACK - 0.34, 1.2)], 0.013, plain('hose', (0.30, 0.20, 0.02), roughness=0.5))
    lathe('reel', [(0, 0.001), (0, 0.24), (0.14, 0.24), (0.14, 0.001)], grey, location=(4.25, BACK - 0.36, 3.05), axis='y', segments=40)


def mark_floor():
    yellow = surface('floor line', ((0.52, 0.33, 0.035), (0.58, 0.38, 0.05)), 3, rough=(0.3, 0.4), worn=((0.24, 0.245, 0.248), 9, 0.08))
    for start, end in (((LEFT, 22.4), (14, 22.4)), ((-6.3, 22.4), (-6.3, 27.2)), ((0.0, 22.4), (0.0, 27.4)), ((4.25, 22.4), (4.25, 27.4))):
        mark('floor line', start, end, 0.10, yellow)


def hang_sign(look):
    """The dealer's name on the wall above the bench, between the posts of the hoist."""
    block('sign board', (-4.88, -2.02), (BACK - 0.06, BACK - 0.01), (2.72, 3.52), plain('sign board', look.board, roughness=0.35), 0.02)
    size = min(0.62, 4.1 / len(look.sign))
    text('sign', look.sign, size, plain('sign letters', look.letters, roughness=0.4), None, (-3.45, BACK - 0.07, 3.12), (np.pi / 2, 0, 0))


def build_office():
    """A service desk behind glass, in front of the right-hand door."""
    left, right, near, high = 4.55, 9.6, 25.6, 3.0
    frame, pale = plain('office frame', (0.02, 0.021, 0.023), metallic=0.3, roughness=0.4), plain('office wall', (0.66, 0.60, 0.52), roughness=0.7)
    shop_front((left, right), near, high, 3, frame, rails=(1.0,))
    block('office side', (left, left + 0.06), (near, BACK), (0, high), plain('office side', (0.62, 0.63, 0.64), roughness=0.6), 0)
    block('office rear', (left + 0.06, right), (BACK - 0.35, BACK - 0.3), (0, high), pale, 0)
    block('office roof', (left - 0.05, right), (near - 0.12, BACK), (high, high + 0.32), frame, 0.01)
    block('desk', (left + 0.8, left + 3.0), (near + 0.9, near + 1.5), (0, 1.02), plain('desk', (0.30, 0.18, 0.09), roughness=0.4), 0.02)
    for x in (left + 1.3, left + 2.3):
        block('screen', (x, x + 0.52), (near + 1.05, near + 1.09), (1.14, 1.46), dark_metal(), 0.01)
        block('screen foot', (x + 0.22, x + 0.30), (near + 1.05, near + 1.13), (1.02, 1.16), dark_metal(), 0)
    for z in (1.3, 1.75, 2.2):
        block('shelf', (left + 3.3, right - 0.3), (BACK - 0.65, BACK - 0.36), (z, z + 0.04), pale, 0)
        for i in range(9):
            block('file', (left + 3.36 + i * 0.17, left + 3.48 + i * 0.17), (BACK - 0.62, BACK - 0.42), (z + 0.04, z + 0.34), plain(f'file {i % 3}', ((0.5, 0.5, 0.5), (0.010, 0.075, 0.150), (0.40, 0.05, 0.012))[i % 3], roughness=0.5), 0.005)
    light_strip((left + 0.5, right - 0.4), (near + 1.0, near + 1.12), high - 0.04, lamp(8, (1, 0.88, 0.70), 'desk lamp'))
    add_light('office', ((left + right) / 2, near + 1.2, high - 0.1), ((left + right) / 2, near + 1.2, 0), 4.4, 1.4, 120, (1.0, 0.84, 0.64))


def stack_tyres():
    """A rack of tyres in front of the right-hand door, and a stack on the floor."""
    steel, rubber = plain('rack', (0.05, 0.055, 0.06), metallic=0.4, roughness=0.4), plain('tyre', (0.016, 0.016, 0.017), roughness=0.6)
    profile = [(0, 0.20), (0, 0.27), (0.04, 0.31), (0.17, 0.31), (0.21, 0.27), (0.21, 0.20), (0, 0.20)]
    for x in (4.75, 6.75, 8.75):
        for y in (26.7, 27.3):
            block('upright', (x - 0.03, x + 0.03), (y - 0.03, y + 0.03), (0, 2.75), steel, 0)
    for z in (0.35, 1.12, 1.89):
        for y in (26.78, 27.22):
            block('rail', (4.75, 8.75), (y - 0.02, y + 0.02), (z, z + 0.05), steel, 0)
        for i in range(17):
            lathe('tyre', profile, rubber, location=(4.86 + i * 0.23, 27.0, z + 0.31), axis='x', segments=48)
    for i in range(3):
        lathe('tyre', profile, rubber, location=(4.3, 25.9, 0.21 * i), axis='z', segments=48)


def build_interior(look):
    def build():
        build_sky(((0, (1.1, 1.12, 1.15)), (90, (0.9, 0.93, 0.97))), below=(0.45, 0.46, 0.47), strength=0.8)
        build_shell(look)
        light_ceiling()
        for posts in look.hoists:
            build_hoist(look, posts)
        furnish(look)
        mark_floor()
        if look.sign:
            hang_sign(look)
        for build_more in look.more:
            build_more()
        for light in LIGHTS:
            add_light(*light)
    return build


INTERIORS = {
    'workshop': Interior(),
    'workshop-wattle': Interior(band=((0.004, 0.050, 0.030), (0.006, 0.062, 0.038)), line=(0.85, 0.46, 0.03), slats=((0.50, 0.51, 0.50), (0.55, 0.56, 0.55)), hoist=((0.62, 0.33, 0.02), (0.70, 0.38, 0.03)),
                                cabinet=(0.005, 0.065, 0.040), sign='WATTLE', hoists=(HOIST, (4.75, 7.70, 25.6)), letters=(0.95, 0.52, 0.045), board=(0.005, 0.065, 0.040)),
    'workshop-kingfisher': Interior(wall=((0.70, 0.71, 0.72), (0.76, 0.77, 0.78)), band=((0.010, 0.075, 0.150), (0.012, 0.088, 0.170)), line=(0.40, 0.05, 0.012), slats=((0.050, 0.054, 0.060), (0.062, 0.066, 0.072)),
                                    hoist=((0.020, 0.021, 0.023), (0.028, 0.029, 0.031)), floor=((0.235, 0.245, 0.255), (0.285, 0.295, 0.305)), cabinet=(0.010, 0.075, 0.150), sign='KINGFISHER', board=(0.008, 0.018, 0.030), more=(build_office,)),
    'workshop-banksia': Interior(wall=((0.62, 0.56, 0.47), (0.68, 0.62, 0.53)), band=((0.024, 0.006, 0.015), (0.032, 0.009, 0.021)), line=(0.80, 0.20, 0.09), slats=((0.60, 0.17, 0.085), (0.66, 0.20, 0.10)),
                                 hoist=((0.56, 0.14, 0.06), (0.64, 0.17, 0.08)), floor=((0.180, 0.168, 0.152), (0.225, 0.212, 0.195)), cabinet=(0.024, 0.006, 0.015), sign='BANKSIA', letters=(0.90, 0.27, 0.13), board=(0.024, 0.006, 0.015), more=(stack_tyres,)),
}

for name, look in INTERIORS.items():
    place(name, exposure=0.3, samples=8, bounces=2, bloom=0.03)(build_interior(look))
