"""A cruiser: raked fork, V-twin with fins, teardrop tank, deep mudguards, wire wheels, two long pipes."""
import math
from studio.heavy.moto_parts import bars, blob, fins, fork, guard, indicator, mirror, pedal, round_headlamp
from studio.heavy.moto_wheels import caliper, disc, tyre, wire_wheel
from studio.heavy.shapes import bend, rounded, spline, turn
from studio.vehicles import Shot, Vehicle

FRONT, REAR, LEAN = (.345, .335), (1.975, .325), .56
TANK = [(.795, .03, .88, .925, .90), (.815, .085, .845, .95, .89), (.87, .128, .80, .985, .875), (.97, .160, .768, 1.008, .865), (1.08, .162, .758, .998, .855), (1.20, .138, .757, .955, .84), (1.31, .098, .762, .90, .82), (1.385, .055, .77, .858, .81), (1.41, .02, .785, .835, .81)]
SEAT = [(1.29, .05, .755, .815, .785), (1.315, .10, .72, .81, .77), (1.40, .145, .685, .765, .73), (1.50, .168, .672, .735, .705), (1.60, .172, .675, .748, .71), (1.68, .150, .70, .80, .75), (1.725, .10, .735, .83, .78), (1.74, .04, .76, .82, .79)]
PILLION = [(1.735, .05, .755, .805, .78), (1.76, .10, .742, .825, .785), (1.86, .122, .728, .822, .775), (1.96, .108, .722, .80, .76), (2.035, .07, .715, .765, .74), (2.05, .03, .715, .745, .73)]


def build(b):
    """Builds the cruiser; returns its place on the turntable."""
    _wheels(b)
    _steering(b)
    _frame(b)
    _engine(b)
    _pipes(b)
    blob(b, TANK, 'paint', 2, 2.3)
    b.tube(spline([(.83, 0, .972), (.95, 0, 1.012), (1.10, 0, 1.003), (1.24, 0, .948), (1.36, 0, .888)], 8), 1, 'satin', 0, profile=rounded([(-.028, -.012), (.028, -.012), (.028, .010), (-.028, .010)], .008))
    b.lathe([(0, .034), (.012, .036), (.022, .030), (.024, .001)], 'chrome', (1.06, 0, 1.004), (.08, 0, 1), 40)
    blob(b, SEAT, 'leather', 2, 2.8)
    blob(b, PILLION, 'leather', 2, 2.8)
    _tail(b)
    return Vehicle(1.16, 2.42, {'tank': (1.05, -.17, .88), 'engine': (1.17, -.18, .58), 'exhaust': (1.9, -.26, .28), 'seat': (1.5, -.17, .72)}, {
        'engine': Shot((.55, -1.75, .75), (1.18, -.1, .52), 70), 'lamp': Shot((-.75, -.95, 1.12), (.66, -.04, .90), 75),
        'dash': Shot((1.26, -.17, 1.46), (.77, .0, 1.10), 55), 'wheel': Shot((-.15, -1.55, .60), (.40, -.02, .36), 70), 'tail': Shot((3.35, -1.15, .95), (2.12, -.02, .55), 70)})


def _wheels(b):
    for (x, z), width, rim, holder in ((FRONT, .13, .235, 'front'), (REAR, .18, .205, 'rear')):
        w = b.at((x, 0, z))
        tyre(w, z, width, rim, 'cruise')
        wire_wheel(w, z, width, rim, 40, 'chrome', .05)
        disc(w, -.062 if holder == 'front' else -.085, .145, .05, 5, 'alloy')
    caliper(b, FRONT[0] + .105, -.062, FRONT[1] + .085, 1.0, 'chrome')
    caliper(b, REAR[0] - .105, -.085, REAR[1] + .085, -1.0, 'chrome')
    guard(b, FRONT, .352, .155, .55, 2.35)
    for s in (-1, 1):
        b.rod((FRONT[0] + .02, s * .085, FRONT[1] + .02), (FRONT[0] + .13, s * .078, FRONT[1] + .33), .008, 'chrome', 12)
        b.rod((FRONT[0] - .01, s * .085, FRONT[1] + .02), (FRONT[0] - .10, s * .078, FRONT[1] + .34), .008, 'chrome', 12)
    guard(b, REAR, .362, .215, .12, 2.62, crown=.30)


