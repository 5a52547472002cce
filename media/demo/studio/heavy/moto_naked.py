"""A naked bike: upside-down fork, inline engine with header pipes, muscular tank, short tail, cast wheels, chain."""
import math
from studio.heavy.moto_parts import bars, blob, fins, fork, guard, indicator, mirror, pedal
from studio.heavy.moto_wheels import caliper, cast_wheel, chain, disc, tyre
from studio.heavy.shapes import bend, rounded, turn
from studio.vehicles import Shot, Vehicle

FRONT, REAR, LEAN, PIVOT = (.305, .302), (1.715, .318), .42, (1.19, .425)
TANK = [(.615, .04, .86, .92, .89), (.635, .10, .82, .95, .89), (.70, .155, .785, .995, .895), (.80, .185, .765, 1.03, .895), (.92, .188, .762, 1.04, .885), (1.03, .150, .775, .995, .87), (1.12, .098, .79, .915, .85), (1.17, .06, .80, .87, .835), (1.185, .02, .815, .85, .83)]
SEAT = [(1.115, .06, .80, .855, .825), (1.14, .105, .788, .85, .82), (1.22, .135, .782, .835, .81), (1.34, .152, .785, .838, .81), (1.43, .135, .80, .868, .835), (1.475, .09, .825, .895, .865), (1.49, .04, .845, .89, .87)]
PILLION = [(1.475, .05, .865, .91, .885), (1.50, .092, .865, .925, .895), (1.60, .10, .882, .945, .912), (1.70, .078, .905, .962, .935), (1.765, .045, .925, .965, .945), (1.78, .015, .935, .96, .948)]
TAIL = [(1.15, .07, .70, .79, .745), (1.18, .10, .695, .80, .75), (1.35, .125, .715, .80, .755), (1.50, .122, .765, .875, .82), (1.66, .095, .835, .915, .875), (1.79, .062, .885, .94, .912), (1.845, .035, .905, .94, .922), (1.855, .012, .915, .932, .923)]
HOTSPOTS = {'fuel-tank': (.92, -.19, .95), 'engine': (.95, -.2, .5), 'brakes': (.305, -.1, .30), 'seat': (1.33, 0, .87), 'front-lamp': (.34, 0, .87), 'exhaust': (1.5, .26, .31), 'tail-lamp': (1.87, 0, .918), 'instruments': (.55, 0, 1.10)}
SPAR = rounded([(.555, .91, .02), (.66, .945, .03), (.98, .765, .05), (1.20, .60, .05), (1.245, .36, .04), (1.15, .34, .03), (1.10, .52, .06), (.94, .63, .06), (.68, .755, .06), (.565, .83, .03)], .03)


def build(b, paint_frame='gunmetal'):
    """Builds the naked bike; returns its place on the turntable."""
    _wheels(b)
    _steering(b)
    _lamp(b)
    blob(b, TANK, 'paint', 2, 2.9)
    b.lathe([(0, .040), (.008, .042), (.014, .036), (.014, .001)], 'satin', (.88, 0, 1.036), (.02, 0, 1), 40)
    _panels(b)
    blob(b, SEAT, 'leather', 2, 3.0)
    blob(b, PILLION, 'leather', 2, 3.0)
    blob(b, TAIL, 'paint', 2, 3.2)
    engine(b)
    headers(b)
    chassis(b, paint_frame)
    _rear(b)
    return Vehicle(1.0, 2.06, HOTSPOTS, {
        'engine': Shot((.40, -1.65, .72), (.95, -.1, .52), 70), 'lamp': Shot((-.85, -.85, 1.10), (.45, -.03, .90), 75),
        'dash': Shot((1.06, -.13, 1.42), (.56, .0, 1.05), 55), 'wheel': Shot((-.1, -1.45, .55), (.33, -.02, .33), 70), 'tail': Shot((2.95, -1.1, 1.15), (1.68, -.02, .72), 70)})


