"""The dealers' buildings, one a place: each has its own walls, roof line, colours and sign, by day or after sunset."""
from dataclasses import dataclass, replace

import numpy as np

from studio.backdrops import forecourt_dusk, yard
from studio.backdrops.place import place
from studio.backdrops.plants import leaf_material, set_out, tree
from studio.backdrops.skies import add_sun, build_sky
from studio.backdrops.structures import block, dark_metal, ground, lamp, light_strip, mark, roller_door, shop_front, strip, wall_with_doors
from studio.backdrops.surfaces import lit, surface
from studio.materials import plain
from studio.mesh import box, solid, text, tube
from studio.stage import add_light

Colour = tuple[float, float, float]
FRONT, DEPTH = 33.0, 14.0
"""Metres from the camera to every front wall, and how deep the buildings are."""
GREEN, YELLOW, NAVY, WHITE = (0.005, 0.065, 0.040), (0.95, 0.52, 0.045), (0.012, 0.028, 0.085), (0.80, 0.80, 0.78)
ORANGE, SAND, RED, STEEL = (0.72, 0.16, 0.02), (0.52, 0.38, 0.24), (0.42, 0.008, 0.025), (0.05, 0.075, 0.105)


@dataclass(frozen=True)
class House:
    sign: str
    """Empty where a page writes over the picture."""
    walls: str
    """A key of WALLS."""
    roof: str
    """A key of ROOFS."""
    fascia: Colour
    letters: Colour
    x: tuple[float, float] = (-9.0, 13.0)
    eave: float = 4.2
    glass: tuple = ()
    """Shop windows: (left, right, height)."""
    doors: tuple = ()
    """Roller doors: (left, right, height)."""
    paving: str = 'asphalt'
    is_dusk: bool = False
    sign_at: float = 0.0
    """The x of the sign's middle."""
    trees: tuple[int, float] = (6, 8.0)
    """The seed of the trees behind, and their height."""


def brick():
    return surface('brick', ((0.23, 0.085, 0.05), (0.34, 0.145, 0.09)), 3.0, rough=(0.75, 0.9), grain=(60, 0.25), joints=(0.48, 0.16, 0.012, 0.3))


def timber():
    return surface('cladding', ((0.25, 0.135, 0.065), (0.37, 0.215, 0.115)), (6.0, 6.0, 0.6), rough=(0.45, 0.6), joints=(0.2, 0, 0.012, 0.3))


def sheet(name, low, high):
    return lambda: surface(name, (low, high), (0.5, 0.5, 0.12), rough=(0.42, 0.55), specular=0.4, ribs=(0, 0.19, 0.028))


WALLS = {
    'render': lambda: surface('render', ((0.60, 0.59, 0.56), (0.68, 0.67, 0.64)), 0.7, rough=(0.7, 0.85), grain=(40, 0.10)),
    'dark': lambda: surface('dark panels', ((0.028, 0.031, 0.036), (0.045, 0.048, 0.054)), 0.8, rough=(0.3, 0.45), joints=(2.4, 1.4, 0.015, 0.2)),
    'boards': lambda: surface('boards', ((0.66, 0.67, 0.66), (0.74, 0.75, 0.74)), 1.0, rough=(0.5, 0.65), ribs=(2, 0.17, 0.022)),
    'brick': brick, 'timber': timber,
    'steel': sheet('grey sheet', (0.30, 0.31, 0.32), (0.36, 0.37, 0.38)), 'sand sheet': sheet('sand sheet', (0.46, 0.36, 0.25), (0.53, 0.42, 0.30)),
    'navy sheet': sheet('navy sheet', (0.028, 0.050, 0.095), (0.040, 0.066, 0.118)),
}
PAVING = {
    'asphalt': lambda: surface('asphalt', ((0.036, 0.037, 0.039), (0.052, 0.052, 0.054)), 0.8, rough=(0.5, 0.62), grain=(130, 0.5), bump=((110, 0.002),)),
    'concrete': lambda: surface('concrete', ((0.185, 0.182, 0.174), (0.245, 0.24, 0.23)), 0.5, rough=(0.62, 0.8), grain=(70, 0.28), joints=(4.6, 4.6, 0.014, 0.07)),
    'pavers': lambda: surface('pavers', ((0.22, 0.20, 0.175), (0.31, 0.285, 0.25)), 1.2, rough=(0.7, 0.85), grain=(60, 0.2), joints=(0.6, 0.6, 0.012, 0.2)),
    'red dirt': lambda: surface('red dirt', ((0.27, 0.115, 0.05), (0.36, 0.165, 0.08)), 0.5, rough=(0.9, 0.95), grain=(30, 0.5), bump=((20, 0.006),)),
}


