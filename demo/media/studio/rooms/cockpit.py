"""The front of a cabin modelled for a camera inside: dash, console, doors, windscreen frame, roof, seats.

Coordinates: x to the tail (dash face near x = 0.75), y to the right (the driver sits at +y), z from the cabin floor.
A style is a dict of measures and materials; see bodies/interiors.py.
"""
import math

import numpy as np
from mathutils import Vector

from studio.materials import named, plain
from studio.mesh import box, empty, lathe, sweep, tube
from studio.rooms import displays
from studio.stage import add_light
from studio.rooms.furniture import bar, bench, gear_lever, grained, knob, seat, sheet, steering_wheel, vent

DRIVER_Y = 0.37


def dash_skin(parent, style, material):
    """The upper dash: from the windscreen over a soft edge down to the trim line, bulging before the driver."""
    half, top = style['half'], style['dash_top']
    rows = []
    for y in np.linspace(-half, half, 17):
        side = 1 - .25 * abs(y / half) ** 4
        hood = .045 * math.exp(-((y - DRIVER_Y) / .20) ** 2) * style.get('hood', 1)
        bow = .05 * (abs(y) / half) ** 2
        rows.append([(.08 + bow, y, top - .05), (.30 + bow, y, top - .005 + hood * .4), (.56 + bow * .6, y, top + hood), (.685 * side + .0 + bow * .2, y, top - .012 + hood),
                     (.715 * side + bow * .2, y, top - .06 + hood * .6), (.70 * side + bow * .2, y, top - .10)])
    return sheet('dash top', rows, material, parent)


def dash_lower(parent, style, material):
    """Below the trim line down to the knees."""
    half, top = style['half'], style['dash_top']
    rows = []
    for y in np.linspace(-half, half, 13):
        side = 1 - .25 * abs(y / half) ** 4
        rows.append([(.70 * side, y, top - .145), (.735 * side, y, top - .17), (.725 * side, y, top - .26), (.66 * side, y, top - .36), (.50 * side, y, top - .40)])
    return sheet('dash lower', rows, material, parent)


def dash_trim(parent, style, material):
    """The decorative band across, with a bright line under it."""
    half, top = style['half'], style['dash_top']
    band, line = [], []
    for y in np.linspace(-half, half, 25):
        side = 1 - .25 * abs(y / half) ** 4
        band.append((.695 * side, y, top - .122))
        line.append((.714 * side, y, top - .148))
    frames = [(Vector((1, 0, 0)), Vector((0, 0, 1)))] * 25
    sweep('dash band', band, [(-.02, -.026), (.016, -.024), (.018, .022), (-.02, .026)], frames, material, parent)
    sweep('dash line', line, [(-.008, -.003), (.004, -.003), (.004, .003), (-.008, .003)], frames, named('satin silver'), parent)


def controls(parent, style, skins):
    """Screens, vents, climate panel, steering wheel."""
    top = style['dash_top']
    gloss = named('gloss black')
    wide, tall = style['screen']
    screen = empty('screen', parent, (.735, 0, top + style.get('screen_up', .03)))
    screen.rotation_euler = (0, -.10, 0)
    box('screen body', (-.012, 0, 0), (.02, wide + .022, tall + .022), gloss, screen, .008)
    display = displays.display('screen-map', displays.draw_map(), screen, (wide, tall))
    display.location.x = .0
    cluster = empty('cluster', parent, (.700, DRIVER_Y, top + .015))
    cluster.rotation_euler = (0, -.15, 0)
    box('cluster body', (-.012, 0, 0), (.02, .34, .135), gloss, cluster, .008)
    displays.display('screen-dials', displays.draw_instruments(), cluster, (.32, .12))
    box('cluster hood', (.655, DRIVER_Y, top + .095), (.14, .37, .018), skins['upper'], parent, .008, (0, .12, 0))
    for s in (1, -1):
        vent(parent, (.70 - .16, s * (style['half'] - .105), top - .055), (.15, .07), named('satin silver'), 4)
        vent(parent, (.726, s * (wide / 2 + .085) if style.get('screen_up', .03) < .05 else s * .10, top - .062), (.13, .055), named('satin silver'), 3)
    box('climate panel', (.738, 0, top - .205), (.02, .30, .075), gloss, parent, .01, (0, -.1, 0))
    for y in (-.11, .11):
        knob(parent, (.748, y, top - .205), .024, .022, named('satin silver'))
    for k in range(6):
        box('climate button', (.751, -.06 + k * .024, top - .20), (.006, .018, .016), plain('button', (.035, .035, .037), 0, .4), parent, .003)
    steering_wheel(parent, (.98, DRIVER_Y, top - style.get('wheel_down', .09)), style.get('wheel_lean', 24), skins['leather'], named('black plastic'), named('satin silver'))
    box('glove box', (.735, -DRIVER_Y, top - .30), (.012, .46, .012), named('dark'), parent, .002)
    tube('glove handle', [(.742, -DRIVER_Y - .05, top - .205), (.742, -DRIVER_Y + .05, top - .205)], .006, named('satin silver'), parent)


