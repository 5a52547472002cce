"""Tall, round city hatch: big round lamps, short overhangs, a nose without an upper grille."""
from studio.cars import build_car
from studio.masks import rounded, spline
from studio.outlines import backlight, seams, side_glass, windscreen
from studio.vehicles import register


def squeeze(x):
    """Drawn long and compressed behind the B pillar, as the hatch is."""
    return x if x < 2.0 else 2.0 + (x - 2.0) * .89


SPEC = dict(
    length=squeeze(3.63), width=1.68, height=1.55, axles=(.70, squeeze(3.05)), tyre=.322, arch_radius=.358, arch_from=.24, x_mid=2.1,
    rows=[tuple(squeeze(v) if k in (0, 4, 7, 10) else v for k, v in enumerate(row)) for row in [
        (.07, .23, .70, .68,   .11, .68, .82,   .16, .61, .885,  .08, .915),
        (.32, .21, .80, .72,   .34, .775, .865, .36, .67, .94,   .31, .98),
        (.70, .20, .84, .76,   .70, .815, .905, .67, .69, .985,  .62, 1.03),
        (.90, .20, .835, .78,  .90, .815, .93,  .84, .695, 1.015, .76, 1.065),
        (1.02, .20, .83, .79,  1.02, .805, .94, .96, .69, 1.035, .82, 1.085),
        (1.32, .20, .83, .80,  1.32, .80, .95,  1.30, .625, 1.31, 1.14, 1.36),
        (1.62, .20, .83, .805, 1.62, .795, .955, 1.62, .58, 1.485, 1.51, 1.535),
        (2.00, .20, .83, .81,  2.00, .795, .96, 2.01, .57, 1.54, 1.98, 1.595),
        (2.42, .20, .835, .82, 2.43, .795, .97, 2.45, .56, 1.535, 2.45, 1.595),
        (2.80, .21, .85, .83,  2.80, .80, .985, 2.80, .545, 1.505, 2.83, 1.57),
        (3.16, .23, .845, .845, 3.15, .79, 1.0, 3.12, .525, 1.45, 3.17, 1.515),
        (3.46, .26, .79, .855, 3.43, .73, 1.01, 3.32, .505, 1.385, 3.38, 1.445),
        (3.55, .27, .725, .855, 3.52, .68, 1.01, 3.38, .48, 1.36, 3.44, 1.42)]],
    front=[.05, .0, -.03, -.03, -.01, .04], rear=[squeeze(x) for x in (3.57, 3.62, 3.65, 3.64, 3.63, 3.58)],
    crease_along=[(4, 1, 12, .45), (5, 4, 12, .3), (6, 0, 4, .2), (6, 4, 6, .3), (0, 0, 12, 1), (1, 0, 12, .3)],
    crease_across=[(4, 6, 8, .45)], crease_end=[('rear', 6, .4), ('front', 1, .35), ('rear', 1, .4), ('front', 6, .15), ('rear', 4, .25)],
    mirror=(1.24, 1.0), mirror_style=dict(size=(.13, .20, .15)), handles=[(1.88, .875), (squeeze(2.55), .895)], plates=dict(front=.565, rear=.68),
    wipers=[(.38, 1.125), (-.16, 1.14)], lamp_height=.78, spoiler=(squeeze(3.33), .46), rear_wiper=1.10,
    arch=dict(width=.030, thickness=.010, material='black plastic'), wheel=dict(tyre_width=.19, rim=.215, style='alloy', spokes=8, twin=False, width=.034),
    face='smile', grille='hex',
    nose=dict(lamp=(.54, .80, .690, .870, .690, .870), grille=(.26, .76, .80), lower=(.48, .31, .46), fog=(.72, .44), sill=.29),
    cabin=dict(dash_x=1.20, cowl_x=.90, cowl_z=1.07, belt_z=.965, floor_z=.36, half=.72, hip_z=.66, rows=[(1.82, 2), (2.44, 3)],
               end_x=squeeze(3.28), cargo_z=.70, mirror_z=1.38, seat_width=.46))


def draw(canvases, spec, surface):
    s, r = canvases['side'], canvases['rear']
    s.warp = lambda points: [(squeeze(p[0]), p[1]) for p in points]
    side_glass(s, [(1.22, 1.02), (1.34, 1.115), (1.50, 1.275), (1.66, 1.395), (1.88, 1.45), (2.2, 1.465), (2.5, 1.46), (2.8, 1.425), (3.02, 1.365), (3.14, 1.30)],
               [(3.15, 1.12), (2.98, 1.07), (2.7, 1.04), (2.3, 1.015), (1.8, 1.0), (1.36, .995)],
               [(1.43, 1.45, 0), (2.00, 2.08, 0), (2.72, 2.78, .08)], privacy_from=2.04, bright=True)
    seams(s, [(1.10, .985), (1.04, .87), (1.03, .67), (1.04, .46), (1.08, .30)], [(2.04, 1.01), (2.04, .8), (2.04, .30)],
          [(2.79, 1.04), (2.77, .92), (2.70, .79), (2.63, .66), (2.61, .48), (2.61, .30)], [(1.08, .30), (2.61, .30)],
          [(3.44, .80), (3.32, .70), (3.24, .60)])
    seams(s, [(3.08, .89), (3.21, .895), (3.22, .80), (3.09, .79), (3.08, .89)], width=.0045)
    s.fill('black', [(.98, .1), (1.0, .255), (2.72, .255), (2.75, .1)])
    r.disc('tail', (.80, .90), .092)
    r.ring('glow', (.80, .90), .070, .014)
    r.disc('glow', (.80, .90), .022)
    r.ring('chrome', (.80, .90), .098, .010)
    r.line('chrome', [(0, .80), (.24, .80)], .016)
    r.mirrored('black', [(0, .38), (.50, .38), (.62, .45), (.9, .45), (1.0, .36), (1.2, .27), (1.2, 0), (0, 0)], .04)
    r.fill('reflector', rounded([(.66, .42), (.82, .42), (.81, .39), (.67, .39)], .008))
    seams(r, [(.58, 1.03), (.57, .85), (.54, .66), (.48, .57), (.3, .55), (0, .55)])
    windscreen(canvases['screen'], [(0, 1.49), (.3, 1.482), (.55, 1.445), (.645, 1.075), (.35, 1.115), (0, 1.125)],
               [(0, 1.06), (.4, 1.05), (.645, 1.02), (.625, 1.08), (.35, 1.125), (0, 1.135)])
    backlight(canvases['back'], [(0, 1.37), (.46, 1.33), (.56, 1.09), (.50, 1.045), (0, 1.045)], .07)
    seams(canvases['top'], [(.20, .0), (.21, .36), (.28, .56), (.5, .65), (.78, .675), (.92, .66)])


@register('hatch-city')
def build(root, face=None):
    return build_car(root, dict(SPEC), draw, face)