def _steering(b):
    head = fork(b, FRONT, LEAN, .80, .105, 'chrome', 'polished', r=.021)
    round_headlamp(b, (.545, 0, .905), .092, 'chrome')
    b.tube([(.62, -.085, .86), (.60, -.10, .905), (.62, -.085, .95)], .008, 'chrome', 6, 10)
    b.tube([(.62, .085, .86), (.60, .10, .905), (.62, .085, .95)], .008, 'chrome', 6, 10)
    b.box((.66, 0, .905), (.10, .20, .05), 'chrome', .012, (0, LEAN, 0))
    for s in (-1, 1):
        b.rod((.765, s * .065, 1.0), (.80, s * .065, 1.085), .019, 'chrome', 20)
        mirror(b, (.93, s * .345, 1.10), (.86, s * .46, 1.27), s, 'oval', 'chrome')
        indicator(b, (.64, s * .185, .845), s, -1, 'chrome', .075)
    bars(b, [(1.10, -.44, 1.035), (.955, -.385, 1.085), (.82, -.17, 1.155), (.80, -.05, 1.085)], .13, 'chrome')
    b.box((.80, 0, 1.09), (.05, .17, .04), 'chrome', .012)
    gauge(b.at((.775, 0, 1.135), (0, .75, 0)), .056)
    b.tube([(.93, -.30, 1.10), (.84, -.15, 1.06), (.76, -.07, .97), (.72, -.10, .80)], .006, 'plastic', 8, 8)
    b.tube([(.93, .30, 1.10), (.84, .15, 1.06), (.77, .08, .93), (.95, .13, .62)], .006, 'plastic', 8, 8)


def gauge(g, r, chrome='chrome'):
    """A round instrument facing +z of its builder, with marks, numbers and a needle."""
    g.lathe([(-.05, .001), (-.048, r * .6), (-.02, r), (.006, r * 1.06), (.012, r * 1.0), (.006, r * .94)], chrome, axis=(0, 0, 1), sides=56)
    g.lathe([(.0, .001), (.0, r * .95)], 'gloss', axis=(0, 0, 1), sides=48)
    for i in range(25):
        a = math.radians(225 - i * 270 / 24)
        l = .84 if i % 2 else .78
        p = [(r * k * math.sin(a - math.pi), -r * k * math.cos(a - math.pi), .002) for k in (l, .92)]
        g.tube(p, .0011 if i % 2 else .0016, 'dial', 0, 6)
    for i in range(7):
        a = math.radians(225 - i * 45)
        g.text(str(i * 40), (r * .60 * math.sin(a - math.pi), -r * .60 * math.cos(a - math.pi), .002), r * .20, 'dial', (0, 0, math.pi / 2), 1)
    g.tube([(-r * .10, r * .11, .004), (r * .50, -r * .55, .004)], .0016, 'needle', 0, 6)
    g.rod((0, 0, .002), (0, 0, .008), r * .10, 'satin', 20)
    g.box((r * .40, 0, .002), (r * .24, r * .56, .002), 'screen', .001)


def _frame(b):
    b.tube([(.79, 0, .90), (1.05, 0, .80), (1.42, 0, .72)], .028, 'satin', 6)
    for s in (-1, 1):
        run = [(.775, s * .04, .85), (.88, s * .09, .60), (.945, s * .10, .26), (1.06, s * .10, .185), (1.52, s * .10, .185), (1.62, s * .11, .30), (1.60, s * .115, .60), (1.40, s * .07, .735)]
        b.tube(bend(run, .10, 6), .017, 'satin', 0, 16)
        b.tube(bend([(1.55, s * .125, .345), (1.80, s * .145, .325), (2.0, s * .145, .325)], .05), .022, 'satin', 0, 16)
        b.box((1.985, s * .145, .325), (.09, .03, .06), 'chrome', .012)
        b.rod((1.985, s * .10, .325), (1.985, s * .172, .325), .014, 'chrome', 16)
        b.tube([(1.60, s * .125, .66), (1.80, s * .132, .705), (2.06, s * .128, .685), (2.16, s * .12, .64)], .013, 'chrome', 6)
        _shock(b, (1.70, s * .155, .655), (1.90, s * .165, .365))
        pedal(b, .90, .17, .315, s, .11)
        b.tube([(1.02, s * .10, .20), (.95, s * .15, .26), (.90, s * .17, .31)], .012, 'satin', 6)
        b.rod((1.60, s * .13, .36), (1.60, s * .22, .36), .012, 'rubber', 14)
    b.box((1.50, 0, .50), (.14, .22, .26), 'satin', .03)
    for s in (-1, 1):
        b.plate(rounded([(1.42, .66, .03), (1.66, .66, .04), (1.66, .50, .05), (1.52, .38, .05), (1.44, .44, .04)], .03), .03, 'paint', 'xz', s * .128, .012)


def _shock(b, top, low):
    b.rod(top, low, .014, 'chrome', 20)
    n = 120
    d = [low[i] - top[i] for i in range(3)]
    path = [(top[0] + d[0] * t + .027 * math.cos(2 * math.pi * 9 * t), top[1] + .027 * math.sin(2 * math.pi * 9 * t), top[2] + d[2] * t) for t in [.08 + .72 * i / n for i in range(n + 1)]]
    b.tube(path, .0055, 'chrome', 0, 8)
    for t0, t1, r in ((.0, .10, .033), (.80, 1.0, .024)):
        b.rod(tuple(top[i] + d[i] * t0 for i in range(3)), tuple(top[i] + d[i] * t1 for i in range(3)), r, 'chrome', 24, .004)