def console(parent, style, skins):
    """Between the seats: tray, cup holders, lever, armrest."""
    top = style['dash_top']
    height = style.get('console', .34)
    if not height:
        gear_lever(parent, (.78, .12, top - .33), .16, skins['leather'], named('gloss black'))
        return
    rows = []
    for x, z in ((.66, top - .30), (.82, height + .06), (1.00, height), (1.30, height - .01), (1.62, height - .02)):
        rows.append([(x, -.135, z - .20), (x, -.13, z - .02), (x, -.115, z), (x, 0, z + .004), (x, .115, z), (x, .13, z - .02), (x, .135, z - .20)])
    sheet('console', rows, skins['lower'], parent)
    box('console plate', (1.03, 0, height + .008), (.34, .20, .008), named('gloss black'), parent, .004)
    gear_lever(parent, (.98, .03, height + .012), style.get('lever', .12), skins['leather'], named('gloss black'))
    for x in (1.17, 1.26):
        lathe('cup', [(.014, .042), (.018, .040), (.006, .036), (-.004, .0005)], named('black plastic'), parent, 40, axis='z', location=(x, -.045, height))
        lathe('cup ring', [(.013, .044), (.017, .043), (.017, .040)], named('satin silver'), parent, 40, axis='z', location=(x, -.045, height))
    box('start button', (.90, .075, height + .04), (.03, .03, .02), named('satin silver'), parent, .008)
    box('armrest', (1.50, 0, height + .055), (.34, .21, .085), skins['leather'], parent, .03, soft=1)
    for k in range(3):
        box('rocker', (1.06, -.07 + .03 * k, height + .016), (.03, .02, .008), plain('button', (.035, .035, .037), 0, .4), parent, .003)


def door(parent, style, skins, side):
    """A front door's inside: panel, armrest with switches, pull, speaker, window ledge."""
    half, belt = style['half'] + .02, style['belt']
    y = side * half
    rows = []
    for x in np.linspace(.42, 1.72, 9):
        rows.append([(x, y + side * .06, .04), (x, y + side * .045, .20), (x, y + side * .02, .36), (x, y - side * .015, belt - .16), (x, y, belt - .06), (x, y + side * .05, belt)])
    sheet('door skin', rows, skins['lower'], parent)
    box('door insert', (1.12, y - side * .012, belt - .15), (.78, .03, .13), skins['insert'], parent, .02, (side * .12, 0, 0))
    box('door armrest', (1.16, y - side * .055, .44), (.56, .10, .06), skins['leather'], parent, .022, soft=1)
    box('door switches', (.99, y - side * .06, .478), (.20, .06, .012), named('gloss black'), parent, .006)
    for k in range(4):
        box('door switch', (.94 + .035 * k, y - side * .06, .487), (.022, .020, .010), plain('button', (.035, .035, .037), 0, .4), parent, .003)
    bar('door handle', [(.80, y - side * .02, belt - .10), (.84, y - side * .045, belt - .105), (.92, y - side * .045, belt - .11), (.95, y - side * .025, belt - .112)], .009, named('satin silver'), parent)
    lathe('speaker', [(0, .085), (-.006 * side, .083), (-.003 * side, .0005)], plain('speaker', (.02, .02, .021), .3, .6), parent, 48, location=(.72, y + side * .008, .20))
    box('door pocket', (1.15, y - side * .02, .14), (.80, .06, .12), skins['lower'], parent, .02)


