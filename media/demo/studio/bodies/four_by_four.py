"""Boxy large four-wheel drive with a spare wheel on the tail and a snorkel."""
from studio.cars import build_car
from studio.masks import rounded, spline
from studio.materials import named
from studio.mesh import box, circle, empty, sweep
from studio.outlines import backlight, seams, side_glass, windscreen
from studio.vehicles import register
from studio.wheels import build_wheel

SPEC = dict(
    length=4.75, width=1.93, height=1.91, axles=(.92, 3.70), tyre=.410, arch_radius=.472, arch_from=.42, x_mid=2.5, span=6.4,
    rows=[
        (.10, .45, .84, .86, .13, .83, 1.06, .18, .77, 1.14, .12, 1.165),
        (.36, .42, .945, .90, .37, .925, 1.10, .38, .84, 1.185, .36, 1.215),
        (.92, .41, .96, .93, .92, .94, 1.13, .90, .855, 1.215, .88, 1.245),
        (1.30, .41, .955, .94, 1.30, .935, 1.145, 1.26, .85, 1.23, 1.22, 1.26),
        (1.42, .41, .95, .945, 1.42, .93, 1.15, 1.38, .84, 1.24, 1.30, 1.275),
        (1.62, .41, .95, .95, 1.62, .925, 1.155, 1.64, .785, 1.56, 1.52, 1.60),
        (1.84, .41, .95, .95, 1.84, .925, 1.155, 1.88, .74, 1.83, 1.76, 1.87),
        (2.2, .41, .95, .95, 2.2, .925, 1.16, 2.2, .74, 1.875, 2.18, 1.92),
        (2.9, .41, .95, .955, 2.9, .925, 1.165, 2.9, .74, 1.88, 2.9, 1.93),
        (3.70, .41, .96, .955, 3.70, .93, 1.17, 3.70, .74, 1.875, 3.70, 1.925),
        (4.3, .43, .955, .955, 4.3, .93, 1.175, 4.3, .735, 1.865, 4.32, 1.915),
        (4.62, .46, .925, .955, 4.62, .91, 1.175, 4.60, .72, 1.84, 4.62, 1.885),
        (4.70, .47, .88, .955, 4.69, .87, 1.175, 4.66, .695, 1.815, 4.68, 1.86)],
    front=[.12, .05, .02, .02, .04, .10], rear=[4.72, 4.74, 4.75, 4.75, 4.74, 4.70],
    crease_along=[(4, 1, 12, .6), (5, 1, 12, .5), (6, 0, 4, .55), (6, 4, 6, .5), (6, 6, 12, .5), (0, 0, 12, 1), (1, 0, 12, .4)],
    crease_across=[(4, 6, 8, .6), (6, 6, 8, .4)],
    crease_end=[('rear', 6, .7), ('front', 1, .5), ('rear', 1, .5), ('front', 6, .6), ('rear', 4, .4), ('front', 4, .3)],
    mirror=(1.56, 1.21), mirror_style=dict(size=(.13, .24, .20)), handles=[(2.34, 1.04), (3.22, 1.05)],
    rails=(2.15, 4.35, .70, 'black plastic', .06), plates=dict(front=.64, rear=None),
    wipers=[(.42, 1.31), (-.18, 1.32)], lamp_height=1.02,
    arch=dict(width=.075, thickness=.035, material='black plastic'),
    wheel=dict(tyre_width=.265, rim=.255, style='black', spokes=6, twin=False, width=.055),
    face='round', grille='bars',
    nose=dict(lamp=(.52, 1.10, .88, 1.07, .92, 1.08), grille=(.50, .87, 1.075), lower=(.46, .60, .69), fog=(.86, .68), sill=.76),
    cabin=dict(dash_x=1.58, cowl_x=1.36, cowl_z=1.26, belt_z=1.17, floor_z=.60, half=.83, hip_z=.93, rows=[(2.26, 2), (3.10, 3)],
               end_x=4.58, cargo_z=.95, mirror_z=1.72))


