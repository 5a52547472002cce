"""A car park above the sea in the morning: pale bitumen, a log rail, coastal scrub, a sandstone head across the bay."""
import numpy as np

from studio.backdrops.land import height_field, rock_and_cover, waves
from studio.backdrops.place import place
from studio.backdrops.plants import leaf_material, scatter, set_out, shrub, tuft
from studio.backdrops.skies import add_sun, build_sky
from studio.backdrops.structures import mark, strip
from studio.backdrops.surfaces import surface
from studio.mesh import solid, tube

SKY = ((0, (0.98, 1.04, 1.09)), (0.7, (0.88, 1.00, 1.10)), (1.8, (0.72, 0.91, 1.12)), (3.4, (0.54, 0.79, 1.12)), (5.4, (0.38, 0.66, 1.08)),
       (7.8, (0.26, 0.54, 1.01)), (11.0, (0.17, 0.42, 0.92)), (30, (0.09, 0.25, 0.62)), (90, (0.06, 0.17, 0.45)))
SUN = (-0.95, -0.42, 0.55)
EDGE, FENCE, SEA = 17.0, 18.4, -16.0
"""Where the bitumen ends and the rail stands (metres away), and the height of the sea."""


def lay_car_park():
    tones = ((0.185, 0.168, 0.142), (0.240, 0.219, 0.187))
    pale = surface('bitumen', tones, 0.5, contrast=(0.2, 0.8), rough=(0.75, 0.9), specular=0.25, grain=(95, 0.55), bump=((85, 0.004), (22, 0.003)),
                   stain=((0.27, 0.245, 0.205), 0.8, 0.14))
    rng = np.random.default_rng(2)
    across = np.linspace(-40, 40, 240)
    edge = EDGE + 0.10 * np.cumsum(rng.normal(0, 0.6, 240)) * 0.35 + rng.normal(0, 0.035, 240)
    strip('car park', [(40, -20), *((x, y) for x, y in zip(across[::-1], edge[::-1])), (-40, -20)], pale, 0.03)
    line = surface('bay line', ((0.42, 0.41, 0.39), (0.52, 0.51, 0.49)), 3, rough=(0.7, 0.8), grain=(95, 0.3), worn=((0.20, 0.192, 0.18), 12, 0.22))
    for x in np.arange(-14.1, 16, 2.75):
        mark('bay', (x, 12.2), (x, 16.6), 0.09, line, 0.034)


def fall(x, y):
    """Height of the ground behind the rail: it falls away to the cliff's edge."""
    away = np.maximum(np.asarray(y) - 19.5, 0)
    return -0.055 * away - 0.0006 * away ** 2 + 0.12 * np.sin(np.asarray(x) * 0.5 + 1.0) * np.minimum(away / 6, 1)


def build_slope():
    sand = surface('sand', ((0.24, 0.19, 0.125), (0.34, 0.285, 0.20)), 0.9, rough=(0.9, 1.0), specular=0.1, grain=(60, 0.4), bump=((20, 0.01),),
                   stain=((0.12, 0.125, 0.06), 1.1, 0.2))
    height_field('slope', (-45, 45), (10, 62), (180, 130), lambda x, y: fall(x, y) + 0.018 * waves(x, y, 4, 3.0), sand)
    rng = np.random.default_rng(11)
    shades = (((0.105, 0.125, 0.070), (0.26, 0.275, 0.165)), ((0.150, 0.165, 0.120), (0.34, 0.350, 0.26)), ((0.075, 0.100, 0.050), (0.20, 0.230, 0.115)))
    leaf = [leaf_material(f'scrub {i}', *tones) for i, tones in enumerate(shades)]
    kinds = [shrub(f'scrub {i}', i, 1.5, leaf[i % 3], count=4600, leaf_size=0.055, flat=0.6, clusters=12) for i in range(6)]
    near = scatter(rng, 70, (-10, 10), (20.3, 23), (0.35, 0.62))
    middle = scatter(rng, 420, (-17, 17), (23, 36), (0.5, 1.15), keep=lambda x, y: waves(np.array(x), np.array(y), 9, 9.0, 2) > -0.42)
    far = scatter(rng, 620, (-26, 26), (35, 60), (0.7, 1.25))
    flanks = [p for p in scatter(rng, 60, (-12, 12), (21, 27), (0.9, 1.5)) if abs(p[0] + 1.0) > 5.2 + 0.4 * waves(np.array(p[1]), np.array(0.0), 2, 5.0, 2)]
    set_out(kinds, near + middle + far + flanks, 5, ground=lambda x, y: float(fall(x, y)) - 0.05)
    straw = leaf_material('straw', (0.16, 0.15, 0.075), (0.34, 0.30, 0.165), 0.3)
    grass = [tuft(f'grass {i}', 60 + i, 0.62, straw, blades=240, width=0.009, up=0.4) for i in range(4)]
    set_out(grass, scatter(rng, 560, (-11, 11), (17.5, 22.5), (0.45, 1.1), keep=lambda x, y: waves(np.array(x), np.array(y), 6, 2.4, 3) > -0.12), 6,
            ground=lambda x, y: float(fall(x, y)))


