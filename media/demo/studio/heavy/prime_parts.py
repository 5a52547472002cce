"""What prime movers share: driven bogie, coupling, rear guards, lamps, bright visor, horns, marker lamps."""
from studio.heavy.heavy_wheels import truck_wheel
from studio.heavy.shapes import bend
from studio.heavy.truck_parts import axle, chassis, fifth_wheel, mudguard, tail_bar

R = .515


def bogie(b, steer_x, drive_x, tail, from_x, cab_back, wheel='polished', guard='plastic'):
    """Chassis, three axles on ten wheels, mudguards, fifth wheel, tail."""
    chassis(b, from_x, tail, .86, .43, .27)
    axle(b, steer_x, R, .95)
    for s in (-1, 1):
        truck_wheel(b, (steer_x, s * 1.03, R), s, R, .30, .29, False, wheel)
    for x in drive_x:
        axle(b, x, R, .90, True)
        for s in (-1, 1):
            truck_wheel(b, (x, s * 1.08, R), s, R, .275, .29, True, wheel, True)
            b.box((x, s * .60, R + .34), (.60, .10, .14), 'rubber', .03)
            b.rod((x + .24, s * .62, R), (x + .24, s * .62, R + .30), .09, 'rubber')
    for s in (-1, 1):
        mudguard(b, drive_x[0], s * .93, R, .62, guard, 1.35, 3.0, .07, flap=False)
        mudguard(b, drive_x[1], s * .93, R, .62, guard, .05, 1.75, .07)
    middle = sum(drive_x) / 2
    fifth_wheel(b, middle - .10, 1.22)
    b.box((middle, 0, 1.01), (1.9, .90, .02), 'chassis', .005)
    tail_bar(b, tail + .02, .76, .74, .46)
    b.box((tail - .01, 0, .80), (.06, 1.5, .24), 'chassis', .012)
    b.numberplate((tail + .03, 0, .80), 1)
    b.box(((cab_back + drive_x[0] - .55) / 2, 0, 1.02), (drive_x[0] - .55 - cab_back, .80, .025), 'checker', .006)
    for i, colour in enumerate(('redlens', 'flash', 'plastic')):
        y = -.16 + i * .16
        b.tube([(cab_back - .02, y, 1.72), (cab_back + .10, y, 1.74), (cab_back + .20, y, 1.45), (cab_back + .27, y, 1.18), (cab_back + .24, y, 1.02)], .016, colour, 8, 8)


def markers(b, x, z, ys, size=.045):
    """Amber lamps along the roof's front edge."""
    for y in ys:
        b.ball((x, y, z), (size * 1.5, size * .75, size * .62), 'amber', 20)


def horns(b, x, y, z, length=.62):
    """Two trumpet horns on the roof."""
    for i, (dy, l) in enumerate(((0, length), (.13, length * .8))):
        b.lathe([(0, .085), (.012, .087), (.05, .050), (.14, .028), (l, .020), (l + .05, .045), (l + .09, .001)], 'chrome', (x, y + dy, z), (1, 0, 0), 36)
        for dx in (.12, l - .05):
            b.rod((x + dx, y + dy, z - .10), (x + dx, y + dy, z), .012, 'chrome')


def bumper(b, x, z0, z1, half, mat='polished', lamps=True):
    """A deep swept-back bumper plate with tow holes, fog lamps and a number plate."""
    n = 24
    ys = [-half + 2 * half * i / n for i in range(n + 1)]
    sweep = [x + .26 * (abs(y) / half) ** 4 for y in ys]
    rows = [(z0, .03), (z0 + .03, .0), ((z0 + z1) / 2, -.012), (z1 - .03, 0), (z1, .03)]
    front = [[(sx + d, y, z) for sx, y in zip(sweep, ys)] for z, d in rows]
    back = [[(sx + .06, y, z) for sx, y in zip(sweep, ys)] for z, _ in reversed(rows)]
    b.loft(front + back + front[:1], mat, 0, closed=False, caps=False, angle=45)
    for s in (-1, 1):
        b.box((x + .0, s * .62, (z0 + z1) / 2), (.03, .26, .13), 'dark', .03)
        b.box((x - .012, s * .62, (z0 + z1) / 2), (.012, .22, .09), 'clearlens', .02)
        b.rod((x + .02, s * .33, z0 + .08), (x - .03, s * .33, z0 + .08), .05, 'chassis')
    b.numberplate((x - .022, 0, (z0 + z1) / 2), -1)


def bull_bar(b, x, z0, z1, half):
    """A polished tube bar over the bumper."""
    hoop = bend([(x + .16, -half, z0), (x + .05, -half, z1 - .22), (x - .02, -half * .72, z1), (x - .02, half * .72, z1), (x + .05, half, z1 - .22), (x + .16, half, z0)], .16, 8)
    b.tube(hoop, .040, 'polished', 0, 20)
    for z in (z0 + (z1 - z0) * .34, z0 + (z1 - z0) * .67):
        b.tube(bend([(x + .10, -half * .985, z), (x - .02, -half * .72, z), (x - .02, half * .72, z), (x + .10, half * .985, z)], .12, 6), .032, 'polished', 0, 16)
    for y in (-.36, .36):
        b.box((x - .0, y, (z0 + z1) / 2), (.05, .075, z1 - z0), 'polished', .016)


def visor(b, x, z, half, mat='polished', drop=.20, reach=.24):
    """A sun visor over the windscreen."""
    n = 20
    rows = []
    for t in (0, .12, .9, 1):
        rows.append([(x - reach * t + .16 * (abs(-1 + 2 * i / n)) ** 3, -half + 2 * half * i / n, z - drop * t ** 1.3) for i in range(n + 1)])
    under = [[(px + .012, py, pz - .012) for px, py, pz in row] for row in reversed(rows)]
    b.loft(rows + under + rows[:1], mat, 0, closed=False, caps=False, angle=40)
    for s in (-1, 1):
        b.tube([(x + .14, s * half * .98, z - .01), (x + .10 - reach * .6, s * half * .98, z - drop * .8)], .012, mat, 0, 8)


def door_trim(b, s, x, y, z):
    """A paddle handle and the lock of a cab door."""
    b.box((x, s * (y + .012), z), (.22, .02, .085), 'plastic', .02)
    b.box((x, s * (y + .024), z + .008), (.16, .016, .035), 'chrome', .012)


def grab(b, x, y, z0, z1, s, mat='polished'):
    """An upright grab rail on posts."""
    b.tube(bend([(x, s * (y - .03), z0), (x, s * (y + .065), z0 + .02), (x, s * (y + .065), z1 - .02), (x, s * (y - .03), z1)], .04, 5), .017, mat, 0, 14)