def lay_ground(house):
    ground(PAVING[house.paving]())
    if house.paving in ('asphalt', 'concrete'):
        paint = surface('line paint', ((0.50, 0.50, 0.49), (0.62, 0.62, 0.60)), 2.5, rough=(0.5, 0.7), worn=((0.06, 0.06, 0.062), 14, 0.20))
        for x in np.arange(-15.5, 26, 2.7):
            mark('bay', (x, 22.0), (x, 27.4), 0.10, paint)
    kerb = surface('kerb', ((0.28, 0.275, 0.265), (0.38, 0.37, 0.355)), 3, grain=(60, 0.2))
    block('kerb', (house.x[0] - 3, house.x[1] + 3), (FRONT - 3.2, FRONT - 2.9), (0, 0.14), kerb, 0.03)


def build_walls(house):
    wall, frame = WALLS[house.walls](), dark_metal()
    openings = sorted((*house.glass, *house.doors))
    wall_with_doors('front', house.x, FRONT, house.eave, openings, wall)
    for x in house.x:
        block('side', (x - 0.12, x + 0.12), (FRONT + 0.3, FRONT + DEPTH), (0, house.eave), wall, 0)
    slats = surface('slats', (tuple(v * 0.9 for v in house.fascia), house.fascia), 0.6, rough=(0.4, 0.5), ribs=(2, 0.1, 0.02))
    for left, right, top in house.doors:
        roller_door((left, right), FRONT, top, slats, frame, frame)
    for left, right, top in house.glass:
        shop_front((left, right), FRONT + 0.12, top, max(2, round((right - left) / 2.2)), frame, rails=(2.6,) if top > 3 else ())
        furnish(left, right, top, house)


def furnish(left, right, top, house):
    """What shows through a shop window: a floor, a rear wall with a panel in the brand's colour, ceiling lamps."""
    back = FRONT + 8.0
    strip('floor', [(left, FRONT + 0.2), (right, FRONT + 0.2), (right, back), (left, back)], surface('shop floor', ((0.40, 0.37, 0.33), (0.48, 0.45, 0.40)), 0.7, rough=(0.15, 0.3)), 0.03)
    block('rear', (left, right), (back, back + 0.2), (0, top), plain('rear wall', (0.62, 0.58, 0.53), roughness=0.7), 0)
    block('panel', (left + 1.0, left + 1.0 + (right - left) * 0.35), (back - 0.15, back), (0.5, top - 0.6), plain(f'panel {house.fascia}', house.fascia, roughness=0.5), 0.02)
    block('ceiling', (left, right), (FRONT + 0.2, back), (top, top + 0.1), plain('ceiling', (0.6, 0.57, 0.52), roughness=0.8), 0)
    for y in (FRONT + 1.6, FRONT + 4.0, FRONT + 6.4):
        for x in np.arange(left + 0.6, right - 2.0, 3.6):
            light_strip((x, x + 2.4), (y, y + 0.12), top - 0.02, lamp(9, (1, 0.84, 0.62), 'tube'))
    middle = (left + right) / 2
    add_light('room', (middle, FRONT + 4, top - 0.1), (middle, FRONT + 4, 0), right - left, 6, (42 if house.is_dusk else 26) * (right - left), (1.0, 0.78, 0.52))


def slab(house, z, slope=0.0, out=0.6, thick=0.12, material=None):
    """A flat or sideways sloping roof over the whole building."""
    left, right = house.x[0] - out, house.x[1] + out
    rise = np.tan(slope) * (right - left) / 2
    box('roof', ((left + right) / 2, FRONT + DEPTH / 2 - out, z + rise), ((right - left) / np.cos(slope), DEPTH + 2 * out, thick), material or roof_sheet(), edge=0, rotation=(0, -slope, 0))


def roof_sheet():
    return surface('roof sheet', ((0.30, 0.31, 0.32), (0.35, 0.36, 0.37)), 0.4, rough=(0.4, 0.5), ribs=(0, 0.19, 0.03))


def roof_flat(house):
    block('parapet', (house.x[0] - 0.25, house.x[1] + 0.25), (FRONT - 0.25, FRONT + DEPTH), (house.eave, house.eave + 1.25), plain(f'fascia {house.fascia}', house.fascia, roughness=0.38), 0.02)
    return house.eave + 0.62, FRONT - 0.27