def draw(canvases, spec, surface):
    s, f, r = canvases['side'], canvases['front'], canvases['rear']
    side_glass(s, [(1.62, 1.255), (1.70, 1.40), (1.80, 1.56), (1.90, 1.71), (2.05, 1.755), (2.8, 1.775), (3.6, 1.77), (4.2, 1.755), (4.46, 1.73)],
               [(4.50, 1.27), (4.2, 1.245), (3.4, 1.235), (2.6, 1.23), (2.0, 1.225), (1.72, 1.22)],
               [(1.775, 1.795, 0), (2.52, 2.60, 0), (3.38, 3.46, 0)], privacy_from=2.56)
    seams(s, [(1.52, 1.20), (1.46, 1.06), (1.45, .80), (1.47, .60), (1.50, .52)], [(2.56, 1.83), (2.56, 1.2), (2.56, .8), (2.56, .52)],
          [(3.42, 1.83), (3.42, 1.25), (3.40, 1.02), (3.22, .86), (3.13, .70), (3.12, .52)], [(1.50, .52), (3.12, .52)],
          [(1.62, 1.82), (1.9, 1.83), (2.56, 1.84), (3.42, 1.84)], [(.30, .92), (.42, .86), (.46, .80)], width=.006)
    seams(s, [(4.02, 1.08), (4.18, 1.08), (4.18, .95), (4.02, .95), (4.02, 1.08)], width=.005)
    s.fill('black', [(1.25, .2), (1.25, .475), (3.35, .475), (3.35, .2)])
    s.fill('black', rounded([(1.52, .66), (3.16, .66), (3.14, .73), (1.52, .73)], .02))
    f.mirrored('satin', [(0, .56), (.44, .56), (.50, .61), (.56, .61), (.50, .50), (0, .49)], .02)
    r.fill('tail', rounded([(.78, 1.14), (.98, 1.14), (.98, .84), (.78, .84)], .03))
    for z in (1.085, .90):
        r.ring('glow', (.88, z), .045, .014)
    r.fill('reflector', rounded([(.80, .66), (.96, .66), (.96, .62), (.80, .62)], .01))
    r.fill('black', [(0, .72), (.72, .72), (.80, .78), (1.5, .78), (1.5, 0), (0, 0)])
    seams(r, [(.735, 1.84), (.745, 1.30), (.745, 1.0), (.735, .74)], [(.735, .735), (0, .735)], width=.007)
    windscreen(canvases['screen'], [(0, 1.795), (.35, 1.79), (.70, 1.76), (.785, 1.31), (.4, 1.325), (0, 1.33)],
               [(0, 1.265), (.4, 1.26), (.79, 1.235), (.775, 1.31), (.4, 1.335), (0, 1.34)], .025)
    backlight(canvases['back'], [(0, 1.735), (.62, 1.71), (.70, 1.28), (.66, 1.25), (0, 1.25)])
    seams(canvases['top'], [(.24, .0), (.25, .5), (.30, .78), (.6, .83), (1.1, .845), (1.36, .83)])


def add_outfit(root, spec, surface):
    """Spare wheel, snorkel, side steps, tow points."""
    spare = empty('spare', root, (4.86, -.10, 1.08))
    spare.rotation_euler = (0, 0, 1.5708)
    build_wheel(spare, (0, 0, 0), .40, spec['wheel'])
    box('spare mount', (4.75, -.10, 1.08), (.12, .30, .30), named('black plastic'), root, .03)
    from studio.parts import plate_at
    plate_at(root, (4.80, .52, .66), 1)
    side = surface.side(1.36, 1.10)
    path = [(1.06, side * 1.0 + .012, 1.10), (1.30, side + .022, 1.13), (1.46, side + .022, 1.22), (1.62, .845, 1.52), (1.80, .80, 1.74), (1.85, .79, 1.84)]
    path = [tuple(p) for p in spline(path, 8)]
    sweep('snorkel', path, circle(.042, 14, .8), [((0, 1, 0), (1, 0, .3))] * len(path), named('black plastic'), root)
    box('snorkel head', (1.85, .79, 1.885), (.12, .085, .11), named('black plastic'), root, .025)
    for s in (1, -1):
        box('side step', (2.30, s * .93, .44), (1.55, .16, .045), named('black plastic'), root, .015)
        box('tow eye', (.05, s * .40, .55), (.08, .025, .045), named('red lens'), root, .01)


@register('4x4')
def build(root, face=None):
    return build_car(root, dict(SPEC), draw, face, add_outfit)