def build_rail():
    timber = surface('weathered timber', ((0.20, 0.175, 0.15), (0.33, 0.30, 0.265)), (5.0, 5.0, 5.0), rough=(0.8, 0.9), specular=0.2, grain=(90, 0.3), bump=((50, 0.004),))
    rng = np.random.default_rng(3)
    posts = [(x + rng.normal(0, 0.03), FENCE + rng.normal(0, 0.015), 0.74 + rng.normal(0, 0.012)) for x in np.arange(-13.4, 14, 2.15)]
    for x, y, top in posts:
        tube('post', [(x, y, -0.3), (x + rng.normal(0, 0.008), y, top)], 0.085, timber, smooth=False)
    for (x, y, top), (x2, y2, top2) in zip(posts, posts[1:]):
        tube('rail', [(x - 0.03, y - 0.02, top - 0.14), ((x + x2) / 2, y, (top + top2) / 2 - 0.15), (x2 + 0.03, y2 - 0.02, top2 - 0.14)], 0.062, timber)


def head_height(x, y):
    """A headland that comes in from the right: a plateau that ends in cliffs."""
    inside = (x - 230 - 0.10 * (y - 1500)) / 320 - ((y - 1900) / 620) ** 2 * 0.8 + 0.16 * waves(x, y, 3, 420, 5)
    top = 52 + 34 * np.clip((x - 300) / 1000, 0, 1) + 5 * waves(x, y, 5, 300, 4)
    cliff = np.clip(inside / 0.20, 0, 1)
    return SEA - 4 + (top + 4) * (0.55 * cliff + 0.45 * np.clip(inside / 0.9, 0, 1) ** 0.7)


def far_head(x, y):
    inside = (x + 1500) / 2600 - ((y - 8200) / 1300) ** 2 + 0.12 * waves(x, y, 13, 1500, 4)
    return SEA - 5 + np.clip(inside * 4, 0, 1) * (120 + 20 * waves(x, y, 14, 1200, 4))


def build_bay():
    sea = surface('sea', ((0.006, 0.075, 0.105), (0.014, 0.125, 0.150)), (0.004, 0.0012, 1.0), contrast=(0.3, 0.7), rough=(0.22, 0.34), specular=0.32,
                  bump=((0.22, 0.7), (0.9, 0.10)))
    solid('sea', [(-19000, 62, SEA), (19000, 62, SEA), (19000, 19000, SEA), (-19000, 19000, SEA)], [(0, 1, 2, 3)], sea)
    stone, cover = ((0.24, 0.165, 0.10), (0.42, 0.32, 0.215)), ((0.055, 0.075, 0.035), (0.115, 0.13, 0.065))
    height_field('head', (120, 1700), (1250, 2600), (330, 240), head_height, rock_and_cover('sandstone', stone, cover, 0.012, strata=0.16, foam=2.5, base=SEA))
    height_field('far head', (-2200, 4500), (6800, 9800), (220, 80), far_head, rock_and_cover('far stone', stone, cover, 0.003))


@place('coast', exposure=0.25, samples=6, haze=((0.66, 0.78, 0.92), 5200))
def build():
    build_sky(SKY, below=(0.50, 0.64, 0.80), strength=0.80)
    add_sun(SUN, 6.2, (1.0, 0.83, 0.62), 1.5)
    lay_car_park()
    build_slope()
    build_rail()
    build_bay()
