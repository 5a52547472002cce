"""Large upright SUV with three rows: a long level roof, a big third window, a light bar over a slatted grille."""
from studio.cars import build_car
from studio.masks import rounded
from studio.outlines import backlight, seams, side_glass, windscreen
from studio.vehicles import register

GLASS_FROM, GLASS_RISE = 1.11, 1.13
"""Heights above the first are stretched by the second: the table draws the roof too low for an SUV."""


def lift(z):
    return z if z < GLASS_FROM else GLASS_FROM + (z - GLASS_FROM) * GLASS_RISE


def squeeze(x):
    """Drawn long and compressed behind the B pillar, as the hatch is."""
    return x if x < 2.5 else 2.5 + (x - 2.5) * .93


def warp(points):
    return [(squeeze(p[0]), lift(p[1])) for p in points]


SPEC = dict(
    length=squeeze(4.97), width=1.95, height=1.86, axles=(.93, squeeze(3.88)), tyre=.410, arch_radius=.466, arch_from=.32, x_mid=2.6,
    rows=[tuple(squeeze(v) if k in (0, 4, 7, 10) else lift(v) if k in (9, 11) else v for k, v in enumerate(row)) for row in [
        (.10, .29, .84, .82,   .14, .82, .99,   .19, .75, 1.07,  .12, 1.095),
        (.40, .27, .945, .86,  .42, .92, 1.02,  .44, .81, 1.105, .40, 1.14),
        (.92, .26, .965, .89,  .92, .94, 1.045, .90, .82, 1.13,  .87, 1.17),
        (1.26, .26, .96, .90,  1.26, .935, 1.06, 1.20, .82, 1.15, 1.12, 1.19),
        (1.42, .26, .955, .905, 1.42, .925, 1.065, 1.36, .81, 1.165, 1.22, 1.205),
        (1.72, .26, .95, .91,  1.72, .92, 1.07, 1.70, .745, 1.44, 1.55, 1.49),
        (2.02, .26, .95, .915, 2.02, .92, 1.075, 2.04, .69, 1.66, 1.91, 1.71),
        (2.50, .26, .95, .92,  2.50, .92, 1.08, 2.50, .68, 1.735, 2.46, 1.79),
        (3.20, .26, .955, .925, 3.20, .92, 1.085, 3.20, .675, 1.745, 3.20, 1.80),
        (3.88, .27, .97, .935, 3.88, .93, 1.095, 3.88, .67, 1.73, 3.90, 1.79),
        (4.45, .29, .96, .94,  4.45, .92, 1.105, 4.44, .66, 1.70, 4.48, 1.76),
        (4.82, .32, .925, .945, 4.81, .88, 1.11, 4.74, .64, 1.66, 4.78, 1.715),
        (4.92, .33, .87, .945, 4.90, .84, 1.11, 4.81, .615, 1.635, 4.85, 1.69)]],
    front=[.06, .01, -.02, -.015, .0, .06], rear=[squeeze(x) for x in (4.94, 4.97, 4.99, 4.985, 4.98, 4.94)],
    crease_along=[(4, 1, 12, .6), (5, 1, 12, .4), (6, 0, 4, .4), (6, 4, 6, .4), (6, 6, 12, .3), (0, 0, 12, 1), (1, 0, 12, .4)],
    crease_across=[(4, 6, 8, .55), (6, 6, 8, .3)],
    crease_end=[('rear', 6, .55), ('front', 1, .4), ('rear', 1, .4), ('front', 6, .4), ('rear', 4, .35), ('front', 4, .3)],
    mirror=(1.58, 1.13), mirror_style=dict(size=(.13, .235, .17)), handles=[(2.38, 1.0), (squeeze(3.34), 1.01)], rails=(2.15, squeeze(4.55), .655), fin=squeeze(4.2),
    wipers=[(.42, 1.27), (-.18, 1.28)], plates=dict(front=.50, rear=.72), lamp_height=.92, spoiler=(squeeze(4.73), .58), rear_wiper=1.265,
    arch=dict(width=.058, thickness=.018, material='black plastic'),
    wheel=dict(tyre_width=.26, rim=.292, style='alloy', spokes=10, twin=False, width=.030),
    face='bridge', grille='slats',
    nose=dict(lamp=(.64, 1.10, .70, .90, .74, .90), grille=(.56, .62, .88), lower=(.60, .33, .42), fog=(.88, .55), sill=.36),
    cabin=dict(dash_x=1.52, cowl_x=1.24, cowl_z=1.195, belt_z=1.11, floor_z=.46, half=.83, hip_z=.78, rows=[(2.22, 2), (3.06, 3), (3.82, 2)],
               end_x=squeeze(4.76), cargo_z=.82, mirror_z=1.64))


