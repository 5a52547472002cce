"""Parts that motorcycles share: forks, bars with levers, mirrors, lamps, indicators, tanks and seats as lofts, engine fins."""
import math
import numpy as np
from studio.heavy.shapes import bend, lerp, rounded, squircle, turn


def along(start, lean, distance):
    """The point at a distance up a fork that leans back by `lean` radians."""
    return (start[0] + math.sin(lean) * distance, start[1] + math.cos(lean) * distance)


def blob(b, rows, mat, subsurf=2, power=2.5, steps=20, cap=.35):
    """A soft body along x from rows of (x, half width, bottom z, top z, z of the widest place); ends are closed softly."""
    v = []
    for x, w, z0, z1, zw in rows:
        ring = []
        for a in turn(steps):
            c, s = math.cos(a), math.sin(a)
            h = (z1 - zw) if s >= 0 else (zw - z0)
            ring.append((x, w * math.copysign(abs(c) ** (2 / power), c), zw + h * math.copysign(abs(s) ** (2 / power), s)))
        v.append(ring)
    return b.loft(v, mat, subsurf, angle=80)


def fork(b, axle, lean, length, spread, stanchion='chrome', slider='alloy', upside_down=False, r=.0215):
    """Two fork legs with clamps; axle is (x, z). Returns the middle of the top clamp (x, z)."""
    top, joint = along(axle, lean, length), along(axle, lean, length * (.46 if not upside_down else .40))
    head, low = along(axle, lean, length * .97), along(axle, lean, length * .76)
    back = (math.cos(lean) * .045, -math.sin(lean) * .045)
    for s in (-1, 1):
        p = lambda q, dx=0.0: (q[0] + dx, s * spread, q[1])
        thin, thick = ((axle, joint), (joint, top)) if upside_down else ((joint, top), (axle, joint))
        b.rod(p(thin[0]), p(thin[1]), r, stanchion, 28)
        b.rod(p(thick[0]), p(thick[1]), r * 1.32, slider, 28, .004)
        b.rod(p(along(axle, lean, length * (.455 if not upside_down else .395))), p(along(axle, lean, length * (.48 if not upside_down else .42))), r * 1.42, 'plastic', 28)
        b.rod(p(top), p(along(top, lean, .012)), r * .9, 'gold' if upside_down else 'chrome', 20)
        foot = along(axle, lean, .0)
        b.box((foot[0] - .004, s * spread, foot[1]), (.055, .036, .09), slider if not upside_down else 'satin', .014, (0, lean, 0))
    for place, t in ((head, .026), (low, .034)):
        c = b.at((place[0], 0, place[1]), (0, lean, 0))
        c.plate(rounded([(-.034, -spread - .036, .03), (.034, -spread - .036, .03), (.085, -.04, .04), (.085, .04, .04), (.034, spread + .036, .03), (-.034, spread + .036, .03), (-.030, 0, .02)], .02), t, 'satin', 'xy', 0, .005)
    b.rod((low[0] + back[0] * 1.2, 0, low[1] + back[1] * 1.2), (head[0] + back[0] * 1.2, 0, head[1] + back[1] * 1.2), .032, 'satin', 28)
    b.rod((axle[0], -spread - .022, axle[1]), (axle[0], spread + .022, axle[1]), .012, 'alloy', 20)
    return head


def bars(b, path, grip=.13, mat='satin', r=.0125):
    """A handlebar through points for the -y half (mirrored), with grips, switches, levers and master cylinders."""
    full = [*path, *[(x, -y, z) for x, y, z in reversed(path)]]
    b.tube(bend(full, .05, 6), r, mat, 0, 18)
    for s in (-1, 1):
        end, inner = np.array((path[0][0], -s * path[0][1] * -1, path[0][2])), np.array((path[1][0], -s * path[1][1] * -1, path[1][2]))
        d = (inner - end) / np.linalg.norm(inner - end)
        q = lambda t, dx=0.0, dz=0.0: tuple(end + d * t + np.array((dx, 0, dz)))
        b.rod(q(-.004), q(grip), .0185, 'rubber', 28, .004)
        b.rod(q(-.014), q(-.002), .0165, mat, 24, .004)
        for i in range(7):
            b.lathe([(-.003, .0186), (0, .0198), (.003, .0186)], 'rubber', q(.015 + i * .016), tuple(d), 28)
        b.box(q(grip + .028), (.045, .05, .045), 'plastic', .012, (0, 0, math.atan2(d[1], d[0]) + math.pi / 2))
        b.tube([q(grip + .055, -.03), q(grip + .01, -.058, -.004), q(.06, -.075, -.012), q(.005, -.072, -.016)], [.008, .0085, .007, .0055], 'alloy', 6, 10)
        b.box(q(grip + .062, -.018), (.055, .045, .035), 'satin', .010)


def mirror(b, root, head, s, shape='oval', mat='satin'):
    """A mirror: stalk from the bar to the head."""
    x, y, z = head
    b.tube([root, (lerp(root[0], x, .4), lerp(root[1], y, .4), lerp(root[2], z, .65)), (x - .005, y - s * .03, z - .01)], .0062, mat, 8, 10)
    m = b.at((x, y, z), (0, -.12, s * -.10))
    w, h = (.155, .088) if shape == 'oval' else (.17, .075)
    power = 2.2 if shape == 'oval' else 4
    rings = [(-.036, .25), (-.032, .55), (-.018, .86), (.0, .99), (.010, 1.0), (.012, .96)]
    m.loft([[(dx, py * k, pz * k) for py, pz in squircle(w, h, power, 32)] for dx, k in rings], mat, 0, angle=50)
    m.plate(squircle(w * .92, h * .90, power, 40), .003, 'mirror', 'yz', .0125, .0006)


