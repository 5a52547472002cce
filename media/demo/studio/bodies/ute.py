"""Dual-cab ute with a tub and sports bar; the tray ute shares its front."""
from studio.cars import build_car
from studio.masks import rounded
from studio.materials import named
from studio.mesh import box, circle, sweep, tube
from studio.outlines import backlight, seams, side_glass, windscreen
from studio.parts import SIDES, plate_at
from studio.vehicles import register

FRONT_ROWS = [
    (.12, .44, .80, .87, .17, .78, 1.03, .22, .71, 1.095, .15, 1.12),
    (.42, .41, .92, .91, .44, .89, 1.06, .46, .765, 1.13, .42, 1.17),
    (.98, .39, .945, .945, .98, .92, 1.09, .95, .785, 1.165, .91, 1.21),
    (1.34, .39, .935, .955, 1.34, .915, 1.11, 1.28, .785, 1.19, 1.20, 1.24),
    (1.50, .39, .93, .96, 1.50, .905, 1.12, 1.44, .775, 1.205, 1.28, 1.26),
    (1.80, .39, .93, .965, 1.80, .90, 1.13, 1.80, .71, 1.49, 1.66, 1.545),
    (2.10, .39, .93, .97, 2.10, .895, 1.135, 2.14, .645, 1.735, 2.04, 1.79)]

TUB = dict(
    rows=[
        (3.575, .42, .90, .97, 3.575, .87, 1.125, 3.575, .80, 1.14, 3.575, 1.14),
        (3.62, .42, .935, .98, 3.62, .905, 1.135, 3.62, .84, 1.155, 3.62, 1.155),
        (4.10, .42, .955, .985, 4.10, .915, 1.14, 4.10, .845, 1.16, 4.10, 1.16),
        (4.75, .44, .945, .99, 4.75, .91, 1.15, 4.75, .84, 1.17, 4.75, 1.17),
        (5.16, .47, .915, .995, 5.16, .885, 1.16, 5.16, .81, 1.18, 5.16, 1.18),
        (5.23, .48, .875, .995, 5.23, .845, 1.16, 5.22, .78, 1.175, 5.23, 1.175)],
    front=[3.575] * 6, rear=[5.23, 5.24, 5.25, 5.25, 5.25, 5.24],
    crease_along=[(5, 0, 5, .6), (6, 0, 5, .8), (4, 0, 5, .5), (0, 0, 5, 1)],
    crease_end=[('rear', 6, .8), ('rear', 5, .6), ('front', 6, .9), ('front', 5, .9)], crease_across=[(0, 0, 6, .8)])

SPEC = dict(
    length=5.30, width=1.90, height=1.83, axles=(.98, 4.12), tyre=.40, arch_radius=.468, arch_from=.40, x_mid=2.6, lining_from=1.16,
    more_cages=[TUB],
    rows=[*FRONT_ROWS,
          (2.50, .39, .93, .97, 2.50, .895, 1.14, 2.52, .64, 1.79, 2.48, 1.845),
          (3.00, .39, .93, .975, 3.0, .895, 1.145, 3.0, .635, 1.78, 3.0, 1.84),
          (3.38, .39, .93, .975, 3.38, .895, 1.15, 3.30, .63, 1.745, 3.32, 1.80),
          (3.51, .39, .925, .975, 3.50, .885, 1.15, 3.42, .62, 1.70, 3.44, 1.755),
          (3.54, .39, .905, .975, 3.535, .865, 1.15, 3.46, .60, 1.67, 3.475, 1.72)],
    front=[.10, .03, -.02, -.02, .02, .08], rear=[3.545] * 6,
    crease_along=[(4, 1, 11, .6), (5, 4, 11, .4), (6, 0, 4, .35), (6, 4, 6, .35), (0, 0, 11, 1), (1, 0, 11, .3)],
    crease_across=[(4, 6, 8, .5), (11, 0, 6, .5)], crease_end=[('front', 1, .4), ('front', 6, .35), ('rear', 6, .5)],
    mirror=(1.70, 1.20), handles=[(2.42, 1.03), (3.26, 1.035)], plates=dict(front=.60, rear=None), fin=3.2,
    wipers=[(.42, 1.30), (-.18, 1.315)], lamp_height=.96,
    arch=dict(width=.085, thickness=.035, material='black plastic'),
    wheel=dict(tyre_width=.255, rim=.262, style='two', spokes=6, twin=False, width=.05),
    face='block', grille='bars',
    nose=dict(lamp=(.58, 1.26, .862, .985, .955, 1.043), grille=(.56, .70, 1.0), lower=(.46, .45, .54), fog=(.90, .655), sill=.635),
    cabin=dict(dash_x=1.56, cowl_x=1.32, cowl_z=1.25, belt_z=1.17, floor_z=.56, half=.80, hip_z=.88, rows=[(2.28, 2), (3.06, 3)],
               end_x=3.45, mirror_z=1.62))