def _wheels(b):
    for (x, z), width, rim, is_front in ((FRONT, .12, .228, True), (REAR, .18, .228, False)):
        w = b.at((x, 0, z))
        tyre(w, z, width, rim, 'road')
        cast_wheel(w, z, width, rim, 5, 'satin', True, 'paint')
        for s in ((-1, 1) if is_front else (1,)):
            disc(w, s * (.072 if is_front else .085), .155 if is_front else .115, .05, 6 if is_front else 5, 'gold' if is_front else 'satin', True)
            caliper(b, x + (.108 if is_front else -.085), s * (.072 if is_front else .085), z + (.098 if is_front else .075), .85 if is_front else -.8, 'gold' if is_front else 'satin', 1.0 if is_front else .75)
    guard(b, FRONT, .314, .122, .80, 2.42, 'paint', .28)
    guard(b, REAR, .332, .15, 1.30, 2.55, 'satin', .22)
    for s in (-1, 1):
        b.plate(rounded([(.40, .47), (.46, .52), (.36, .62), (.31, .615)], .01), .006, 'satin', 'xz', s * .068, .002)


def _steering(b):
    fork(b, FRONT, LEAN, .72, .105, 'chrome', 'gold', True, .0205)
    bars(b, [(.80, -.395, 1.01), (.685, -.30, 1.055), (.60, -.13, 1.05), (.605, -.04, 1.045)], .125, 'satin', .0135)
    for s in (-1, 1):
        b.box((.605, s * .05, 1.005), (.045, .05, .07), 'satin', .012)
        mirror(b, (.70, s * .285, 1.06), (.655, s * .40, 1.215), s, 'sharp', 'satin')
        indicator(b, (.515, s * .185, .845), s, -1, 'satin', .06)
    d = b.at((.545, 0, 1.075), (0, .80, 0))
    d.box((0, 0, 0), (.10, .165, .022), 'satin', .008)
    d.box((0, 0, .0115), (.088, .150, .003), 'ink', .001)
    screen(d)
    b.tube([(.70, -.26, 1.05), (.60, -.16, 1.03), (.50, -.11, .95), (.46, -.115, .70)], .006, 'plastic', 8, 8)
    b.tube([(.70, .26, 1.05), (.58, .15, 1.02), (.50, .10, .94), (.62, .09, .80)], .006, 'plastic', 8, 8)
    b.tube([(.44, -.11, .66), (.44, -.10, .50), (.41, -.088, .42)], .005, 'plastic', 8, 8)


def screen(d):
    """A colour display: bar of revolutions, speed, gear and small figures, on the builder's top."""
    flat = (0, 0, math.pi / 2)
    for i in range(16):
        d.box((-.030 + .012 * math.sin(i / 15 * 1.5), -.062 + i * .0078, .0135), (.012, .0055, .001), 'dial' if i < 11 else 'needle' if i > 13 else 'screen', 0)
    d.text('86', (.004, -.006, .0135), .034, 'dial', flat, 1)
    d.text('km/h', (.023, -.006, .0135), .009, 'dial', flat, 1)
    d.text('4', (.003, .050, .0135), .030, 'amberglow', flat, 1)
    d.text('ROAD', (.002, -.054, .0135), .010, 'screen', flat, 1)
    d.text('ODO 1 240 km     12:26     24 C', (.036, 0, .0135), .0075, 'screen', flat, 1)