def roof_canopy(house):
    """A deep flat roof on columns in front of the building."""
    metal = dark_metal()
    block('canopy', (house.x[0] - 1.5, house.x[1] + 1.5), (FRONT - 5.5, FRONT + DEPTH), (house.eave, house.eave + 0.95), plain(f'fascia {house.fascia}', house.fascia, roughness=0.38), 0.02)
    block('soffit', (house.x[0] - 1.4, house.x[1] + 1.4), (FRONT - 5.4, FRONT), (house.eave - 0.03, house.eave), timber(), 0)
    for x in np.linspace(house.x[0] - 0.8, house.x[1] + 0.8, 5):
        block('column', (x - 0.14, x + 0.14), (FRONT - 5.0, FRONT - 4.72), (0, house.eave), metal, 0.01)
    return house.eave + 0.48, FRONT - 5.52


def prism(name, left, right, peak, low, high, y, material):
    """A triangular wall from low to high at y."""
    return solid(name, [(left, y, low), (right, y, low), (peak, y, high)], [(0, 1, 2)], material, smooth=False)


def leaf_of_roof(name, a, b, y, material, thick=0.1):
    """One sloping face from (x, z) to (x, z), over the depth y = (near, far)."""
    (xa, za), (xb, zb) = a, b
    low = [(xa, y[0], za), (xb, y[0], zb), (xb, y[1], zb), (xa, y[1], za)]
    return solid(name, [*low, *((x, at, z + thick) for x, at, z in low)], [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], material, smooth=False)


def roof_gable(house):
    left, right, eave = *house.x, house.eave
    peak, high = (left + right) / 2, eave + (right - left) * 0.16
    prism('gable', left, right, peak, eave, high, FRONT, WALLS[house.walls]())
    out, drop = 0.7, 0.7 * 0.32
    for end in (left - out, right + out):
        leaf_of_roof('roof', (end, eave - drop), (peak, high), (FRONT - 0.8, FRONT + DEPTH), roof_sheet())
    trim = plain(f'fascia {house.fascia}', house.fascia, roughness=0.4)
    for end in (left - out, right + out):
        leaf_of_roof('barge', (end, eave - drop - 0.12), (peak, high - 0.12), (FRONT - 0.86, FRONT - 0.80), trim, 0.34)
    board(house, eave - 0.1, 1.15)
    return eave + 0.48, FRONT - 0.33


def board(house, z, height, share=0.62):
    """A sign board across the front."""
    half = (house.x[1] - house.x[0]) * share / 2
    block('board', (house.sign_at - half, house.sign_at + half), (FRONT - 0.3, FRONT - 0.02), (z, z + height), plain(f'fascia {house.fascia}', house.fascia, roughness=0.38), 0.03)


def roof_skillion(house):
    slab(house, house.eave + 0.75, np.radians(5.5), 1.0)
    left, right = house.x
    rise = np.tan(np.radians(5.5)) * (right - left + 2)
    solid('head', [(left, FRONT, house.eave), (right, FRONT, house.eave), (right, FRONT, house.eave + 0.6 + rise), (left, FRONT, house.eave + 0.6)], [(0, 1, 2, 3)], WALLS[house.walls](), smooth=False)
    board(house, house.eave - 0.05, 1.05, 0.55)
    return house.eave + 0.48, FRONT - 0.33


def roof_sawtooth(house, teeth=4):
    left, right, eave = *house.x, house.eave
    width, wall = (right - left) / teeth, WALLS[house.walls]()
    for i in range(teeth):
        a, b = left + i * width, left + (i + 1) * width
        solid('tooth', [(a, FRONT, eave), (b, FRONT, eave), (b, FRONT, eave + 0.35), (a, FRONT, eave + 2.0)], [(0, 1, 2, 3)], wall, smooth=False)
        leaf_of_roof('roof', (a, eave + 2.0), (b + 0.1, eave + 0.3), (FRONT - 0.4, FRONT + DEPTH), roof_sheet())
        solid('light', [(a, FRONT - 0.3, eave + 0.4), (a, FRONT + DEPTH, eave + 0.4), (a, FRONT + DEPTH, eave + 1.9), (a, FRONT - 0.3, eave + 1.9)], [(0, 1, 2, 3)], plain('roof glass', (0.3, 0.36, 0.4), roughness=0.15), smooth=False)
    board(house, eave - 0.55, 1.0, 0.5)
    return eave - 0.05, FRONT - 0.33


