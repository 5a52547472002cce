"""A red-earth track: packed wheel ruts, spinifex and a few mulgas, a low range on the horizon under a big sky."""
import numpy as np

from studio.backdrops.land import height_field, rock_and_cover, waves
from studio.backdrops.patterns import noise, position, step
from studio.backdrops.place import place
from studio.backdrops.plants import leaf_material, scatter, set_out, shrub, tree, tuft
from studio.backdrops.skies import add_sun, build_sky
from studio.backdrops.surfaces import surface
from studio.materials import plain

SKY = ((0, (1.10, 1.04, 0.96)), (1.5, (0.82, 0.95, 1.06)), (4.0, (0.40, 0.66, 1.06)), (10.0, (0.14, 0.36, 0.86)), (35, (0.07, 0.21, 0.56)), (90, (0.05, 0.15, 0.40)))
CLOUDS = dict(scale=0.34, stretch=0.4, low=0.54, high=0.68, bright=(1.35, 1.30, 1.24), shade=(0.78, 0.78, 0.80), most=0.8, fade=(0.012, 0.05), seed=8.0)
SUN = (-1.0, -0.40, 0.60)
EARTH = ((0.27, 0.068, 0.024), (0.375, 0.112, 0.042))
CALM = 15.0
"""Nearer than this (metres) the ground is flat and nothing grows on it."""
START, DRIFT, SWAY, BEND = -1.6, 0.05, 3.2, 42.0
"""The track: metres across at CALM, its lean, how far and how fast it winds."""


def track_centre(y):
    """Where the track lies across, at a distance: it leaves the clearing to the left and bends back."""
    return START - DRIFT * (np.asarray(y) - CALM) + SWAY * np.sin((np.asarray(y) - CALM) / BEND)


def ruts(build):
    """Where wheels have packed the earth: two worn bands along the track, as a share."""
    split = build.node('ShaderNodeSeparateXYZ')
    build.put(split.inputs[0], position(build))
    away = build.math('SUBTRACT', split.outputs[1], CALM)
    centre = build.math('MULTIPLY_ADD', build.math('SINE', build.math('DIVIDE', away, BEND)), SWAY, build.math('MULTIPLY_ADD', away, -DRIFT, START))
    ragged = build.math('MULTIPLY_ADD', noise(build, 1.3, 6, 0.65), 0.7, -0.35)
    aside = build.math('ABSOLUTE', build.math('SUBTRACT', build.math('ABSOLUTE', build.math('SUBTRACT', split.outputs[0], centre)), 0.85))
    band = build.math('SUBTRACT', 1.0, step(build, build.math('ADD', aside, ragged), 0.05, 0.50))
    worn = step(build, noise(build, (2.2, 0.5, 1.0), 4), 0.25, 0.6)
    return build.math('MULTIPLY', build.math('MULTIPLY', band, worn), build.math('MULTIPLY', step(build, away, -4.0, 6.0), 0.85))


def lift(x, y):
    """The plain is not quite flat beyond the clearing; the track lies a little lower."""
    away = np.clip((np.asarray(y, float) - CALM) / 10, 0, 1)
    off_track = np.clip(np.abs(np.asarray(x) - track_centre(y)) / 2.4 - 0.6, 0, 1)
    return away * (0.10 * off_track + 0.07 * waves(np.asarray(x, float), np.asarray(y, float), 2, 14, 4) * off_track)


def lay_earth():
    earth = surface('red earth', EARTH, 0.55, contrast=(0.15, 0.85), rough=(0.9, 1.0), specular=0.08, grain=(75, 0.36), bump=((70, 0.004), (16, 0.006), (3.5, 0.010)),
                    stain=((0.205, 0.052, 0.020), 1.5, 0.12), drawn=((0.46, 0.18, 0.088), ruts))
    height_field('earth', (-50, 50), (3, 120), (300, 320), lift, earth)
    height_field('plain', (-3000, 3000), (118, 6000), (60, 90), lambda x, y: -0.05 + 0 * x, surface('plain', ((0.27, 0.115, 0.052), (0.30, 0.195, 0.10)), (0.02, 0.004, 1.0), rough=(0.95, 1.0), specular=0.05, grain=(0.5, 0.6)))


def grow():
    rng = np.random.default_rng(21)
    straw = leaf_material('spinifex', (0.36, 0.30, 0.125), (0.74, 0.62, 0.31), 0.35)
    green = leaf_material('green spinifex', (0.25, 0.25, 0.105), (0.56, 0.52, 0.25), 0.35)
    kinds = [tuft(f'tuft {i}', i, 0.85, (straw, green)[i % 2], blades=900, width=0.010, bend=0.25, up=0.85) for i in range(6)]

    def off_track(x, y):
        return abs(x - float(track_centre(y))) > 2.0 and waves(np.array(x), np.array(y), 17, 7.0, 3) > -0.35
    near = scatter(rng, 130, (-11, 11), (CALM + 0.6, 24), (0.40, 0.95), off_track)
    middle = scatter(rng, 650, (-22, 22), (23, 55), (0.6, 1.25), off_track)
    far = scatter(rng, 1300, (-45, 45), (50, 118), (0.8, 1.5), off_track)
    set_out(kinds, near + middle + far, 3, ground=lambda x, y: float(lift(x, y)) - 0.02)
    leaf, bark = leaf_material('mulga', (0.055, 0.065, 0.035), (0.15, 0.155, 0.09)), plain('mulga bark', (0.10, 0.075, 0.06), roughness=0.9)
    bushes = [shrub(f'saltbush {i}', 30 + i, 1.7, leaf, count=1800, leaf_size=0.08) for i in range(3)]
    set_out(bushes, scatter(rng, 60, (-30, 30), (30, 115), (0.6, 1.3), off_track) + scatter(rng, 260, (-170, 170), (120, 420), (1.0, 2.0)), 4)
    trees = [tree(f'mulga {i}', 40 + i, 4.6, leaf, bark, spread=0.42, clusters=18, count=4200, leaf_size=0.15, clear=0.2) for i in range(3)]
    set_out(trees, [(-14.5, 46, 0.9), (-21, 66, 1.1), (19, 58, 1.0), (24, 74, 1.1), (-33, 104, 1.2), (9, 98, 0.9)]
            + scatter(rng, 90, (-220, 220), (150, 600), (0.7, 1.2)), 6)


def range_height(x, y):
    """A worn, flat-topped range from left to right, broken by gaps."""
    crest = 0.62 + 0.42 * waves(x, y * 0.2, 31, 2600, 5) + 0.30 * np.sin(x / 1150 + 0.9)
    rise = np.clip((y - 5200) / 520, 0, 1)
    body = np.clip(crest, 0, 0.95)
    return -3 + 215 * body * (0.45 * rise + 0.55 * np.clip((rise - 0.45) * 4, 0, 1)) + 9 * waves(x, y, 33, 240, 4) * rise * (body > 0.02)


def build_range():
    rock = rock_and_cover('range', ((0.27, 0.105, 0.060), (0.42, 0.185, 0.105)), ((0.20, 0.115, 0.060), (0.24, 0.165, 0.085)), 0.006, steep=(0.80, 0.97), strata=0.04)
    height_field('range', (-2900, 2900), (5000, 6300), (420, 80), range_height, rock)


@place('outback', exposure=0.25, samples=6, haze=((0.60, 0.62, 0.74), 13000))
def build():
    build_sky(SKY, below=(0.30, 0.15, 0.09), strength=0.72, clouds=CLOUDS)
    add_sun(SUN, 6.0, (1.0, 0.87, 0.70), 1.5)
    lay_earth()
    grow()
    build_range()
