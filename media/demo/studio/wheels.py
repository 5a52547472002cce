"""Road wheels: tyre with grooves, rim, spokes in five styles, disc, caliper, and the well that they stand in."""
import math

from studio.body_cage import lerp
from studio.materials import named, plain
from studio.mesh import box, empty, lathe, outward, sharp_above, solid

GROOVES = [(-.50, 0), (-.50, 1), (-.44, 1), (-.44, 0), (-.03, 0), (-.03, 1), (.03, 1), (.03, 0), (.44, 0), (.44, 1), (.50, 1), (.50, 0)]


def rim_material(style):
    gun = plain('gunmetal', (0.045, 0.046, 0.05), 0.7, 0.3, coat=0.4)
    silver = plain('alloy silver', (0.48, 0.49, 0.50), 0.9, 0.26, coat=0.5)
    white = plain('wheel white', (0.60, 0.60, 0.59), 0.0, 0.35)
    return {'alloy': silver, 'two': gun, 'black': gun, 'steel': silver, 'white': white}[style]


def build_tyre(parent, radius, rim, half):
    """A tyre round the y axis; outward is -y."""
    side = radius - rim
    edge = [(-half * .78, rim - .012), (-half * .90, rim + .004), (-half * .97, rim + side * .18), (-half * 1.02, rim + side * .42),
            (-half, rim + side * .66), (-half * .93, radius - side * .14), (-half * .84, radius - .008), (-half * .70, radius - .001)]
    tread = [(half * a, radius - .009 * deep) for a, deep in GROOVES]
    lathe('tyre', edge + tread + [(-a, b) for a, b in reversed(edge)], named('rubber'), parent, 128)
    bead = rim + side * .30
    lathe('tyre line', [(-half * 1.002, bead - .004), (-half * 1.012, bead - .002), (-half * 1.012, bead + .002), (-half * 1.002, bead + .004)],
          named('rubber'), parent, 96)


def build_spoke(parent, angle, reach, widths, offsets, plane, material, depth=.03):
    """One spoke from the hub to the rim; widths and offsets are (inner, outer), plane = (inner y, outer y)."""
    radii = [.045, .075, reach * .45, reach * .72, reach - .018]
    vertices, faces = [], []
    for radius in radii:
        t = (radius - radii[0]) / (radii[-1] - radii[0])
        half, offset = lerp(*widths, t ** .8) / 2, lerp(*offsets, t)
        y, deep = lerp(*plane, t ** 1.5), lerp(depth * 1.3, depth * .8, t)
        for a, q in ((-half, y + deep), (-half * .86, y + .004), (-half * .55, y), (half * .55, y), (half * .86, y + .004), (half, y + deep)):
            z = offset + a
            vertices.append((radius * math.cos(angle) - z * math.sin(angle), q, radius * math.sin(angle) + z * math.cos(angle)))
    for i in range(len(radii) - 1):
        faces += [(i * 6 + k, i * 6 + (k + 1) % 6, (i + 1) * 6 + (k + 1) % 6, (i + 1) * 6 + k) for k in range(6)]
    faces += [tuple(range(6)), tuple(range((len(radii) - 1) * 6, len(radii) * 6))[::-1]]
    made = solid('spoke', vertices, faces, material, parent)
    outward(made)
    sharp_above(made, 32)


def build_spokes(parent, wheel, rim, half):
    """All spokes; style 'two' has machined faces on dark spokes."""
    style, count, width = wheel.get('style', 'alloy'), wheel.get('spokes', 5), wheel.get('width', .045)
    split, body = wheel.get('split', .055), rim_material(style)
    machined = plain('machined', (0.62, 0.63, 0.64), 1.0, 0.22)
    plane, face = (-half * .60, -half * .84), (-half * .60 - .003, -half * .84 - .003)
    for i in range(count):
        angle = 2 * math.pi * i / count + math.pi / 2 + wheel.get('phase', 0)
        if wheel.get('twin', True):
            for s in (-1, 1):
                offsets = (s * .017, s * split)
                build_spoke(parent, angle, rim, (width * .8, width * .8), offsets, plane, body)
                if style == 'two':
                    build_spoke(parent, angle, rim, (width * .52, width * .52), offsets, face, machined, .012)
        else:
            build_spoke(parent, angle, rim, (width * 1.1, width * 1.5), (0, 0), plane, body)
            if style == 'two':
                build_spoke(parent, angle, rim, (width * .8, width * 1.15), (0, 0), face, machined, .012)
        nut = angle + math.pi / count
        lathe('nut', [(0, .0005), (0, .008), (.02, .009)], plain('nut', (0.3, 0.3, 0.31), 1.0, 0.3), parent, 12,
              location=(.05 * math.cos(nut), -half * .62, .05 * math.sin(nut)))


