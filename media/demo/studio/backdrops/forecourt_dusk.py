"""A dealer's forecourt after sunset: wet-looking asphalt, a lit glass front under a canopy, a row of trees, the last light."""
import numpy as np

from studio.backdrops.place import place
from studio.backdrops.plants import leaf_material, set_out, tree
from studio.backdrops.skies import build_sky
from studio.backdrops.structures import block, dark_metal, ground, lamp, lamp_post, light_strip, mark, shop_front, side_front, strip
from studio.backdrops.surfaces import surface
from studio.materials import plain
from studio.mesh import lathe, tube
from studio.stage import add_light

SKY = ((0, (0.86, 0.30, 0.075)), (1.0, (0.66, 0.27, 0.10)), (2.4, (0.36, 0.225, 0.165)), (4.2, (0.155, 0.165, 0.205)), (6.5, (0.062, 0.100, 0.172)),
       (10.0, (0.030, 0.062, 0.130)), (18.0, (0.024, 0.050, 0.110)), (90, (0.020, 0.040, 0.090)))
GLOW = ((-0.30, 1.0, -0.01), 60, (0.55, 0.17, 0.03))
X, FRONT, BACK, ROOM, ROOF = (0.5, 24.0), 34.0, 44.0, 3.9, 4.7
"""The building: left and right end, the glass, the rear wall, heights of the ceiling and the roof (metres)."""
CANOPY = (-2.6, 25.0), (28.6, 34.5)
POLES = ((-4.6, 44.0, 7.2), (-9.6, 50.0, 7.2), (-17.5, 66.0, 7.2), (-10.5, 84.0, 7.2))
LIGHTS = (
    # name, place, target, width, height, watts, colour
    ('room left', (6, 39, 3.8), (6, 39, 0), 9, 7, 400, (1.0, 0.72, 0.42)),
    ('room right', (16, 39, 3.8), (16, 39, 0), 9, 7, 400, (1.0, 0.72, 0.42)),
    ('wall wash', (12, 42.2, 3.7), (12, 44, 1.4), 20, 0.4, 320, (1.0, 0.66, 0.34)),
    ('canopy', (9, 31.5, 3.75), (9, 31.5, 0), 20, 3.2, 230, (1.0, 0.74, 0.46)),
    ('yard', (-5.0, -4.0, 9.0), (0, 9, 0), 9, 7, 1100, (0.80, 0.90, 1.0)),
)


def lay_ground():
    tones = ((0.036, 0.037, 0.039), (0.050, 0.050, 0.052))
    ground(surface('asphalt', tones, 0.8, contrast=(0.15, 0.85), rough=(0.40, 0.47), specular=0.5, grain=(130, 0.5), bump=((110, 0.0022), (14, 0.0010)),
                   stain=((0.026, 0.026, 0.027), 1.4, 0.06)))
    paint = surface('line paint', ((0.24, 0.24, 0.235), (0.34, 0.34, 0.33)), 2.5, rough=(0.5, 0.7), worn=((0.05, 0.05, 0.052), 14, 0.20), grain=(130, 0.3))
    for x in np.arange(-14.6, 26, 2.7):
        mark('bay', (x, 19.0), (x, 24.6), 0.10, paint)
    mark('bay end', (-14.6, 24.6), (26, 24.6), 0.10, paint)
    kerb = surface('kerb', ((0.20, 0.195, 0.19), (0.30, 0.295, 0.285)), 3, grain=(60, 0.2))
    block('kerb', (-2.8, 27), (27.6, 27.8), (0, 0.14), kerb, 0.03)
    strip('path', [(-2.8, 27.8), (27, 27.8), (27, 46), (-2.8, 46)], surface('path', ((0.17, 0.165, 0.16), (0.23, 0.225, 0.22)), 0.6, rough=(0.3, 0.5), joints=(1.6, 1.6, 0.012, 0.12)), 0.14)
    block('far kerb', (-80, 80), (56.0, 56.3), (0, 0.16), kerb, 0.03)
    strip('verge', [(-200, 56.3), (200, 56.3), (200, 400), (-200, 400)], surface('verge', ((0.012, 0.016, 0.008), (0.028, 0.030, 0.014)), 0.8, rough=(0.9, 0.9), specular=0.1), 0.15)


