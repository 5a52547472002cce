"""Single-cab ute with an aluminium tray, headboard and ladder rack."""
from studio.bodies.ute import FRONT_ROWS, SPEC as UTE, draw_front_half
from studio.cars import build_car
from studio.materials import named, plain
from studio.mesh import box, lathe, tube
from studio.outlines import backlight, seams, side_glass
from studio.parts import SIDES, plate_at
from studio.vehicles import Shot, register

DECK = .985
TRAY = (2.84, 5.22)
HALF = .93

SPEC = {k: v for k, v in UTE.items() if k not in ('more_cages', 'fin', 'handles')} | dict(
    length=5.28,
    rows=[*FRONT_ROWS,
          (2.34, .39, .93, .97, 2.34, .895, 1.14, 2.34, .64, 1.775, 2.30, 1.83),
          (2.56, .39, .93, .97, 2.56, .895, 1.145, 2.52, .635, 1.765, 2.52, 1.82),
          (2.68, .39, .925, .97, 2.67, .885, 1.145, 2.61, .625, 1.72, 2.63, 1.775),
          (2.71, .39, .905, .97, 2.705, .865, 1.145, 2.65, .60, 1.69, 2.665, 1.74)],
    rear=[2.715] * 6, x_mid=2.2,
    crease_along=[(4, 1, 10, .6), (5, 4, 10, .4), (6, 0, 4, .35), (6, 4, 6, .35), (0, 0, 10, 1), (1, 0, 10, .3)],
    crease_across=[(4, 6, 8, .5), (10, 0, 6, .5)],
    handles=[(2.40, 1.03)], arch=dict(width=.05, thickness=.018, material='black plastic'),
    wheel=dict(tyre_width=.235, rim=.225, style='steel'), tyre=.385, track=.80, mirror_style=dict(material=None),
    cabin=UTE['cabin'] | dict(rows=[(2.28, 2)], end_x=2.62))


def draw(canvases, spec, surface):
    s = canvases['side']
    draw_front_half(canvases)
    side_glass(s, [(1.70, 1.21), (1.84, 1.325), (2.04, 1.50), (2.22, 1.635), (2.36, 1.675), (2.50, 1.67)],
               [(2.60, 1.235), (2.4, 1.195), (2.2, 1.185), (1.86, 1.185)], [(1.93, 1.952, 0)])
    seams(s, [(2.58, 1.20), (2.575, .9), (2.57, .50)], [(1.53, .505), (2.57, .505)], width=.006)
    s.fill('black', [(1.3, .2), (1.3, .465), (2.75, .465), (2.75, .2)])
    backlight(canvases['back'], [(0, 1.66), (.52, 1.64), (.66, 1.27), (.62, 1.25), (0, 1.25)], channel='glass')


def add_tray(root, spec, surface):
    """Deck, dropsides, headboard, ladder rack, lamps, guards over the rear wheels."""
    alloy, steel, black = named('aluminium'), named('frame'), named('black plastic')
    start, end = TRAY
    middle, long = (start + end) / 2, end - start
    box('deck', (middle, 0, DECK - .03), (long, HALF * 2, .06), alloy, root, .008)
    for x in (start + .25, middle, end - .25):
        box('bearer', (x, 0, DECK - .10), (.07, HALF * 1.84, .10), steel, root, .008)
    for s in SIDES:
        box('chassis', (3.75, s * .40, .70), (3.1, .09, .18), steel, root, .01)
        for i in range(3):
            box('dropside', (middle, s * HALF, DECK + .045 + .085 * i), (long, .025, .080), alloy, root, .012)
        for x in (start + .02, middle, end - .02):
            box('side post', (x, s * (HALF + .012), DECK + .12), (.045, .03, .30), alloy, root, .006)
        for x in (start + .6, end - .6):
            box('latch', (x, s * (HALF + .022), DECK + .24), (.10, .02, .035), steel, root, .006)
        box('mudguard', (4.12, s * .80, .86), (.98, .26, .02), black, root, .008)
        for x, lean in ((3.62, .5), (4.62, -.5)):
            box('mudguard end', (x, s * .80, .76), (.02, .26, .26), black, root, .006, (0, lean, 0))
        box('tail lamp', (end + .03, s * .74, DECK - .13), (.03, .34, .10), named('red lens'), root, .012)
        box('indicator lamp', (end + .047, s * .66, DECK - .13), (.012, .10, .08), named('amber'), root, .008)
        box('light strip', (end + .048, s * .80, DECK - .13), (.012, .16, .022), named('lit red'), root, .006)
        for x in (start + .03, end - .06):
            tube('rack post', [(x, s * (HALF - .08), DECK), (x, s * (HALF - .08), 1.80)] if x < middle else [(x, s * (HALF - .08), DECK), (x, s * (HALF - .08), DECK + .01)], .024, alloy, root, smooth=False)
        tube('head brace', [(start + .04, s * (HALF - .08), 1.62), (start + .42, s * (HALF - .04), DECK + .28)], .018, alloy, root, smooth=False)
    box('tailboard', (end, 0, DECK + .13), (.025, HALF * 2, .25), alloy, root, .012)
    for z in (1.15, 1.30, 1.45, 1.60):
        tube('head bar', [(start + .03, -HALF + .08, z), (start + .03, HALF - .08, z)], .014, alloy, root, smooth=False)
    tube('rack bar', [(start + .03, -HALF + .04, 1.80), (start + .03, HALF - .04, 1.80)], .028, alloy, root, smooth=False)
    box('head panel', (start + .03, 0, DECK + .12), (.03, HALF * 1.9, .26), alloy, root, .01)
    lathe('axle', [(-.7, .05), (-.12, .055), (-.10, .13), (.10, .13), (.12, .055), (.7, .05)], steel, root, 24, location=(4.12, 0, spec['tyre']))
    box('tank', (3.2, -.58, .62), (.62, .34, .26), plain('tank', (.03, .03, .032), .1, .5), root, .05)
    box('tool box', (3.22, .62, .70), (.70, .36, .34), alloy, root, .012)
    box('bumper', (end - .02, 0, .62), (.08, 1.3, .10), steel, root, .012)
    plate_at(root, (end + .04, 0, DECK - .14), 1)


@register('ute-tray')
def build(root, face=None):
    return build_car(root, SPEC | dict(shots={'load': Shot((6.9, -1.5, 2.3), (4.1, .05, 1.0), 50)}), draw, face, add_tray)
