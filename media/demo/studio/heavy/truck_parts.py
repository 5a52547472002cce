"""Parts that trucks share: chassis, tanks, mirrors, seats, steering wheel, lamps, mudguards, coupling."""
import math
from studio.heavy.shapes import rounded, turn


def chassis(b, x0, x1, z=.72, half=.40, height=.22):
    """Two channel rails with cross members."""
    for side in (-1, 1):
        b.box(((x0 + x1) / 2, side * half, z), (x1 - x0, .012, height), 'chassis', .003)
        for dz in (-1, 1):
            b.box(((x0 + x1) / 2, side * (half - .03), z + dz * height / 2), (x1 - x0, .07, .012), 'chassis', .003)
    n = int((x1 - x0) / .9)
    for i in range(n + 1):
        b.rod((x0 + .15 + i * (x1 - x0 - .3) / n, -half, z), (x0 + .15 + i * (x1 - x0 - .3) / n, half, z), .05, 'chassis', 12)


def axle(b, x, radius, track, dual=False):
    """A beam axle with a differential and leaf springs."""
    b.rod((x, -track, radius), (x, track, radius), .065, 'chassis')
    if dual:
        b.ball((x, 0, radius), (.24, .17, .22), 'chassis')
        b.rod((x - .2, 0, radius + .05), (x - 1.5, 0, radius + .15), .05, 'chassis')
    for side in (-1, 1):
        for i in range(4):
            l = .62 - i * .12
            b.tube([(x - l, side * .42, radius + .17 - i * .018), (x, side * .42, radius + .10 - i * .018), (x + l, side * .42, radius + .17 - i * .018)], .016, 'chassis', 6, 8)


def cylinder_tank(b, x0, x1, y, z, radius, mat='polished', straps=3):
    """A round fuel tank with straps, a step plate and a cap, lying along x."""
    h = (x1 - x0) / 2
    e = min(.04, radius * .2)
    b.lathe([(-h, .001), (-h - .015, radius * .5), (-h, radius - e), (-h + e, radius), (h - e, radius), (h, radius - e), (h + .015, radius * .5), (h, .001)], mat, ((x0 + x1) / 2, y, z), (1, 0, 0), 64)
    for i in range(straps):
        x = x0 + (x1 - x0) * (i + .5) / straps
        b.lathe([(-.035, radius + .001), (-.033, radius + .006), (.033, radius + .006), (.035, radius + .001)], 'satin', (x, y, z), (1, 0, 0), 64)
    side = -1 if y < 0 else 1
    b.rod((x0 + .18, y + side * radius * .62, z + radius * .72), (x0 + .18, y + side * radius * .74, z + radius * .86), .055, 'satin')


def box_tank(b, x0, x1, y, z, width, height, mat='alum'):
    """A square fuel or tool box under the tray."""
    b.box(((x0 + x1) / 2, y, z), (x1 - x0, width, height), mat, .04, segments=5)
    for x in (x0 + (x1 - x0) * .22, x0 + (x1 - x0) * .78):
        b.box((x, y, z), (.05, width + .012, height + .012), 'chassis', .04, segments=5)
    side = -1 if y < 0 else 1
    b.rod((x0 + .12, y + side * width * .35, z + height * .48), (x0 + .12, y + side * width * .42, z + height * .56), .05, 'plastic')


def seat(b, x, y, z, mat='fabric', width=.46):
    """A truck seat: base, back, head restraint; faces the nose."""
    b.box((x, y, z), (.48, width, .15), mat, .05, segments=5)
    b.box((x + .27, y, z + .36), (.15, width * .96, .66), mat, .055, (0, .16, 0), segments=5)
    b.box((x + .36, y, z + .78), (.10, width * .56, .18), mat, .04, (0, .12, 0), segments=5)
    b.box((x, y, z - .15), (.40, width * .8, .16), 'plastic', .02)


def steering_wheel(b, centre, lean=-.9, radius=.23):
    """A steering wheel with two spokes on its column."""
    w = b.at(centre, (0, lean, 0))
    w.tube([(0 + .0, radius * math.cos(a), radius * math.sin(a)) for a in turn(32)], .016, 'leather', 0, 10, True)
    w.box((.012, 0, -.01), (.03, .16, .13), 'plastic', .02)
    for dy in (-1, 1):
        w.box((.008, dy * radius * .55, -.01), (.016, radius * .75, .045), 'satin', .006)
    w.box((.01, 0, -radius * .55), (.016, .05, radius * .75), 'satin', .006)
    w.rod((.02, 0, 0), (-.0 - .30, 0, 0), .035, 'plastic')


def mirror_pair(b, x, y, z, height=.42, mat='plastic', arm=.20, width=.20):
    """Tall door mirrors with a wide-angle glass below, on tube arms, at both sides."""
    for s in (-1, 1):
        yo = y + arm
        b.box((x, s * yo, z), (.10, width, height), mat, .04, (0, 0, s * -.12), segments=5)
        b.box((x + .052, s * yo, z + height * .10), (.008, width - .035, height * .66), 'mirror', .02, (0, 0, s * -.12))
        b.box((x + .052, s * yo, z - height * .35), (.008, width - .035, height * .20), 'mirror', .02, (0, 0, s * -.12))
        for dz in (height * .36, -height * .36):
            b.tube([(x + .06, s * (y - .05), z + dz * 1.05), (x, s * (y + arm * .45), z + dz), (x, s * (yo - .02), z + dz * .85)], .014, 'plastic', 8)