def build_steel_disc(parent, rim, half):
    """A pressed steel wheel with round holes, as on work vehicles."""
    face = rim_material('steel')
    lathe('steel face', [(-half * .42, .001), (-half * .42, .055), (-half * .50, .075), (-half * .50, rim * .50), (-half * .62, rim * .62),
                         (-half * .40, rim * .86), (-half * .30, rim - .035)], face, parent, 96)
    for i in range(10):
        angle = 2 * math.pi * i / 10
        lathe('hole', [(-.004, .0005), (-.004, .019), (.006, .0195)], named('dark'), parent, 20,
              location=(rim * .73 * math.cos(angle), -half * .54, rim * .73 * math.sin(angle)))
    for i in range(6):
        angle = 2 * math.pi * i / 6
        lathe('nut', [(-.012, .0005), (-.012, .010), (.01, .011)], plain('nut', (0.3, 0.3, 0.31), 1.0, 0.3), parent, 12,
              location=(.07 * math.cos(angle), -half * .52, .07 * math.sin(angle)))


def build_wheel(parent, place, radius, wheel, steer=0.0):
    """A wheel at (x, y, z of the axle); y < 0 faces the left side. wheel: rim, tyre_width, style, spokes, ...

    Styles: alloy (silver), two (dark with machined faces), black, steel (pressed), white.
    """
    x, y, z = place
    holder = empty('wheel', parent, place)
    holder.rotation_euler = (0, 0, (math.pi if y > 0 else 0) + steer)
    half, rim = wheel.get('tyre_width', .235) / 2, wheel.get('rim', radius * .68)
    style = wheel.get('style', 'alloy')
    build_tyre(holder, radius, rim, half)
    barrel = [(-half * .86, rim + .004), (-half * .90, rim - .004), (-half * .88, rim - .013), (-half * .70, rim - .022), (-half * .3, rim - .035), (half * .8, rim - .04)]
    lathe('barrel', barrel, rim_material('alloy' if style == 'two' else style), holder, 96)
    lathe('behind', [(-half * .05, .001), (-half * .05, rim - .03)], plain('behind', (0.012, 0.012, 0.013), 0.2, 0.6), holder, 64)
    lathe('disc', [(-half * .22, .05), (-half * .22, rim * .80), (-half * .16, rim * .80)], plain('disc', (0.25, 0.25, 0.26), 1.0, 0.35), holder, 64)
    if style == 'steel':
        build_steel_disc(holder, rim, half)
        hub = [(-half * .66, .0005), (-half * .66, .030), (-half * .60, .046), (-half * .42, .05)]
        lathe('hub', hub, named('black plastic'), holder, 48)
    else:
        build_spokes(holder, wheel, rim, half)
        lathe('hub', [(-half * .66, .0005), (-half * .66, .024), (-half * .63, .030), (-half * .56, .034), (-half * .56, .06), (-half * .40, .075)],
              rim_material(style), holder, 48)
    colour = wheel.get('caliper', (0.05, 0.05, 0.055))
    box('caliper', (-(rim * .62), -half * .26, .02), (.09, .05, .20), plain('caliper', colour, 0.3, 0.4), holder, .02)
    return holder


def build_well(parent, x, y, radius, height, lowest):
    """The dark inside of a wheel opening down to z = lowest; y is the body's half-width there, with its side's sign."""
    start = math.asin(max(-.35, min(.9, (lowest - height) / radius)))
    arc = (start, math.pi - start)
    well = lathe('well', [(-.45, .001), (-.45, radius + .004), (0, radius + .004)], named('dark'), parent, 48, arc=arc, location=(x, y, height))
    if y < 0:
        well.rotation_euler = (0, 0, math.pi)
