"""Mid-size five-seat SUV, and the seven-seat one that is drawn longer behind the middle."""
from studio.cars import build_car
from studio.masks import rounded, spline
from studio.outlines import backlight, seams, side_glass, windscreen
from studio.vehicles import register

ROOF_FROM, ROOF_RISE = 1.07, 1.09
"""Heights above the first are stretched by the second: the table draws the roof too low for an SUV."""


def lift(z):
    return z if z < ROOF_FROM else ROOF_FROM + (z - ROOF_FROM) * ROOF_RISE


SPEC = dict(
    length=4.62, width=1.88, height=1.74, axles=(.90, 3.60), tyre=.388, arch_radius=.442, arch_from=.285, x_mid=2.5,
    rows=[tuple(lift(v) if k in (9, 11) else v for k, v in enumerate(row)) for row in [
        #  xl   zs   y4   z4     xb   yb   zb      xe   ye   ze      xc   zc
        (.10, .27, .80, .80,   .15, .78, .955,   .21, .70, 1.02,   .14, 1.045),
        (.40, .25, .915, .83,  .42, .885, .985,  .44, .76, 1.055,  .40, 1.095),
        (.90, .24, .94, .86,   .90, .915, 1.015, .88, .775, 1.09,  .84, 1.135),
        (1.28, .24, .935, .875, 1.28, .915, 1.035, 1.22, .775, 1.115, 1.13, 1.165),
        (1.46, .24, .93, .88,  1.46, .905, 1.045, 1.40, .765, 1.13, 1.22, 1.185),
        (1.80, .24, .93, .885, 1.80, .90, 1.055, 1.78, .70, 1.40,  1.62, 1.45),
        (2.14, .24, .93, .89,  2.14, .895, 1.065, 2.16, .635, 1.615, 2.05, 1.665),
        (2.55, .24, .93, .895, 2.58, .895, 1.072, 2.58, .63, 1.66, 2.55, 1.715),
        (3.05, .24, .935, .90, 3.08, .895, 1.085, 3.10, .62, 1.655, 3.10, 1.715),
        (3.55, .25, .95, .915, 3.55, .905, 1.10, 3.60, .605, 1.625, 3.62, 1.69),
        (4.05, .27, .945, .93, 4.05, .895, 1.13, 4.02, .585, 1.58, 4.06, 1.65),
        (4.42, .30, .90, .95,  4.40, .84, 1.16,  4.28, .565, 1.545, 4.34, 1.615),
        (4.55, .31, .83, .95,  4.50, .79, 1.17,  4.35, .54, 1.53, 4.41, 1.60)]],
    front=[.06, .0, -.045, -.035, -.01, .06], rear=[4.58, 4.63, 4.67, 4.65, 4.64, 4.60],
    crease_along=[(4, 1, 12, .55), (5, 4, 12, .35), (6, 0, 4, .25), (6, 4, 6, .35), (1, 0, 12, .4), (0, 0, 12, 1)],
    crease_across=[(4, 6, 8, .55), (6, 6, 8, .2)],
    crease_end=[('rear', 6, .5), ('front', 1, .4), ('rear', 1, .4), ('front', 6, .3), ('rear', 4, .3)],
    mirror=(1.66, 1.10), handles=[(2.42, .955), (3.36, .975)], rails=(2.15, 4.15, .60), fin=3.95,
    wipers=[(.42, 1.225), (-.18, 1.235)], plates=dict(front=.56, rear=.80), lamp_height=.90, spoiler=(4.28, .52), rear_wiper=1.215, exhausts=[(4.55, -.50, .27), (4.55, .50, .27)],
    arch=dict(width=.06, thickness=.016, material='black plastic'),
    wheel=dict(tyre_width=.245, rim=.272, style='two', spokes=5, twin=True),
    face='hex', grille='hex',
    nose=dict(lamp=(.50, 1.20, .845, .935, .885, .968), grille=(.50, .66, .935), lower=(.50, .35, .45), fog=(.88, .555), sill=.47),
    cabin=dict(dash_x=1.56, cowl_x=1.26, cowl_z=1.17, belt_z=1.09, floor_z=.42, half=.80, hip_z=.74, rows=[(2.30, 2), (3.20, 3)],
               end_x=4.40, cargo_z=.80, mirror_z=1.54))