def indicator(b, centre, s, facing=-1, mat='satin', stalk=.05):
    """A turn lamp on a short stalk."""
    x, y, z = centre
    b.rod((x, y - s * stalk, z), (x, y, z), .007, mat, 12)
    b.ball((x - facing * .006, y + s * .012, z), (.024, .026, .022), mat, 24)
    b.ball((x + facing * .008, y + s * .012, z), (.020, .023, .019), 'amber', 24)


def round_headlamp(b, centre, r, shell='paint', rim='chrome', ring=True):
    """A round headlamp that looks ahead: bucket, rim, reflector, glass and a ring of light."""
    l = b.at(centre)
    l.lathe([(.115, .001), (.112, r * .35), (.09, r * .70), (.05, r * .93), (.0, r * 1.01), (-.012, r * 1.02)], shell, axis=(1, 0, 0), sides=56)
    l.lathe([(-.008, r * 1.05), (-.024, r * 1.055), (-.030, r * 1.0), (-.026, r * .93), (-.010, r * .92)], rim, axis=(1, 0, 0), sides=56)
    l.lathe([(.045, .012), (.035, r * .45), (.010, r * .80), (-.012, r * .93)], 'reflector', axis=(1, 0, 0), sides=48)
    l.box((.012, 0, 0), (.02, r * 1.5, .006), 'chrome', .002)
    for dz in (-.33, .33):
        l.ball((.018, 0, r * dz), (.014, r * .36, r * .16), 'led', 20)
    if ring:
        l.tube([(-.006, r * .80 * math.cos(a), r * .80 * math.sin(a)) for a in turn(40)], .005, 'led', 0, 8, True)
    l.lathe([(-.036, .001), (-.034, r * .4), (-.028, r * .75), (-.020, r * .93)], 'lens', axis=(1, 0, 0), sides=48)


def fins(b, base, lean, height, count, wide, deep, mat='satin', edge='alloy', head=.05):
    """An air-cooled cylinder that leans by radians: barrel, fins with bright edges, head and rocker cover."""
    c = b.at((base[0], 0, base[1]), (0, lean, 0))
    c.rod((0, 0, 0), (0, 0, height), min(wide, deep) * .40, mat, 32)
    for i in range(count):
        z = height * (i + .5) / count
        k = .86 + .14 * min(1, i / 3)
        c.plate(rounded([(-deep / 2 * k, -wide / 2 * k), (deep / 2 * k, -wide / 2 * k), (deep / 2 * k, wide / 2 * k), (-deep / 2 * k, wide / 2 * k)], .03), .0065, mat, 'xy', z, .0012)
    for sx in (-1, 1):
        for sy in (-1, 1):
            c.rod((sx * deep * .36, sy * wide * .36, 0), (sx * deep * .36, sy * wide * .36, height + head), .009, mat, 10)
    z = height
    ring = lambda k, dz: [(x, y, z + dz) for x, y in rounded([(-deep / 2 * k, -wide / 2 * k), (deep / 2 * k, -wide / 2 * k), (deep / 2 * k, wide / 2 * k), (-deep / 2 * k, wide / 2 * k)], .035)]
    c.loft([ring(.92, 0), ring(.94, head * .5), ring(.94, head * .9)], mat, 0, angle=40)
    c.loft([ring(.97, head * .9), ring(.98, head * 1.25), ring(.90, head * 1.6), ring(.62, head * 1.8)], edge, 0, angle=46)
    for sx in (-1, 1):
        for sy in (-1, 1):
            c.rod((sx * deep * .33, sy * wide * .36, z + head * 1.2), (sx * deep * .33, sy * wide * .36, z + head * 1.62), .008, 'chrome', 8)
    return c


def guard(b, centre, radius, width, a0, a1, mat='paint', crown=.32, lip=.03):
    """A mudguard with a rounded cross-section around a wheel at (x, z), from angle a0 to a1 (0 looks to the tail)."""
    x, z = centre
    n, m = 40, 15
    rows = []
    for i in range(n + 1):
        t = i / n
        a = lerp(a0, a1, t)
        taper = 1 - .25 * (2 * t - 1) ** 8
        ring = []
        for layer in (0, 1):
            for k in range(m) if not layer else reversed(range(m)):
                u = -1 + 2 * k / (m - 1)
                r = radius + crown * width * (1 - u * u) * .5 - (.004 if layer else 0) - lip * max(0, abs(u) - .72) * 3.2
                y = u * width / 2 * taper
                ring.append((x + r * math.cos(a), y * (.985 if layer else 1), z + r * math.sin(a)))
        rows.append(ring)
    b.loft(rows, mat, 0, angle=50)


def pedal(b, x, y, z, s, length=.10):
    """A foot peg with its rubber and a lever with a toe piece."""
    b.rod((x, s * (y - .05), z), (x, s * (y + length), z), .013, 'rubber', 16, .004)
    b.box((x + .01, s * (y - .03), z + .01), (.06, .02, .07), 'alloy', .008)
    b.tube([(x + .0, s * (y - .01), z + .0), (x - .07, s * (y + .005), z - .01), (x - .14, s * (y + .01), z + .02)], .0065, 'alloy', 6, 10)
    b.rod((x - .14, s * (y + .005), z + .02), (x - .14, s * (y + .05), z + .02), .009, 'rubber', 12)