def frame(parent, style, skins):
    """Floor, pillars, roof lining, visors, mirror: what encloses the cabin."""
    half, belt, roof, top = style['half'], style['belt'], style['roof'], style['dash_top']
    box('floor', (1.75, 0, -.03), (3.1, half * 2.4, .04), grained('carpet', (.02, .02, .021), .95, 400, .002), parent, .01)
    box('firewall', (.25, 0, .3), (.05, half * 2.1, .7), named('dark'), parent, .01)
    for s in (1, -1):
        box('kick panel', (.42, s * (half + .035), top / 2 - .08), (.72, .07, top - .10), skins['lower'], parent, .02)
        box('dash end', (.44, s * (half + .01), top - .09), (.50, .09, .20), skins['upper'], parent, .04)
    for s in (1, -1):
        box('rear side', (2.42, s * (half + .045), belt / 2), (1.50, .06, belt), skins['lower'], parent, .02)
        box('rear armrest', (2.30, s * (half - .01), .46), (.50, .09, .06), skins['leather'], parent, .022, None, 1)
    box('tail panel', (3.16, 0, belt / 2), (.06, half * 2.1, belt), skins['lower'], parent, .02)
    lining = grained('roof lining', (.46, .45, .43), .9, 1400, .0003)
    rows = [[(x, y, roof - .10 * abs(y / (half * .86)) ** 3 - .05 * max(0, (.98 - x) / .3) ** 2) for y in np.linspace(-half * .86, half * .86, 9)] for x in (.74, .95, 1.3, 1.9, 2.6, 3.2)]
    sheet('roof lining', rows, lining, parent)
    for s in (1, -1):
        bar('pillar', [(-.05, s * (half + .03), top - .06), (.25, s * (half + .0), top + .14), (.52, s * (half - .06), roof - .20), (.76, s * (half * .86 + .01), roof - .10)], .058, lining, parent)
        bar('cant rail', [(.74, s * (half * .86 + .01), roof - .10), (1.3, s * (half * .87), roof - .09), (2.6, s * (half * .86), roof - .10)], .045, lining, parent)
        bar('middle pillar', [(1.72, s * (half + .06), .0), (1.74, s * (half + .05), belt), (1.84, s * (half * .87 + .03), roof - .08)], .055, lining, parent)
        tube('seat belt', [(1.74, s * (half + .0), belt + .28), (1.72, s * (half - .02), .45), (1.66, s * (half - .04), .12)], .018, named('dark'), parent, smooth=True)
        box('visor', (.86, s * .36, roof - .055), (.17, .42, .02), lining, parent, .009, (0, .12, 0))
        tube('grab handle', [(1.16, s * (half * .80), roof - .10), (1.18, s * (half * .78), roof - .14), (1.36, s * (half * .78), roof - .14), (1.38, s * (half * .80), roof - .10)], .010, lining, parent)
    box('header', (.76, 0, roof - .035), (.10, half * 1.7, .05), lining, parent, .02)
    box('inner mirror', (.78, .03, roof - .15), (.035, .24, .065), named('gloss black'), parent, .018)
    box('mirror stem', (.74, .0, roof - .10), (.03, .03, .10), named('black plastic'), parent, .01)
    box('roof console', (1.02, 0, roof - .030), (.20, .16, .02), plain('lamp console', (.30, .30, .29), 0, .6), parent, .009)


def ahead(parent, style):
    """The bonnet seen through the windscreen, and the cowl."""
    top = style['dash_top']
    rows = [[(x, y, top - .08 - drop - .10 * abs(y / .8) ** 3) for y in np.linspace(-.78, .78, 9)] for x, drop in ((-.15, 0), (-.5, .03), (-.9, .08), (-1.15, .15))]
    sheet('bonnet', rows, plain('bonnet', (.05, .052, .056), .6, .3, coat=.8), parent)
    box('cowl', (-.05, 0, top - .10), (.22, 1.4, .03), named('black plastic'), parent, .01)


def build_cockpit(root, style):
    """The whole cabin."""
    skins = {
        'upper': grained('upper skin', style['upper'], .62), 'lower': grained('lower skin', style['lower'], .60),
        'leather': grained('wheel leather', (.013, .013, .014), .45, 700), 'insert': grained('door insert', style['insert'], .7, 900),
    }
    seats = (grained('seat skin', style['seat'], style.get('seat_rough', .55), 600, .0005), grained('seat centre', style['centre'], style.get('centre_rough', .7), 1100, .0006),
             plain('seam', style.get('seam', (.20, .20, .21)), 0, .7))
    dash_skin(root, style, skins['upper'])
    dash_lower(root, style, skins['lower'])
    dash_trim(root, style, plain('dash trim', *style['trim']))
    controls(root, style, skins)
    console(root, style, skins)
    for s in (1, -1):
        door(root, style, skins, s)
    frame(root, style, skins)
    ahead(root, style)
    add_light('cabin fill', (2.45, 0, style['roof'] - .12), (.9, 0, .55), 1.1, .35, 14, parent=root)
    add_light('screen fill', (.10, 0, style['roof'] + .25), (1.3, 0, .4), 1.2, .5, 26, parent=root)
    hip = style['hip']
    seat(root, (1.66, DRIVER_Y, hip), seats)
    if style.get('bench_front'):
        seat(root, (1.66, -DRIVER_Y - .06, hip), seats)
        seat(root, (1.66, -.03, hip), seats, .32, .56)
    else:
        seat(root, (1.66, -DRIVER_Y, hip), seats)
    if style.get('rear', True):
        bench(root, (2.55, 0, hip + .02), seats, style['half'] * 1.8)
        box('parcel', (2.95, 0, style['belt'] - .05), (.40, style['half'] * 1.8, .04), skins['lower'], root, .02)
    else:
        box('back wall', (2.02, 0, .55), (.05, style['half'] * 2, 1.15), skins['lower'], root, .02)