def _lamp(b):
    shell = [(.375, .05, .825, .94, .89), (.39, .095, .80, .965, .89), (.45, .122, .785, .99, .89), (.53, .118, .79, 1.0, .90), (.575, .07, .82, .98, .90)]
    blob(b, shell, 'paint', 2, 3.2)
    l = b.at((.372, 0, .885), (0, .16, 0))
    face = rounded([(-.098, .055, .02), (0, .068, .06), (.098, .055, .02), (.085, -.02, .03), (.038, -.078, .03), (-.038, -.078, .03), (-.085, -.02, .03)], .02)
    l.plate(face, .030, 'gloss', 'yz', 0, .010)
    for s in (-1, 1):
        l.tube([(-.0165, s * .086, .044), (-.0165, s * .074, -.008), (-.0165, s * .036, -.052)], .0045, 'led', 0, 8)
        l.lathe([(-.002, .026), (-.014, .027), (-.016, .022)], 'chrome', (-.008, s * .036, .026), (1, 0, 0), 32)
        l.ball((-.012, s * .036, .026), (.008, .020, .020), 'led', 24)
    l.plate(face, .004, 'lens', 'yz', -.020, .001)
    fly = [[(.40 + dx + .10 * abs(y) * 2, y, 1.0 + dz - .10 * abs(y)) for y in (-.085, -.06, -.03, 0, .03, .06, .085)] for dx, dz in ((.0, -.02), (.03, .025), (.075, .075), (.078, .078), (.036, .026), (.008, -.022))]
    b.loft(fly, 'visor', 0, closed=False, caps=False, angle=50)
    b.box((.49, 0, .985), (.10, .10, .07), 'satin', .02)


def _panels(b):
    for s in (-1, 1):
        b.hull([(.47, s * .15, .80), (.66, s * .175, .66), (.80, s * .185, .71), (.70, s * .19, .80), (.50, s * .13, .89), (.62, s * .14, .905), (.88, s * .16, .85), (.80, s * .15, .89)], 'paint', .012)
        b.plate(rounded([(.475, .835, .015), (.600, .700, .02), (.655, .640, .02), (.815, .735, .03), (.790, .845, .03), (.560, .905, .03)], .02), .022, 'paint', 'xz', s * .178, .009)
        b.plate(rounded([(.640, .668, .01), (.800, .752, .01), (.790, .790, .01), (.625, .715, .01)], .01), .024, 'satin', 'xz', s * .1795, .004)
        for dx in (0, .028):
            b.box((.585 + dx, s * .190, .800), (.010, .006, .085), 'gloss', .002, (0, .65, 0))
        b.plate(rounded([(1.10, .78, .02), (1.34, .77, .02), (1.44, .72, .03), (1.22, .62, .03), (1.12, .66, .03)], .02), .03, 'satin', 'xz', s * .118, .010)


def engine(b):
    """An inline engine: crankcase, covers with bolts, a finned block that leans ahead, radiator."""
    case = rounded([(.70, .53, .04), (.86, .57, .04), (1.14, .53, .05), (1.20, .44, .05), (1.16, .30, .06), (1.02, .235, .05), (.78, .235, .05), (.70, .33, .05)], .04)
    b.plate(case, .30, 'gunmetal', 'xz', 0, .016)
    b.plate([(x, z) for x, z in rounded([(.74, .50, .03), (1.12, .50, .04), (1.16, .42, .04), (1.12, .32, .04), (.98, .27, .04), (.80, .275, .04), (.74, .36, .04)], .03)], .318, 'cast', 'xz', 0, .012)
    fins(b, (.845, .535), -.30, .15, 7, .345, .165, 'satin', 'cast', .055)
    for s in (-1, 1):
        for x, z, r, t in ((1.035, .405, .098, .050), (.815, .375, .082, .040)):
            b.lathe([(0, r), (s * t * .6, r * .98), (s * t * .95, r * .82), (s * t, r * .5), (s * t, .001)], 'satin', (x, s * .145, z), sides=56)
            for a in turn(8):
                b.rod((x + r * .93 * math.cos(a), s * (.145 + t * .5), z + r * .93 * math.sin(a)), (x + r * .93 * math.cos(a), s * (.145 + t * .75), z + r * .93 * math.sin(a)), .0062, 'alloy', 8)
        b.box((.93, s * .15, .50), (.20, .03, .07), 'satin', .012)
    r = b.at((.565, 0, .60), (0, .22, 0))
    r.box((0, 0, 0), (.035, .36, .27), 'dark', .006)
    for i in range(18):
        r.box((-.018, 0, -.122 + i * .0144), (.008, .33, .004), 'steel', 0)
    for s in (-1, 1):
        r.box((0, s * .185, 0), (.05, .03, .28), 'satin', .008)


