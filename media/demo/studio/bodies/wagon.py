"""Mid-size wagon: the sedan with its roof drawn to the tail."""
from studio.bodies.sedan import FRONT_ROWS, SPEC as SEDAN, draw_front_half, draw_tail
from studio.cars import build_car
from studio.outlines import backlight, seams, side_glass
from studio.vehicles import register

SPEC = SEDAN | dict(
    height=1.48,
    rows=[*FRONT_ROWS,
          (3.52, .17, .93, .82, 3.54, .88, .965, 3.58, .56, 1.375, 3.60, 1.445),
          (3.92, .18, .93, .84, 3.94, .87, .985, 4.00, .55, 1.345, 4.04, 1.415),
          (4.32, .20, .91, .86, 4.32, .85, 1.005, 4.30, .535, 1.31, 4.36, 1.38),
          (4.62, .23, .85, .87, 4.58, .80, 1.025, 4.42, .515, 1.275, 4.49, 1.345),
          (4.70, .24, .79, .865, 4.66, .75, 1.03, 4.48, .49, 1.26, 4.55, 1.33)],
    rear=[4.70, 4.75, 4.79, 4.78, 4.765, 4.69],
    crease_across=[(4, 6, 8, .5)], fin=3.7, spoiler=(4.40, .48), rear_wiper=1.075, rails=(2.25, 4.20, .565, 'satin silver', .04), face='blade', grille='bars',
    wheel=dict(tyre_width=.23, rim=.252, style='two', spokes=6, twin=False, width=.052),
    nose=SEDAN['nose'] | dict(grille=(.44, .54, .755)),
    cabin={k: v for k, v in SEDAN['cabin'].items() if k != 'parcel'} | dict(end_x=4.45, cargo_z=.66))


def draw(canvases, spec, surface):
    draw_front_half(canvases)
    draw_tail(canvases['rear'])
    side_glass(canvases['side'],
               [(1.72, .985), (1.9, 1.085), (2.14, 1.225), (2.38, 1.33), (2.68, 1.362), (3.1, 1.355), (3.5, 1.33), (3.9, 1.29), (4.22, 1.235)],
               [(4.27, 1.10), (4.0, 1.05), (3.5, 1.013), (3.1, .993), (2.6, .975), (2.1, .965), (1.84, .962)],
               [(1.98, 2.0, 0), (2.62, 2.71, 0), (3.46, 3.50, .08)], privacy_from=2.66, bright=True)
    seams(canvases['rear'], [(.72, 1.04), (.71, .90), (.68, .68), (.58, .53), (.3, .515), (0, .515)])
    backlight(canvases['back'], [(0, 1.275), (.47, 1.235), (.60, 1.075), (.55, 1.05), (0, 1.05)])


@register('wagon')
def build(root, face=None):
    return build_car(root, dict(SPEC), draw, face)