def build_house():
    white, metal = plain('fascia', (0.34, 0.345, 0.35), roughness=0.35), dark_metal()
    timber = surface('soffit', ((0.20, 0.105, 0.05), (0.31, 0.17, 0.085)), (0.4, 9.0, 1.0), rough=(0.4, 0.55), joints=(0, 0.14, 0.010, 0.25))
    block('canopy', *CANOPY, (3.88, 4.36), white, 0.015)
    block('soffit', (-2.5, 24.9), (28.7, 34.4), (3.84, 3.885), timber, 0)
    block('edge', (-2.62, 25.02), (28.57, 28.62), (3.88, 3.95), metal, 0)
    block('parapet', (X[0] - 0.4, X[1]), (FRONT + 0.2, BACK), (4.3, ROOF + 0.25), surface('parapet', ((0.055, 0.057, 0.062), (0.07, 0.073, 0.078)), 0.7, joints=(2.4, 0, 0.02, 0.15)), 0.01)
    for x in (-2.1, 6.2, 14.5, 22.8):
        block('column', (x - 0.13, x + 0.13), (29.1, 29.36), (0, 3.88), metal, 0.01)
    shop_front(X, FRONT, ROOM, 11, metal, rails=(2.75,))
    side_front(X[0], (FRONT, 39.6), ROOM, 3, metal, rails=(2.75,))
    block('end wall', (X[0] - 0.1, X[0] + 0.15), (39.6, BACK), (0, ROOM), white, 0)
    for x in np.arange(-1.4, 24, 2.1):
        light_strip((x, x + 0.14), (29.6, 30.9), 3.835, lamp(7, (1, 0.80, 0.52), 'downlight'))


def furnish():
    floor = surface('shop floor', ((0.36, 0.31, 0.26), (0.44, 0.39, 0.33)), 0.7, rough=(0.12, 0.25), joints=(1.2, 1.2, 0.01, 0.1))
    strip('floor', [(X[0], FRONT), (X[1], FRONT), (X[1], BACK), (X[0], BACK)], floor, 0.15)
    oak = surface('oak', ((0.30, 0.17, 0.085), (0.42, 0.25, 0.13)), (6.0, 6.0, 0.5), joints=(0.22, 0, 0.02, 0.35), rough=(0.4, 0.6))
    block('rear wall', X, (BACK - 0.2, BACK), (0, ROOM), oak, 0)
    block('panel', (6.0, 11.5), (BACK - 0.34, BACK - 0.2), (0.6, 3.3), plain('panel', (0.05, 0.055, 0.06), roughness=0.5), 0.02)
    block('panel', (15.5, 20.0), (BACK - 0.34, BACK - 0.2), (0.6, 3.3), plain('light panel', (0.62, 0.58, 0.52), roughness=0.6), 0.02)
    block('ceiling', X, (FRONT, BACK), (ROOM, ROOM + 0.1), plain('ceiling', (0.55, 0.50, 0.44), roughness=0.8), 0)
    for y in (35.6, 38.0, 40.4):
        for x in np.arange(X[0] + 1.2, X[1], 4.4):
            light_strip((x, x + 3.0), (y, y + 0.12), ROOM - 0.02, lamp(11, (1, 0.80, 0.54), 'tube'))
    desk = plain('desk', (0.10, 0.085, 0.07), roughness=0.35)
    for x, width in ((3.4, 2.6), (12.0, 3.4), (18.4, 2.4)):
        block('desk', (x, x + width), (40.6, 41.3), (0.15, 1.2), desk, 0.02)
        for at in np.linspace(x + 0.4, x + width - 0.4, 3):
            tube('cord', [(at, 40.9, 2.5), (at, 40.9, ROOM)], 0.008, dark_metal(), smooth=False)
            lathe('shade', [(0.0, 0.16), (0.16, 0.05)], dark_metal(), location=(at, 40.9, 2.4), axis='z', segments=24)
            lathe('bulb', [(0, 0.001), (0.001, 0.13)], lamp(16, (1, 0.72, 0.40), 'bulb'), location=(at, 40.9, 2.41), axis='z', segments=24)


def plant_trees():
    leaf, bark = leaf_material('night leaf', (0.010, 0.014, 0.009), (0.028, 0.034, 0.020)), plain('bark', (0.03, 0.026, 0.022), roughness=0.9)
    kinds = [tree(f'tree {i}', i, 8.0, leaf, bark, spread=0.34, clusters=20, count=3600, leaf_size=0.42, clear=0.16) for i in range(4)]
    rng = np.random.default_rng(8)
    set_out(kinds, [(x + rng.normal(0, 1), 92 + rng.uniform(-6, 16), rng.uniform(0.55, 1.0)) for x in np.arange(-60, 62, 1.9)], 3)
    hedge = [tree(f'low {i}', 20 + i, 4.0, leaf, bark, spread=0.5, clusters=14, count=2200, leaf_size=0.35, clear=0.02) for i in range(2)]
    set_out(hedge, [(x, 88 + rng.uniform(-1, 4), rng.uniform(0.5, 0.9)) for x in np.arange(-60, 62, 1.8)], 4)


@place('forecourt-dusk', exposure=0.75, samples=7, haze=((0.30, 0.14, 0.09), 2600), bloom=0.10)
def build():
    build_sky(SKY, below=(0.02, 0.02, 0.025), glow=GLOW,
              clouds=dict(scale=0.55, stretch=0.35, low=0.50, high=0.72, bright=(0.62, 0.24, 0.13), shade=(0.16, 0.13, 0.18), most=0.55, fade=(0.01, 0.05)))
    lay_ground()
    build_house()
    furnish()
    plant_trees()
    for x, y, height in POLES:
        lamp_post(x, y, height, dark_metal(), lamp(30, (1, 0.86, 0.66), 'street'), towards=-1)
    for light in LIGHTS:
        add_light(*light)
