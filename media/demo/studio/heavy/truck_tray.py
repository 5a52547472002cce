"""A light truck with a steel-framed aluminium drop-side tray."""
from studio.heavy.heavy_wheels import truck_wheel
from studio.heavy.light_cab import light_cab
from studio.heavy.shapes import rectangle
from studio.heavy.truck_parts import axle, box_tank, chassis, mudguard, tail_bar
from studio.vehicles import Shot, Vehicle

AXLES, R, TAIL = (1.05, 4.42), .385, 6.02


def light_truck(tail, load, rear_axle=AXLES[1]):
    """The turntable, the marked points and the close-ups that all light trucks share."""
    return Vehicle(tail / 2 - .1, tail, {'cab': (1.0, -.88, 1.2), 'lamp': (.15, -.7, .94), 'wheel': (rear_axle, -1.0, .4), load: (tail - 1.5, -1.02, 1.4)}, {
        'wheel': Shot((-.3, -3.4, .9), (1.05, -.8, .62), 70), 'lamp': Shot((-1.7, -2.4, 1.25), (.25, -.55, .93), 75), 'load': Shot((tail + 2.6, -3.2, 2.1), (tail - 1.2, 0, 1.25), 45)})


def running_gear(b, tail, axles=AXLES, radius=R, dual=True):
    """Chassis, wheels, tanks and rear guards of a light truck."""
    chassis(b, .5, tail - .15, .66, .36, .18)
    for i, x in enumerate(axles):
        axle(b, x, radius, .72, i > 0)
        for s in (-1, 1):
            truck_wheel(b, (x, s * ((.76 if not (i and dual) else .80)), radius), s, radius, .215, .225, bool(i and dual), 'alloy', bool(i), 6)
            if i:
                mudguard(b, x, s * .69, radius, .48, 'plastic', .15, 2.95, .075)
    box_tank(b, 2.05, 2.75, .58, .58, .34, .34, 'satin')
    box_tank(b, 2.0, 2.5, -.58, .58, .34, .32, 'plastic')
    b.box((2.85, -.58, .56), (.42, .30, .30), 'satin', .02)
    tail_bar(b, tail - .06, .62, .62, .36)
    b.box((tail - .10, 0, .58), (.08, 1.7, .10), 'chassis', .01)
    b.numberplate((tail - .05, 0, .66), 1)


def tray(b, x0, x1, z, half=.98, height=.36):
    """Floor, headboard with rack, three drop sides with latches and posts."""
    b.box(((x0 + x1) / 2, 0, z), (x1 - x0, 2 * half, .05), 'alum', .006)
    for s in (-1, 1):
        b.box(((x0 + x1) / 2, s * half, z - .02), (x1 - x0, .05, .12), 'alum', .012)
    for i in range(8):
        b.box((x0 + .2 + i * (x1 - x0 - .4) / 7, 0, z - .08), (.07, 2 * half - .1, .10), 'chassis', .008)
    for s in (-1, 1):
        b.box(((x0 + x1) / 2, s * .36, z - .158), (x1 - x0, .07, .156), 'chassis', .008)
        panel(b, x0 + .06, (x0 + x1) / 2 - .035, s, half, z, height)
        panel(b, (x0 + x1) / 2 + .035, x1 - .02, s, half, z, height)
        for x in (x0 + .02, (x0 + x1) / 2, x1 - .02):
            b.box((x, s * half, z + height / 2 + .02), (.06, .055, height + .08), 'alum', .008)
            b.box((x, s * (half + .032), z + height - .02), (.03, .02, .11), 'plastic', .006)
        for k in range(6):
            b.tube([(x0 + .4 + k * (x1 - x0 - .8) / 5 - .05, s * (half + .02), z - .05), (x0 + .4 + k * (x1 - x0 - .8) / 5 - .05, s * (half + .05), z - .09), (x0 + .4 + k * (x1 - x0 - .8) / 5 + .05, s * (half + .05), z - .09), (x0 + .4 + k * (x1 - x0 - .8) / 5 + .05, s * (half + .02), z - .05)], .007, 'chassis', 0, 8)
    for i in range(3):
        b.box((x1, 0, z + .09 + i * .12), (.03, 2 * half - .04, .112), 'alum', .012)
    headboard(b, x0, z, half)


def panel(b, x0, x1, s, half, z, height):
    """One drop side of three extruded planks."""
    for i in range(3):
        b.box(((x0 + x1) / 2, s * half, z + .03 + (i + .5) * height / 3), (x1 - x0, .028, height / 3 - .006), 'alum', .012)


def headboard(b, x, z, half, top=1.18):
    """Mesh headboard with a rack over the cab."""
    for y in (-half + .05, -.35, .35, half - .05):
        b.box((x, y, z + top / 2), (.06, .06, top), 'alum', .008)
    for dz in (.06, .48, top):
        b.box((x, 0, z + dz), (.06, 2 * half - .04, .06), 'alum', .008)
    for i in range(15):
        y = -half + .15 + i * (2 * half - .3) / 14
        b.rod((x, y, z + .48), (x, y, z + top), .008, 'alum', 8)
    b.plate(rectangle(-half + .06, z + .06, half - .06, z + .47, .01), .012, 'alum', 'yz', x, .003)


def build(b):
    """Builds the truck; returns where the studio turns it."""
    light_cab(b)
    running_gear(b, TAIL)
    tray(b, 1.90, TAIL, .98)
    return light_truck(TAIL, 'tray')