def headers(b):
    """Four header pipes that gather under the engine into a short silencer on the right."""
    for i, y in enumerate((-.128, -.043, .043, .128)):
        b.tube([(.715, y, .655), (.655, y, .60), (.625, y * .98, .48), (.64, y * .9, .32), (.71, y * .7, .215), (.86, y * .45, .185), (1.02, y * .3 + .02, .185)], .0205, 'blued', 8, 20)
    b.box((1.06, .02, .19), (.34, .24, .10), 'satin', .04, segments=5)
    b.tube([(1.16, .06, .20), (1.28, .13, .225), (1.36, .175, .26)], [.03, .034, .045], 'satin', 6, 24)
    b.tube([(1.34, .17, .25), (1.40, .185, .275), (1.66, .205, .36), (1.70, .208, .372)], [.045, .058, .056, .045], 'gunmetal', 6, 32)
    b.tube([(1.68, .206, .366), (1.712, .209, .376)], .034, 'dark', 0, 24)


def chassis(b, frame='gunmetal', rails=((1.60, .07, .85), (1.44, .09, .77))):
    """Spars, swing arm, shock, chain, pegs, side stand; `rails` are the rear ends of the tail's two rails."""
    (x, y, z), (low_x, low_y, low_z) = rails
    for s in (-1, 1):
        b.plate(SPAR, .038, frame, 'xz', s * .128, .012)
        b.rod((1.19, s * .10, .425), (1.19, s * .158, .425), .026, 'satin', 24)
        arm = bend([(1.17, s * .115, .42), (1.34, s * .145, .425), (1.72, s * .148, .318)], .12, 8)
        b.tube(arm, [.9] * len(arm), 'alloy', 0, profile=rounded([(-.022, -.040), (.022, -.040), (.022, .040), (-.022, .040)], .012))
        b.box((1.715, s * .148, .318), (.11, .04, .075), 'satin', .012)
        b.rod((1.715, s * .16, .318), (1.715, s * .182, .318), .020, 'alloy', 20)
        b.tube(bend([(1.10, s * .11, .72), (1.30, s * .10, .76), (x, s * y, z)], .1), .014, frame, 0, 12)
        b.tube(bend([(1.20, s * .12, .52), (1.32, s * .10, .66), (low_x, s * low_y, low_z)], .1), .013, frame, 0, 12)
        pedal(b, 1.25, .155, .36, s, .085)
        b.plate(rounded([(1.19, .40, .01), (1.29, .38, .01), (1.31, .50, .02), (1.24, .56, .02)], .01), .008, 'alloy', 'xz', s * .155, .003)
    b.tube([(1.28, 0, .44), (1.27, 0, .70)], .03, 'mustard', 0, 20)
    chain(b, -.118, (1.15, .40), REAR, .036, .105)
    b.tube([(1.12, -.16, .28), (1.30, -.19, .24), (1.42, -.20, .225)], .011, 'satin', 6, 10)


def _rear(b):
    b.box((1.838, 0, .918), (.03, .075, .022), 'redlens', .006)
    b.box((1.853, 0, .918), (.006, .060, .010), 'redglow', .002)
    b.tube(bend([(1.66, 0, .83), (1.80, 0, .72), (1.945, 0, .66)], .05), 1, 'satin', 0, profile=rounded([(-.045, -.008), (.045, -.008), (.045, .008), (-.045, .008)], .006))
    for s in (-1, 1):
        indicator(b, (1.86, s * .125, .70), s, 1, 'satin', .09)
    b.numberplate((1.965, 0, .65), 1, .21, .14, .15)
    b.box((1.93, 0, .645), (.02, .05, .015), 'clearlens', .004)
