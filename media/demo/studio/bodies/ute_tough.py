"""Big square dual-cab ute: a tall framed grille, flat bonnet, level glass line, hard lid and a sail bar."""
from studio.cars import build_car
from studio.masks import rounded
from studio.materials import named, paint
from studio.mesh import box, circle, sweep
from studio.outlines import backlight, seams, side_glass, windscreen
from studio.parts import SIDES, plate_at
from studio.vehicles import register

TUB = dict(
    rows=[
        (3.655, .46, .93, 1.02, 3.655, .91, 1.22, 3.655, .84, 1.245, 3.655, 1.245),
        (3.70, .45, .965, 1.02, 3.70, .945, 1.23, 3.70, .88, 1.26, 3.70, 1.26),
        (4.22, .45, .985, 1.03, 4.22, .955, 1.235, 4.22, .885, 1.265, 4.22, 1.265),
        (4.86, .46, .98, 1.03, 4.86, .95, 1.24, 4.86, .88, 1.27, 4.86, 1.27),
        (5.28, .49, .955, 1.035, 5.28, .93, 1.245, 5.28, .86, 1.275, 5.28, 1.275),
        (5.35, .50, .915, 1.035, 5.35, .895, 1.245, 5.34, .83, 1.27, 5.35, 1.27)],
    front=[3.655] * 6, rear=[5.35, 5.355, 5.36, 5.36, 5.36, 5.35],
    crease_along=[(5, 0, 5, .7), (6, 0, 5, .85), (4, 0, 5, .6), (0, 0, 5, 1)],
    crease_end=[('rear', 6, .85), ('rear', 5, .6), ('front', 6, .9), ('front', 5, .9)], crease_across=[(0, 0, 6, .8)])

SPEC = dict(
    length=5.41, width=1.97, height=1.90, axles=(.98, 4.25), tyre=.415, arch_radius=.492, arch_from=.43, x_mid=2.6, lining_from=1.26,
    more_cages=[TUB],
    rows=[
        (.10, .48, .87, .92,   .13, .86, 1.13,  .17, .81, 1.215, .11, 1.245),
        (.36, .45, .96, .955,  .38, .94, 1.165, .40, .85, 1.26,  .36, 1.295),
        (.98, .43, .975, .985, .98, .95, 1.18,  .96, .855, 1.275, .92, 1.32),
        (1.34, .43, .965, .99, 1.34, .945, 1.19, 1.29, .85, 1.29, 1.22, 1.335),
        (1.47, .43, .96, .995, 1.47, .935, 1.195, 1.42, .84, 1.305, 1.30, 1.355),
        (1.74, .43, .96, 1.0,  1.74, .93, 1.20, 1.72, .775, 1.58, 1.57, 1.63),
        (2.02, .43, .96, 1.005, 2.02, .93, 1.205, 2.03, .725, 1.81, 1.90, 1.86),
        (2.50, .43, .96, 1.005, 2.50, .93, 1.21, 2.50, .715, 1.865, 2.46, 1.92),
        (3.05, .43, .96, 1.01, 3.05, .93, 1.215, 3.05, .71, 1.86, 3.05, 1.915),
        (3.44, .43, .96, 1.01, 3.44, .93, 1.22, 3.44, .705, 1.835, 3.45, 1.89),
        (3.59, .43, .955, 1.01, 3.59, .92, 1.22, 3.565, .69, 1.80, 3.58, 1.855),
        (3.62, .43, .935, 1.01, 3.62, .90, 1.22, 3.595, .67, 1.775, 3.61, 1.825)],
    front=[.12, .05, .0, .0, .02, .08], rear=[3.625] * 6,
    crease_along=[(4, 1, 11, .65), (5, 1, 11, .5), (6, 0, 4, .5), (6, 4, 6, .45), (6, 6, 11, .35), (0, 0, 11, 1), (1, 0, 11, .3)],
    crease_across=[(4, 6, 8, .6), (11, 0, 6, .5)],
    crease_end=[('front', 1, .45), ('front', 6, .55), ('front', 4, .3), ('rear', 6, .5)],
    mirror=(1.64, 1.26), mirror_style=dict(size=(.13, .25, .20)), handles=[(2.42, 1.085), (3.30, 1.09)], plates=dict(front=.665, rear=None),
    rails=(2.10, 3.40, .67, 'black plastic', .05), wipers=[(.42, 1.39), (-.18, 1.40)], lamp_height=1.03,
    arch=dict(width=.095, thickness=.045, material='black plastic'),
    wheel=dict(tyre_width=.275, rim=.262, style='black', spokes=6, twin=False, width=.06),
    face='frame', grille='hex',
    nose=dict(lamp=(.62, 1.14, .90, 1.115, .93, 1.115), grille=(.56, .76, 1.125), lower=(.46, .50, .595), fog=(.90, .70), sill=.74),
    cabin=dict(dash_x=1.54, cowl_x=1.34, cowl_z=1.34, belt_z=1.24, floor_z=.60, half=.83, hip_z=.94, rows=[(2.26, 2), (3.08, 3)],
               end_x=3.52, mirror_z=1.69))


