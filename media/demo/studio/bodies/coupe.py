"""Two-door fastback coupe, and the same with a fabric roof: the convertible, closed."""
from studio.cars import build_car
from studio.masks import rounded, spline
from studio.outlines import backlight, seams, side_glass, windscreen
from studio.vehicles import register

SPEC = dict(
    length=4.46, width=1.87, height=1.33, axles=(.90, 3.52), tyre=.345, arch_radius=.386, arch_from=.20, x_mid=2.4,
    rows=[
        (.08, .19, .76, .62, .14, .74, .735, .22, .66, .78, .11, .805),
        (.40, .165, .895, .655, .42, .865, .775, .44, .73, .825, .40, .86),
        (.90, .155, .93, .70, .90, .895, .815, .88, .745, .87, .84, .91),
        (1.32, .155, .92, .72, 1.32, .89, .845, 1.26, .745, .905, 1.18, .95),
        (1.56, .155, .91, .73, 1.56, .88, .86, 1.50, .735, .925, 1.34, .975),
        (1.96, .155, .905, .745, 1.96, .87, .875, 1.98, .64, 1.165, 1.82, 1.21),
        (2.32, .155, .905, .76, 2.34, .865, .89, 2.40, .565, 1.285, 2.26, 1.33),
        (2.66, .155, .91, .775, 2.70, .865, .91, 2.74, .55, 1.30, 2.70, 1.355),
        (3.02, .16, .93, .795, 3.06, .875, .935, 3.14, .55, 1.255, 3.14, 1.315),
        (3.40, .165, .945, .815, 3.44, .88, .96, 3.54, .575, 1.14, 3.56, 1.205),
        (3.80, .175, .935, .835, 3.82, .865, .975, 3.92, .62, 1.03, 3.96, 1.08),
        (4.16, .20, .885, .845, 4.16, .82, .98, 4.22, .63, 1.0, 4.26, 1.03),
        (4.32, .22, .82, .845, 4.31, .765, .975, 4.34, .60, .995, 4.38, 1.02)],
    front=[.05, .0, -.035, -.03, .0, .05], rear=[4.36, 4.42, 4.46, 4.45, 4.44, 4.42],
    crease_along=[(4, 1, 12, .6), (5, 4, 12, .25), (6, 0, 4, .3), (6, 4, 6, .3), (0, 0, 12, 1), (1, 0, 12, .3)],
    crease_across=[(4, 6, 8, .5)],
    crease_end=[('rear', 6, .7), ('front', 1, .4), ('rear', 1, .4), ('front', 6, .3), ('rear', 4, .3)],
    mirror=(1.82, .935), handles=[(2.72, .835)], plates=dict(front=.36, rear=.56), wipers=[(.40, 1.01), (-.18, 1.02)], lamp_height=.68,
    arch=dict(width=.022, thickness=.008, material='paint'),
    wheel=dict(tyre_width=.255, rim=.262, style='black', spokes=5, twin=True, width=.036, caliper=(.45, .01, .01)),
    face='blade', grille='fine',
    nose=dict(lamp=(.54, 1.22, .625, .688, .700, .748), grille=(.46, .55, .655), lower=(.52, .24, .38), fog=(.88, .385), sill=.235),
    cabin=dict(dash_x=1.76, cowl_x=1.44, cowl_z=.96, belt_z=.89, floor_z=.28, half=.77, hip_z=.46, rows=[(2.52, 2), (3.12, 2)],
               end_x=3.7, mirror_z=1.19, parcel=(3.30, 3.95, .94)))


def draw(canvases, spec, surface):
    s, r = canvases['side'], canvases['rear']
    side_glass(s, [(1.82, .945), (1.98, 1.03), (2.18, 1.135), (2.38, 1.205), (2.62, 1.24), (2.88, 1.232), (3.12, 1.185), (3.34, 1.105)],
               [(3.36, 1.035), (3.1, .995), (2.75, .965), (2.3, .935), (1.98, .92)],
               [(2.08, 2.10, 0), (2.90, 2.95, .10)])
    seams(s, [(1.64, .905), (1.54, .79), (1.52, .60), (1.53, .42), (1.57, .27)],
          [(2.98, .965), (2.97, .84), (2.93, .66), (2.86, .48), (2.84, .27)], [(1.57, .27), (2.84, .27)],
          [(.33, .65), (.48, .62), (.56, .55)], [(4.26, .76), (4.10, .68), (3.90, .58)])
    s.fill('black', rounded([(1.25, .1), (1.28, .215), (3.16, .215), (3.2, .1)], .02))
    r.mirrored('tail', [(0, .925), (.45, .928), (.90, .935), (1.22, .925), (1.14, .865), (.55, .85), (.46, .895), (0, .895)], .02)
    r.line('glow', spline([(0, .91), (.5, .91), (.9, .915), (1.12, .905)], 8), .013)
    r.line('glow', [(.58, .872), (1.06, .885)], .008)
    r.mirrored('black', [(0, .42), (.55, .42), (.66, .36), (1.0, .33), (1.2, .22), (1.2, 0), (0, 0)], .03)
    for u in (.50, .62):
        r.ring('chrome', (u, .30), .045, .012)
    seams(r, [(.72, .96), (.70, .82), (.62, .66), (.3, .64), (0, .64)])
    windscreen(canvases['screen'], [(0, 1.265), (.3, 1.26), (.54, 1.225), (.69, .955), (.35, .995), (0, 1.005)],
               [(0, .955), (.4, .945), (.69, .91), (.67, .965), (.35, 1.005), (0, 1.015)])
    backlight(canvases['back'], [(0, 1.27), (.44, 1.235), (.575, 1.075), (.53, 1.055), (0, 1.075)], .04)
    seams(canvases['top'], [(.24, .0), (.26, .42), (.36, .64), (.7, .73), (1.3, .75), (1.46, .73)])


@register('coupe')
def build(root, face=None):
    return build_car(root, dict(SPEC), draw, face)


def draw_soft_top(canvases, spec, surface):
    """Black fabric over everything above the belt behind the windscreen, with a seam where it folds."""
    draw(canvases, spec, surface)
    s, t, b = canvases['side'], canvases['top'], canvases['back']
    s.fill('cloth', spline([(2.30, 1.30), (2.20, 1.36), (2.9, 1.42), (3.5, 1.40), (3.98, 1.09), (3.86, 1.045), (3.5, 1.035), (3.36, 1.03)], 6) + spline([(3.36, 1.10), (3.12, 1.20), (2.88, 1.25), (2.62, 1.258), (2.42, 1.235)], 6))
    t.fill('cloth', [(2.30, 0), (2.30, .60), (3.1, .66), (3.86, .72), (3.86, 0)])
    seams(t, [(3.86, 0), (3.86, .70)], [(2.84, 0), (2.84, .58)], width=.006)


@register('convertible')
def build_convertible(root, face=None):
    cloth = {'cloth': ((0.011, 0.011, 0.012), 0, 0.92, 0, 0.2)}
    spec = SPEC | dict(layers=cloth, wheel=SPEC['wheel'] | dict(style='alloy', spokes=6, twin=False, width=.05), spoiler=None)
    return build_car(root, {k: v for k, v in spec.items() if v is not None}, draw_soft_top, face or 'shield')