def roof_verandah(house):
    """A gable with a low roof on posts in front, as on a country house."""
    sign = roof_gable(house)
    posts = plain('posts', (0.72, 0.72, 0.70), roughness=0.5)
    near, low, high = FRONT - 3.4, house.eave - 1.15, house.eave - 0.45
    left, right = house.x[0] - 0.6, house.x[1] + 0.6
    solid('verandah', [(left, near, low), (right, near, low), (right, FRONT, high), (left, FRONT, high)], [(0, 1, 2, 3)], roof_sheet(), smooth=False)
    block('beam', (left, right), (near, near + 0.1), (low - 0.16, low), plain(f'fascia {house.fascia}', house.fascia, roughness=0.4), 0.01)
    for x in np.linspace(left + 0.2, right - 0.2, 7):
        block('post', (x - 0.06, x + 0.06), (near, near + 0.12), (0, low), posts, 0.01)
    return sign


ROOFS = {'flat': roof_flat, 'canopy': roof_canopy, 'gable': roof_gable, 'skillion': roof_skillion, 'sawtooth': roof_sawtooth, 'verandah': roof_verandah}


def hang_sign(house, z, y):
    size = min(0.95, 10.5 / len(house.sign))
    shine = lit(f'letters {house.letters}', house.letters, 2.4) if house.is_dusk else plain(f'letters {house.letters}', house.letters, roughness=0.4)
    text('sign', house.sign, size, shine, None, (house.sign_at, y - 0.03, z - size * 0.35), (np.pi / 2, 0, 0))


def build_pylon(house):
    """The sign at the road: a slim slab in the brand's colour."""
    x, y = house.x[0] - 3.4, FRONT - 4.5
    block('pylon', (x - 0.85, x + 0.85), (y - 0.14, y + 0.14), (0, 5.2), plain(f'fascia {house.fascia}', house.fascia, roughness=0.38), 0.04)
    block('pylon foot', (x - 1.0, x + 1.0), (y - 0.3, y + 0.3), (0, 0.22), plain('footing', (0.3, 0.29, 0.28), roughness=0.8), 0.02)
    block('pylon band', (x - 0.85, x + 0.85), (y - 0.16, y - 0.14), (4.0, 4.22), plain(f'letters {house.letters}', house.letters, roughness=0.4), 0)
    initial = house.sign[0]
    shine = lit(f'letters {house.letters}', house.letters, 2.4) if house.is_dusk else plain(f'letters {house.letters}', house.letters, roughness=0.4)
    text('initial', initial, 1.0, shine, None, (x, y - 0.17, 4.42 - 1.35), (np.pi / 2, 0, 0))


def plant(house):
    seed, height = house.trees
    dark, light = ((0.010, 0.014, 0.009), (0.028, 0.034, 0.020)) if house.is_dusk else ((0.045, 0.068, 0.035), (0.135, 0.165, 0.095))
    leaf, bark = leaf_material('leaf', dark, light), plain('bark', (0.12, 0.10, 0.085), roughness=0.9)
    kinds = [tree(f'tree {i}', seed * 10 + i, height, leaf, bark, spread=0.36, clusters=28, count=5000, leaf_size=0.32, clear=0.1, droop=0.7) for i in range(3)]
    rng = np.random.default_rng(seed)
    set_out(kinds, [(x + rng.normal(0, 1.4), rng.uniform(FRONT + DEPTH + 6, FRONT + DEPTH + 26), rng.uniform(0.6, 1.15)) for x in np.arange(-46, 50, 2.6)], seed)


def light_up(house):
    if house.is_dusk:
        build_sky(forecourt_dusk.SKY, below=(0.02, 0.02, 0.025), glow=forecourt_dusk.GLOW,
                  clouds=dict(scale=0.55, stretch=0.35, low=0.50, high=0.72, bright=(0.62, 0.24, 0.13), shade=(0.16, 0.13, 0.18), most=0.55, fade=(0.01, 0.05), seed=float(house.trees[0])))
        add_light('yard', (-5.0, -4.0, 9.0), (0, 9, 0), 9, 7, 1100, (0.80, 0.90, 1.0))
        add_light('front', (house.sign_at, FRONT - 7, 5.5), (house.sign_at, FRONT, 3.6), 14, 1.5, 900, (1.0, 0.85, 0.66))
    else:
        build_sky(yard.SKY, below=(0.28, 0.27, 0.25), strength=0.72, clouds=yard.CLOUDS | dict(seed=float(house.trees[0])))
        add_sun(yard.SUN, 5.6, (1.0, 0.92, 0.80), 3.0)


def raise_house(house):
    def build():
        light_up(house)
        lay_ground(house)
        build_walls(house)
        sign_place = ROOFS[house.roof](house)
        if house.sign:
            hang_sign(house, *sign_place)
            build_pylon(house)
        plant(house)
        for x in (house.x[0] - 6.5, house.x[1] + 3.5):
            tube('pole', [(x, FRONT - 1, 0), (x, FRONT - 1, 7.4)], 0.06, dark_metal(), smooth=False)
    return build