def draw(canvases, spec, surface):
    s, f, r = canvases['side'], canvases['front'], canvases['rear']
    s.warp = warp
    for key in ('screen', 'back'):
        canvases[key].warp = lambda points: [(y, lift(z)) for y, z in points]
    side_glass(s, [(1.58, 1.15), (1.70, 1.27), (1.88, 1.45), (2.06, 1.59), (2.30, 1.65), (2.8, 1.672), (3.4, 1.675), (3.9, 1.66), (4.35, 1.63), (4.62, 1.59)],
               [(4.66, 1.19), (4.3, 1.168), (3.8, 1.152), (3.1, 1.137), (2.4, 1.127), (1.72, 1.122)],
               [(1.79, 1.812, 0), (2.53, 2.61, 0), (3.48, 3.55, .03)], privacy_from=2.57, bright=True)
    seams(s, [(1.48, 1.115), (1.41, .98), (1.39, .76), (1.41, .50), (1.45, .37)], [(2.57, 1.125), (2.57, .9), (2.57, .6), (2.57, .37)],
          [(3.55, 1.15), (3.55, 1.0), (3.50, .86), (3.43, .73), (3.40, .56), (3.40, .37)], [(1.45, .37), (3.40, .37)],
          [(.30, .86), (.44, .82), (.52, .73)], [(4.78, .90), (4.60, .80), (4.44, .66)])
    seams(s, [(4.18, 1.0), (4.34, 1.0), (4.34, .89), (4.18, .89), (4.18, 1.0)], width=.005)
    s.fill('black', [(1.22, .1), (1.26, .42), (3.52, .42), (3.56, .1)])
    s.line('chrome', [(1.46, .44), (3.38, .44)], .020)
    f.mirrored('satin', [(0, .31), (.50, .31), (.60, .36), (.66, .36), (.58, .265), (0, .25)], .02)
    r.fill('tail', rounded([(.76, 1.12), (.92, 1.11), (1.0, .72), (.82, .72)], .025))
    r.line('glow', [(.85, 1.08), (.90, .77)], .024)
    r.fill('tail', [(0, 1.07), (.84, 1.07), (.84, 1.025), (0, 1.025)])
    r.line('glow', [(0, 1.048), (.84, 1.048)], .014)
    r.mirrored('black', [(0, .44), (.62, .44), (.78, .50), (1.0, .50), (1.1, .42), (1.5, .34), (1.5, 0), (0, 0)], .03)
    r.mirrored('satin', [(0, .37), (.54, .37), (.62, .41), (.68, .41), (.60, .32), (0, .30)], .02)
    r.fill('reflector', rounded([(.84, .58), (1.02, .58), (1.01, .55), (.85, .55)], .008))
    seams(r, [(.74, 1.14), (.73, 1.0), (.71, .78), (.66, .64), (.5, .59), (0, .585)])
    windscreen(canvases['screen'], [(0, 1.665), (.3, 1.657), (.655, 1.62), (.77, 1.21), (.35, 1.245), (0, 1.25)],
               [(0, 1.18), (.4, 1.17), (.77, 1.14), (.75, 1.215), (.35, 1.25), (0, 1.26)])
    backlight(canvases['back'], [(0, 1.60), (.57, 1.57), (.68, 1.20), (.62, 1.16), (0, 1.16)])
    seams(canvases['top'], [(.24, .0), (.25, .45), (.32, .72), (.6, .795), (1.0, .82), (1.30, .80)])


@register('suv-seven')
def build(root, face=None):
    return build_car(root, dict(SPEC), draw, face)