def _engine(b):
    b.lathe([(-.125, .001), (-.125, .12), (-.11, .165), (.11, .165), (.125, .12), (.125, .001)], 'cast', (1.17, 0, .375), sides=64)
    b.plate(rounded([(1.06, .26, .08), (1.46, .25, .08), (1.50, .40, .08), (1.34, .52, .06), (1.02, .50, .06)], .06), .24, 'cast', 'xz', 0, .02)
    for base, lean in (((1.105, .49), -.39), ((1.245, .49), .39)):
        fins(b, base, lean, .165, 9, .168, .158, 'satin', 'polished', .05)
        for s in (-1, 1):
            b.rod((base[0] + (.02 if lean < 0 else -.02), s * .055, .46), (base[0] + math.sin(lean) * .20, s * .07, .46 + .22), .010, 'chrome', 14)
    cover = [(1.17 + .135 * math.cos(a), .375 + .135 * math.sin(a)) for a in turn(60)]
    b.plate(cover, .035, 'polished', 'xz', -.135, .014)
    b.lathe([(-.0, .075), (-.012, .07), (-.018, .05), (-.02, .001)], 'satin', (1.17, -.152, .375), sides=48)
    for a in turn(5):
        b.rod((1.17 + .112 * math.cos(a), -.148, .375 + .112 * math.sin(a)), (1.17 + .112 * math.cos(a), -.158, .375 + .112 * math.sin(a)), .008, 'chrome', 10)
    hub = [(1.14 + .13 * math.cos(a), .365 + .13 * math.sin(a)) for a in [math.pi / 2 + math.pi * i / 20 for i in range(21)]] + [(1.44 + .10 * math.cos(a), .345 + .10 * math.sin(a)) for a in [-math.pi / 2 + math.pi * i / 20 for i in range(21)]]
    b.plate(hub, .06, 'polished', 'xz', .150, .022, 4)
    b.lathe([(0, .092), (-.022, .094), (-.040, .088), (-.050, .070), (-.052, .001)], 'chrome', (1.175, -.175, .615), sides=64)
    b.lathe([(.03, .078), (-.0, .080), (.0, .078)], 'satin', (1.175, -.175, .615), sides=48)
    b.lathe([(-.0535, .058), (-.0545, .052), (-.0535, .046)], 'satin', (1.175, -.175, .615), sides=48)
    b.box((1.175, -.09, .615), (.06, .14, .06), 'satin', .02)


def _pipes(b):
    upper = [(1.40, -.06, .625), (1.435, -.11, .60), (1.43, -.165, .50), (1.42, -.195, .42), (1.46, -.205, .355), (1.56, -.208, .335)]
    lower = [(.955, -.06, .625), (.90, -.10, .59), (.895, -.15, .48), (.93, -.185, .34), (1.02, -.20, .265), (1.18, -.205, .238), (1.50, -.208, .228)]
    for path, end, r in ((upper, (2.24, -.225, .385), .046), (lower, (2.30, -.225, .265), .048)):
        b.tube(path, .0235, 'pipe', 8, 24)
        b.tube([(p[0], p[1] - .006, p[2]) for p in path[2:]], .0285, 'pipe', 8, 24)
        a = path[-1]
        q = lambda t: tuple(a[i] + (end[i] - a[i]) * t for i in range(3))
        b.tube([q(-.04), q(.02), q(.10), q(.55), q(.96), q(1.0)], [.027, .034, r, r, r * .93, r * .80], 'pipe', 4, 32)
        b.tube([q(.93), q(1.012)], r * .62, 'dark', 0, 24)
        b.tube([q(.97), q(1.015)], [r * .88, r * .86], 'chrome', 0, 32)
        for t in (.12, .90):
            b.tube([q(t), q(t + .018)], r * 1.06, 'satin', 0, 32)
    b.box((1.80, -.19, .31), (.06, .03, .16), 'satin', .01)


def _tail(b):
    b.box((2.318, 0, .575), (.05, .13, .075), 'chrome', .02, (0, .45, 0))
    b.box((2.338, 0, .572), (.035, .115, .06), 'redlens', .014, (0, .45, 0))
    b.box((2.352, 0, .570), (.012, .07, .02), 'redglow', .004, (0, .45, 0))
    for s in (-1, 1):
        indicator(b, (2.25, s * .195, .60), s, 1, 'chrome', .09)
    b.box((2.365, 0, .47), (.07, .10, .16), 'satin', .008, (0, .10, 0))
    b.numberplate((2.405, 0, .405), 1, .23, .15)