def draw_front_half(canvases):
    """Lines that the dual cab and the tray ute share."""
    s = canvases['side']
    seams(s, [(1.58, 1.17), (1.49, 1.02), (1.47, .80), (1.49, .60), (1.53, .50)], [(.34, .90), (.50, .86), (.58, .76)], width=.006)
    windscreen(canvases['screen'], [(0, 1.72), (.3, 1.712), (.605, 1.675), (.735, 1.255), (.35, 1.29), (0, 1.30)],
               [(0, 1.235), (.4, 1.225), (.73, 1.195), (.71, 1.26), (.35, 1.30), (0, 1.31)])
    seams(canvases['top'], [(.28, .0), (.29, .42), (.37, .66), (.7, .755), (1.2, .78), (1.42, .75)])


def draw(canvases, spec, surface):
    s, r = canvases['side'], canvases['rear']
    draw_front_half(canvases)
    side_glass(s, [(1.70, 1.21), (1.84, 1.325), (2.04, 1.50), (2.22, 1.64), (2.48, 1.70), (2.8, 1.708), (3.1, 1.69), (3.30, 1.645)],
               [(3.38, 1.24), (3.2, 1.205), (2.8, 1.195), (2.3, 1.185), (1.86, 1.185)],
               [(1.93, 1.952, 0), (2.58, 2.67, 0), (3.24, 3.27, 0)], privacy_from=2.62)
    seams(s, [(2.625, 1.19), (2.625, .9), (2.625, .50)], [(3.40, 1.22), (3.40, 1.0), (3.38, .80), (3.36, .62), (3.34, .50)],
          [(1.53, .505), (3.34, .505)], width=.006)
    seams(s, [(4.72, 1.02), (4.86, 1.02), (4.86, .90), (4.72, .90), (4.72, 1.02)], width=.005)
    s.fill('black', [(1.3, .2), (1.3, .465), (3.56, .465), (3.56, .2)])
    r.fill('tail', rounded([(.80, 1.09), (1.01, 1.09), (1.08, 1.06), (1.08, .76), (1.0, .72), (.84, .72)], .02))
    r.line('glow', [(.86, 1.05), (.86, .78), (1.0, .78)], .02)
    seams(r, [(.79, 1.14), (.79, .64)], [(.79, .64), (0, .64)], width=.010)
    r.fill('black', rounded([(0, .95), (.16, .95), (.16, .89), (0, .89)], .01))
    r.band('black', .89, .95, .1)
    seams(r, [(0, .80), (.70, .80)], width=.008)
    r.fill('black', [(0, .60), (1.1, .60), (1.1, 0), (0, 0)])
    backlight(canvases['back'], [(0, 1.64), (.50, 1.62), (.66, 1.25), (.60, 1.23), (0, 1.23)])
    canvases['top'].fill('black', [(3.63, 0), (3.63, .80), (5.15, .79), (5.15, 0)])


def add_outfit(root, spec, surface):
    """Rear bumper with its plate, chassis, side steps, sports bar."""
    black, dark = named('black plastic'), named('dark')
    box('bumper', (5.245, 0, .55), (.17, 1.74, .15), black, root, .035)
    box('bumper step', (5.26, 0, .628), (.12, .62, .02), named('tread'), root, .006)
    box('chassis', (3.2, 0, .48), (3.8, 1.1, .14), dark, root, .02)
    box('tub floor', (4.4, 0, .62), (1.6, 1.5, .3), dark, root, .02)
    for s in SIDES:
        path = [(1.50 + 1.95 * i / 40, s * (.955 if 4 < i < 36 else .86), .43) for i in range(41)]
        sweep('side step', path, circle(.055, 16, .55), [((0, 1, 0), (0, 0, 1))] * 41, black, root)
    half = [(3.98, .80, 1.15), (3.84, .76, 1.36), (3.72, .68, 1.52), (3.69, .52, 1.585)]
    bar = [*half, (3.68, 0, 1.60), *((x, -y, z) for x, y, z in reversed(half))]
    tube('sports bar', bar, .036, named('gloss black'), root)
    plate_at(root, (5.345, 0, .55), 1)


@register('ute')
def build(root, face=None):
    return build_car(root, dict(SPEC), draw, face, add_outfit)