WIDE = ((-8.2, 1.4, 3.3), (2.6, 12.2, 3.3))
HOUSES = {
    'wattle-moorooka': House('WATTLE MOOROOKA', 'render', 'flat', GREEN, YELLOW, glass=WIDE, sign_at=2.0, trees=(3, 7.0)),
    'wattle-windsor': House('WATTLE WINDSOR', 'brick', 'flat', GREEN, YELLOW, x=(-7.0, 9.0), eave=4.6, glass=((-6.0, -1.2, 3.6), (0.2, 8.2, 3.6)), paving='pavers', is_dusk=True, sign_at=1.0, trees=(5, 9.0)),
    'wattle-springwood': House('WATTLE SPRINGWOOD', 'render', 'canopy', WHITE, GREEN, x=(-8.0, 12.0), eave=4.0, glass=((-7.0, 11.0, 3.4),), paving='concrete', sign_at=1.6, trees=(7, 9.5)),
    'wattle-chermside': House('WATTLE CHERMSIDE', 'steel', 'sawtooth', GREEN, YELLOW, eave=4.0, glass=((-8.2, 3.0, 3.2),), doors=((4.6, 8.2, 3.2), (9.0, 12.4, 3.2)), paving='concrete', sign_at=1.0, trees=(9, 6.5)),
    'wattle-indooroopilly': House('WATTLE INDOOROOPILLY', 'timber', 'skillion', GREEN, YELLOW, glass=((-8.0, 0.5, 3.4), (2.5, 12.0, 3.4)), paving='pavers', is_dusk=True, sign_at=1.0, trees=(11, 11.0)),
    'wattle-cleveland': House('WATTLE CLEVELAND', 'boards', 'verandah', GREEN, YELLOW, x=(-7.5, 9.5), eave=4.2, glass=((-6.5, -1.5, 2.6), (3.5, 8.5, 2.6)), sign_at=1.0, trees=(13, 8.0)),
    'wattle-ipswich': House('WATTLE IPSWICH', 'sand sheet', 'gable', GREEN, YELLOW, x=(-8.0, 12.0), eave=4.3, glass=((-7.0, -1.0, 2.9),), doors=((1.2, 5.6, 3.4), (6.8, 11.2, 3.4)), paving='concrete', sign_at=2.0, trees=(15, 9.0)),
    'kingfisher': House('KINGFISHER', 'dark', 'flat', NAVY, WHITE, x=(-10.0, 12.0), eave=4.6, glass=((-9.0, 11.0, 4.0),), is_dusk=True, sign_at=1.6, trees=(17, 8.0)),
    'banksia': House('BANKSIA USED CARS', 'boards', 'gable', ORANGE, WHITE, x=(-5.5, 7.5), eave=3.6, glass=((-4.6, 1.0, 2.5), (2.4, 6.6, 2.5)), paving='asphalt', sign_at=1.0, trees=(19, 7.0)),
    'saltbush': House('SALTBUSH CARAVANS', 'sand sheet', 'skillion', (0.16, 0.04, 0.015), WHITE, x=(-10.0, 12.0), eave=4.9, glass=((-9.0, -4.0, 2.9),), doors=((-2.0, 3.6, 4.3), (5.4, 11.0, 4.3)), paving='red dirt', sign_at=1.0, trees=(21, 5.0)),
    'ironbark': House('IRONBARK TRUCKS', 'navy sheet', 'gable', STEEL, WHITE, x=(-10.0, 13.0), eave=4.9, doors=((-9.2, -4.6, 4.4), (-3.2, 1.4, 4.4), (2.8, 7.4, 4.4), (8.6, 12.4, 4.4)), paving='concrete', sign_at=1.5, trees=(23, 8.0)),
    'bottlebrush': House('BOTTLEBRUSH', 'brick', 'sawtooth', RED, WHITE, x=(-8.0, 10.0), eave=4.2, glass=((-7.0, 0.0, 3.2),), doors=((1.6, 5.0, 3.2), (6.0, 9.2, 3.2)), paving='pavers', is_dusk=True, sign_at=1.0, trees=(25, 9.0)),
}

HEROES = {f'{name}-plain': replace(HOUSES[name], sign='') for name in ('kingfisher', 'ironbark', 'bottlebrush')}

for name, house in {**HOUSES, **HEROES}.items():
    look = dict(exposure=0.75, samples=7, haze=((0.30, 0.14, 0.09), 2600), bloom=0.10) if house.is_dusk else dict(exposure=0.4, samples=6, haze=((0.62, 0.72, 0.84), 1500))
    place(f'house-{name}', **look)(raise_house(house))