def draw(canvases, spec, surface):
    s, f, r = canvases['side'], canvases['front'], canvases['rear']
    along = shift if spec['length'] > SPEC['length'] else float
    rise = spec['height'] - SPEC['height']
    for key in ('side', 'screen', 'back'):
        place = along if key == 'side' else float
        canvases[key].warp = lambda points, place=place: [(place(p[0]), lift(p[1]) + rise * min(1, max(0, (p[1] - 1.15) / .3))) for p in points]
    side_glass(s, [(1.66, 1.125), (1.80, 1.235), (2.02, 1.40), (2.22, 1.52), (2.45, 1.575), (2.8, 1.592), (3.2, 1.585), (3.6, 1.555), (3.95, 1.505), (4.15, 1.45)],
               [(4.11, 1.235), (3.95, 1.187), (3.6, 1.15), (3.1, 1.125), (2.5, 1.115), (2.0, 1.105), (1.82, 1.105)],
               [(1.88, 1.902, 0), (2.58, 2.665, 0), (3.40, 3.45, .10)], privacy_from=2.62, bright=True)
    seams(s, [(1.50, 1.09), (1.42, .95), (1.40, .75), (1.42, .50), (1.46, .36)], [(2.62, 1.11), (2.62, .9), (2.62, .6), (2.63, .36)],
          [(3.47, 1.14), (3.46, 1.02), (3.36, .86), (3.19, .72), (3.13, .55), (3.12, .36)], [(1.46, .365), (3.12, .365)],
          [(.30, .86), (.46, .80), (.56, .70)], [(4.36, .92), (4.20, .80), (4.05, .66)])
    seams(s, [(3.86, .98), (4.04, .985), (4.06, .87), (3.88, .86), (3.86, .98)], width=.005)
    s.fill('black', spline([(1.2, .30), (1.33, .395), (1.6, .40), (2.3, .40), (3.0, .40), (3.15, .40), (3.3, .30)], 6) + [(3.3, .1), (1.2, .1)])
    s.fill('black', rounded([(1.75, .46), (2.95, .46), (2.95, .505), (1.78, .49)], .01), 0)
    f.mirrored('satin', [(0, .325), (.50, .325), (.56, .36), (.60, .36), (.56, .285), (0, .27)], .02)
    r.mirrored('tail', [(.0, 1.02), (.45, 1.02), (.58, 1.045), (.80, 1.075), (1.16, 1.075), (1.38, 1.03), (1.34, .965), (.95, .905), (.62, .915), (.45, .985), (0, .985)], .025)
    r.line('glow', spline([(0, 1.003), (.45, 1.003), (.65, 1.035), (.9, 1.05), (1.2, 1.04)], 8), .014)
    r.line('glow', spline([(.62, .985), (.64, .95), (.9, .935), (1.18, .975)], 6), .014)
    r.line('glow', [(.74, .985), (1.12, 1.0)], .010, 160)
    r.mirrored('black', [(0, .53), (.60, .53), (.72, .60), (1.0, .60), (1.1, .50), (1.5, .40), (1.5, 0), (0, 0)], .03)
    r.mirrored('satin', [(0, .37), (.56, .37), (.62, .42), (.66, .42), (.62, .33), (0, .31)], .02)
    r.fill('reflector', rounded([(.80, .56), (.98, .56), (.97, .53), (.81, .53)], .008))
    seams(r, [(.76, 1.10), (.74, .95), (.70, .75), (.64, .62), (.55, .585), (.3, .58), (0, .58)])
    windscreen(canvases['screen'], [(0, 1.622), (.3, 1.615), (.605, 1.575), (.725, 1.175), (.35, 1.215), (0, 1.225)],
               [(0, 1.16), (.4, 1.15), (.72, 1.12), (.70, 1.18), (.35, 1.225), (0, 1.235)])
    backlight(canvases['back'], [(0, 1.54), (.545, 1.50), (.67, 1.19), (.61, 1.15), (0, 1.15)])
    seams(canvases['top'], [(.28, .0), (.29, .4), (.36, .66), (.6, .745), (1.1, .77), (1.36, .74)])


LONGER_FROM, LONGER = 2.62, 1.13
"""The seven-seat SUV: lengths behind the first are stretched by the second."""


def stretch(x):
    return x if x < LONGER_FROM else LONGER_FROM + (x - LONGER_FROM) * LONGER


def shift(x):
    """The tail keeps its depth: what lies behind the rear axle moves, but is hardly stretched."""
    axle = SPEC['axles'][1]
    return stretch(x) if x < axle + .2 else x + stretch(axle + .2) - (axle + .2)


LARGE = SPEC | dict(
    length=shift(SPEC['length']), height=1.79, axles=(.90, shift(3.60)), tyre=.40, arch_radius=.456,
    rows=[tuple(shift(v) if k in (0, 4, 7, 10) else v + .05 if k in (9, 11) and row[0] > 1.5 else v for k, v in enumerate(row)) for row in SPEC['rows']],
    rear=[shift(x) for x in SPEC['rear']], handles=[(2.42, .955), (shift(3.36), .975)], rails=(2.15, shift(4.15), .60), fin=shift(3.95),
    spoiler=(shift(4.28), .52), exhausts=[(shift(4.55), y, .27) for y in (-.50, .50)], face='shield',
    wheel=dict(tyre_width=.255, rim=.285, style='alloy', spokes=7, twin=False, width=.042),
    nose=SPEC['nose'] | dict(fog=(.86, .62)),
    cabin=SPEC['cabin'] | dict(rows=[(2.30, 2), (3.12, 3), (3.88, 2)], end_x=shift(4.40), mirror_z=1.57))


@register('suv')
def build(root, face=None):
    return build_car(root, dict(SPEC), draw, face)


@register('suv-large')
def build_large(root, face=None):
    return build_car(root, dict(LARGE), draw, face)
