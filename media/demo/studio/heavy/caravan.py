"""Assembles a caravan from its design: walls, cladding, windows, ends, drawbar, wheels."""
import math
from dataclasses import dataclass, field

import numpy as np

from studio.heavy.caravan_chassis import axles, drawbar, gas_bottle, jerry, jockey, lamp_cluster, rails, rear_bar, under
from studio.heavy.caravan_shell import door, hatch, hole, shell, skin, window
from studio.heavy.shapes import rectangle, rounded


@dataclass(frozen=True)
class Caravan:
    """Dimensions in metres; windows are boxes (x0, z0, x1, z1) by side: -1 is the door side."""
    front: float
    tail: float
    roof: float
    top: tuple           # upper outline from the nose (z of the belt) over the roof to the tail
    axles: tuple
    windows: dict
    door: tuple          # x0, x1, z0, z1
    width: float = 2.44
    floor: float = .66
    belt: float = 1.20
    radius: float = .395
    arch_top: float = .95
    lower: str = 'gunmetal'
    trim: str = 'mould'
    hatches: tuple = ()  # (side, box)
    nose_window: tuple = ()  # x, z, lean, half width, half height
    tail_window: tuple = ()  # z, half width, half height
    spare: bool = True
    toolbox: bool = True
    nose_cut: float = .34
    tail_cut: float = .30
    front_mat: str = 'paint'
    extras: tuple = field(default=())

    @property
    def arch(self):
        """The wheel opening, left to right."""
        a, z = self.axles, self.arch_top
        return rounded([(a[0] - .50, self.floor - .02), (a[0] - .42, z, .25), (a[-1] + .42, z, .25), (a[-1] + .50, self.floor - .02)], .02)

    @property
    def outline(self):
        """The side wall, clockwise from the lower nose."""
        start = (self.front + self.nose_cut, self.floor, .03)
        low = [(self.tail - self.tail_cut, self.floor, .05)]
        return rounded([start, *self.top, *low] + self.arch[::-1][1:-1] + [(self.axles[0] - .50, self.floor, 0)], 0, 8)


def build_caravan(b, d):
    """Everything that all caravans share; returns half the width for the design's own parts."""
    y = d.width / 2
    holes = {side: [hole(w) for w in d.windows[side]] for side in (-1, 1)}
    x0, x1, z0, z1 = d.door
    holes[-1].append(rectangle(x0 - .01, z0 - .01, x1 + .01, z1 + .01, .08))
    shell(b, d.outline, d.width, holes, floor=d.floor, trim=d.trim)
    for side in (-1, 1):
        for i, box in enumerate(d.windows[side]):
            window(b, box, side, y, drop=(.22, .38, .30)[i % 3])
        _cladding(b, d, side, y)
    door(b, *d.door, -1, y)
    for side, box in d.hatches:
        hatch(b, box, side, y, d.lower)
    _nose(b, d)
    _tail(b, d)
    rails(b, d.front + .3, d.tail - .1)
    drawbar(b, d.front)
    jockey(b, .56)
    if d.toolbox:
        _tray(b, d.front - .37)
    axles(b, d.axles, d.radius, y - .20, y, d.arch_top, d.arch)
    _wells(b, d, y)
    under(b, d.front, d.tail)
    rear_bar(b, d.tail - .02, spare=d.spare)
    return y


def _wells(b, d, y):
    skin(b, [(x, z - .006) for x, z in d.arch], d.width - .02, 'dark')
    for side in (-1, 1):
        b.box(((d.axles[0] + d.axles[-1]) / 2, side * (y - .42), .70), (d.axles[-1] - d.axles[0] + .9, .02, .60), 'dark', 0)


def _cladding(b, d, side, y):
    f, t, z = d.front, d.tail, d.floor + .005
    low = [(f + d.nose_cut, z), (f + .02 + d.nose_cut * .22, z + .28), (f + .02, 1.06), (f + .02, d.belt), (t - .01, d.belt), (t - .01, 1.0), (t - d.tail_cut, z)]
    b.plate(low + d.arch[::-1], .008, d.lower, 'xz', side * (y + .003), .002)
    b.box(((f + t) / 2 + .005, side * (y + .006), d.belt + .005), (t - f - .04, .018, .03), d.trim, .006)
    for x in (f + .25, (d.axles[0] + f) / 2 + .4, t - .25):
        b.box((x, side * (y + .012), d.belt - .06), (.10, .018, .03), 'amber', .006)


def _nose(b, d):
    rise = d.top[0][1] - d.floor
    p = b.at((d.front + d.nose_cut * .5, 0, d.floor + rise / 2), (0, -math.atan2(d.nose_cut, rise), 0))
    tall = math.hypot(d.nose_cut, rise) / 2 - .05
    p.plate(rectangle(-d.width / 2 + .03, -tall, d.width / 2 - .03, tall, .02), .02, 'checker', 'yz', -.01, .004)
    if d.nose_window:
        x, z, lean, w, h = d.nose_window
        pane(b.at((x, 0, z), (0, lean, 0)), w, h, -1)
    for side in (-1, 1):
        b.box((d.top[2][0] + .12, side * (d.width / 2 - .17), d.top[2][1] + .01), (.05, .10, .03), 'amber', .008)


def pane(b, half_width, half_height, facing):
    """A window on the nose (-1) or tail (+1), around the origin."""
    w, h = half_width, half_height
    b.plate([rectangle(-w, -h, w, h, .09), rectangle(-w + .04, -h + .04, w - .04, h - .04, .07)], .036, 'plastic', 'yz', facing * .004, .008)
    b.plate(rectangle(-w + .03, -h + .03, w - .03, h - .03, .07), .012, 'gloss', 'yz', facing * .012, .002)


def _tail(b, d):
    y = d.width / 2
    lamp_x = d.tail - .05
    lamp_z = float(np.interp(lamp_x, [x for x, _, _ in d.top], [z for _, z, _ in d.top]))
    b.plate(rectangle(-y + .006, d.floor + .06, y - .006, d.belt, .02), .012, d.lower, 'yz', d.tail + .0, .003)
    for side in (-1, 1):
        lamp_cluster(b, d.tail + .004, side * (y - .20), d.belt + .26)
        b.box((lamp_x, side * (y - .22), lamp_z), (.06, .10, .03), 'redlens', .008)
    if d.tail_window:
        z, w, h = d.tail_window
        pane(b.at((d.tail, 0, z)), w, h, 1)
    b.box((d.tail - .02, 0, d.belt + .18), (.05, .10, .05), 'plastic', .015)


def _tray(b, x):
    b.box((x, 0, .64), (.60, 1.16, .05), 'chassis', .008)
    b.box((x + .09, .34, .86), (.42, .66, .42), 'checker', .018)
    b.box((x + .09, .34, 1.075), (.44, .68, .03), 'checker', .008)
    b.box((x - .125, .34, .98), (.012, .09, .06), 'plastic', .006)
    for y in (-.38, -.06):
        gas_bottle(b, x - .15, y, .66)
    jerry(b, x + .14, -.48, .66, 'satin')