def draw(canvases, spec, surface):
    s, f, r = canvases['side'], canvases['front'], canvases['rear']
    side_glass(s, [(1.64, 1.30), (1.76, 1.415), (1.92, 1.575), (2.08, 1.72), (2.34, 1.775), (2.7, 1.785), (3.1, 1.78), (3.40, 1.755)],
               [(3.46, 1.285), (3.2, 1.275), (2.8, 1.268), (2.3, 1.262), (1.78, 1.262)],
               [(1.83, 1.852, 0), (2.56, 2.65, 0), (3.36, 3.40, 0)], privacy_from=2.60)
    seams(s, [(1.54, 1.25), (1.47, 1.08), (1.45, .84), (1.47, .64), (1.51, .54)], [(2.605, 1.83), (2.605, 1.26), (2.605, .9), (2.605, .54)],
          [(3.49, 1.30), (3.49, 1.05), (3.46, .86), (3.42, .68), (3.40, .54)], [(1.51, .545), (3.40, .545)], [(.30, .96), (.44, .90), (.50, .80)], width=.006)
    seams(s, [(4.86, 1.10), (5.0, 1.10), (5.0, .98), (4.86, .98), (4.86, 1.10)], width=.005)
    s.fill('black', [(1.3, .2), (1.3, .505), (3.64, .505), (3.64, .2)])
    s.fill('black', rounded([(1.56, .70), (3.36, .70), (3.34, .79), (1.56, .79)], .02))
    f.mirrored('satin', [(0, .475), (.46, .475), (.54, .53), (.62, .53), (.54, .41), (0, .395)], .02)
    r.fill('tail', rounded([(.86, 1.18), (1.06, 1.18), (1.12, 1.15), (1.12, .80), (.86, .80)], .02))
    for low, high in ((.84, .96), (1.02, 1.14)):
        r.line('glow', [(.90, low), (.90, high), (1.05, high), (1.05, low), (.90, low)], .018)
    seams(r, [(.84, 1.24), (.84, .70)], [(.84, .70), (0, .70)], width=.010)
    r.mirrored('black', [(0, 1.10), (.60, 1.10), (.57, .98), (0, .98)], .02)
    r.fill('black', [(0, .66), (1.2, .66), (1.2, 0), (0, 0)])
    windscreen(canvases['screen'], [(0, 1.79), (.3, 1.782), (.685, 1.75), (.80, 1.35), (.35, 1.385), (0, 1.395)],
               [(0, 1.33), (.4, 1.32), (.80, 1.29), (.775, 1.355), (.35, 1.395), (0, 1.405)])
    backlight(canvases['back'], [(0, 1.73), (.54, 1.71), (.68, 1.33), (.64, 1.31), (0, 1.31)])
    t = canvases['top']
    t.fill('black', [(3.71, 0), (3.71, .86), (5.28, .85), (5.28, 0)])
    seams(t, [(.24, .0), (.25, .5), (.30, .76), (.6, .83), (1.2, .85), (1.42, .83)])
    for y in (.28, .60):
        t.line('groove', [(.45, y), (1.12, y + .03)], .008)


def add_outfit(root, spec, surface):
    """Rear bumper, chassis, steps, a lid and a bar with sails behind the cab."""
    black, dark = named('black plastic'), named('dark')
    box('bumper', (5.365, 0, .59), (.18, 1.80, .17), black, root, .035)
    box('bumper step', (5.385, 0, .68), (.12, .62, .02), named('tread'), root, .006)
    box('chassis', (3.3, 0, .52), (3.9, 1.1, .14), dark, root, .02)
    box('tub floor', (4.5, 0, .66), (1.6, 1.5, .3), dark, root, .02)
    box('lid', (4.56, 0, 1.285), (1.44, 1.66, .05), black, root, .02)
    for s in SIDES:
        path = [(1.50 + 2.03 * i / 40, s * (.985 if 4 < i < 36 else .89), .46) for i in range(41)]
        sweep('side step', path, circle(.065, 16, .55), [((0, 1, 0), (0, 0, 1))] * 41, black, root)
        sail = [(3.70, s * .83, 1.26), (3.72, s * .74, 1.66), (3.86, s * .74, 1.66), (4.42, s * .83, 1.28)]
        build_sail(root, sail, s)
        box('tow eye', (.06, s * .36, .58), (.08, .03, .05), named('red lens'), root, .01)
    box('bar', (3.79, 0, 1.655), (.15, 1.50, .06), paint(), root, .025)
    plate_at(root, (5.465, 0, .59), 1)


def build_sail(root, outline, side):
    """A flat panel with thickness through four points, from the tub's edge up to the bar."""
    from studio.mesh import BOX_FACES, bevel, outward, solid
    thick = .05
    corners = [(x, y - side * thick, z) for x, y, z in outline] + list(outline)
    made = solid('sail', corners, BOX_FACES, paint(), root)
    outward(made)
    bevel(made, .015, 3)


@register('ute-tough')
def build(root, face=None):
    return build_car(root, dict(SPEC), draw, face, add_outfit)