def round_lamp(b, centre, radius, facing=-1, rim='chrome', lens='lens', glow='led', bulb=.28):
    """A headlamp: bowl, glowing core, clear glass, bright ring; faces -x or +x."""
    l = b.at(centre, (0, 0, 0 if facing < 0 else math.pi))
    bowl = [(.09, .02), (.085, radius * .45), (.05, radius * .80), (.005, radius * .98)]
    l.lathe(bowl, 'reflector', axis=(1, 0, 0), sides=48)
    l.ball((.055, 0, 0), (radius * bulb * .9, radius * bulb, radius * bulb), glow, 20)
    l.lathe([(-.018, .001), (-.014, radius * .5), (-.004, radius * .85), (.004, radius * .97)], lens, axis=(1, 0, 0), sides=48)
    l.lathe([(.015, radius * 1.12), (-.008, radius * 1.12), (-.016, radius * 1.05), (-.008, radius * .96), (.01, radius * .95)], rim, axis=(1, 0, 0), sides=48)


def tail_bar(b, x, y, z, width=.42):
    """A tail lamp block for both sides: red, amber and clear squares."""
    for s in (-1, 1):
        b.box((x, s * y, z), (.06, width, .14), 'plastic', .012)
        for i, lens in enumerate(('amber', 'redlens', 'clearlens')):
            b.box((x + .03, s * (y + (1 - i) * width * .31), z), (.02, width * .28, .105), lens, .01)


def mudguard(b, x, y, radius, width, mat='plastic', a0=.25, a1=2.9, gap=.06, z=None, flap=True):
    """A curved guard over a wheel from angle a0 to a1 (radians, 0 looks to the tail) with a flap behind."""
    r = radius + gap
    n = 28
    line = [(x + r * math.cos(a0 + (a1 - a0) * i / n), (z or radius) + r * math.sin(a0 + (a1 - a0) * i / n)) for i in range(n + 1)]
    prof = rounded([(-.006, -width / 2), (.006, -width / 2), (.006, width / 2), (-.006, width / 2)], .004, 2)
    v, m = [], len(prof)
    for i, (px, pz) in enumerate(line):
        a = a0 + (a1 - a0) * i / n
        v.append([(px + u * math.cos(a), y + w, pz + u * math.sin(a)) for u, w in prof])
    b.loft(v, mat, 0, angle=40)
    for s in (-1, 1):
        b.tube([(px, y + s * width / 2, pz) for px, pz in line], .009, mat, 0, 8)
    if flap:
        b.box((line[0][0] + .012, y, line[0][1] - .24), (.012, width, .50), 'rubber', .004)


def fifth_wheel(b, x, z):
    """The coupling plate with its throat and jaws."""
    out = rounded([(x - .46, -.46, .2), (x + .10, -.48, .1), (x + .52, -.36, .05), (x + .52, -.26, .02), (x + .08, -.055, .05), (x + .02, 0, .05), (x + .08, .055, .05), (x + .52, .26, .02), (x + .52, .36, .05), (x + .10, .48, .1), (x - .46, .46, .2)], .05)
    b.plate(out, .05, 'steel', 'xy', z, .010)
    for s in (-1, 1):
        b.hull([(x - .22, s * .30, z - .20), (x + .22, s * .30, z - .20), (x + .22, s * .44, z - .20), (x - .22, s * .44, z - .20), (x - .14, s * .30, z - .02), (x + .14, s * .30, z - .02), (x + .14, s * .44, z - .02), (x - .14, s * .44, z - .02)], 'chassis', .012)
    b.box((x, 0, z - .21), (.75, .96, .03), 'chassis', .006)


def exhaust_stack(b, x, y, z0, z1, radius=.075, mat='chrome'):
    """A vertical exhaust: heat shield with slots, curved tip."""
    b.rod((x, y, z0), (x, y, z1 - .5), radius * 1.25, mat)
    b.tube([(x, y, z1 - .55), (x, y, z1 - .15), (x + .02, y, z1), (x + .10, y, z1 + .10)], radius * .8, mat, 8, 24)
    n = 9
    for i in range(n):
        z = z0 + .25 + i * (z1 - z0 - 1.0) / n
        for a in (-.9, -.3, .3, .9):
            s = -1 if y < 0 else 1
            b.box((x + radius * 1.25 * math.sin(a), y + s * radius * 1.25 * math.cos(a), z), (.05, .01, .022), 'dark', .008, (0, 0, -a * s))
    for z in (z0 + .12, z1 - .62):
        b.lathe([(-.025, radius * 1.26), (-.02, radius * 1.34), (.02, radius * 1.34), (.025, radius * 1.26)], 'satin', (x, y, z), (0, 0, 1), 40)


def ladder_step(b, x0, x1, y, zs, side, mat='checker'):
    """Entry steps at heights zs."""
    for i, z in enumerate(zs):
        b.box(((x0 + x1) / 2, side * y, z), (x1 - x0, .20, .03), mat, .008)
        b.box(((x0 + x1) / 2, side * (y - .09), z + .05), (x1 - x0, .02, .12), 'plastic', .006)


def wiper(b, y0, y1, x, z, lift=.36, lean=.3):
    """A parked wiper blade on a slanted windscreen."""
    b.tube([(x, y0, z), (x + lean * .06, y0 + (y1 - y0) * .3, z + .05)], .010, 'satin', 0)
    b.tube([(x + lean * .02 - .012, y0 - .02, z + .04), (x + lean * .06 - .01, (y0 + y1) / 2, z + .06), (x + lean * .02 - .008, y1, z + .05)], .011, 'plastic', 6, 8)
