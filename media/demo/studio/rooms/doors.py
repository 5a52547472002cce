"""Door cards: one skin a side from belt to sill, for front and rear doors, with what is fitted to them."""
import numpy as np

from studio.materials import named, plain
from studio.mesh import box, lathe
from studio.rooms.skin import bar, flat_bar, surface

UPPER, GAP, INSERT, SOFT, LOWER = range(5)
# how far in from the car's side, height (under the belt when negative), whether it is part of armrest ('a') or pocket ('p'), what follows
CARD = ((-.05, .004, '', UPPER), (.0, .012, '', UPPER), (.030, .010, '', UPPER), (.050, -.006, '', UPPER), (.056, -.035, '', UPPER), (.050, -.062, '', UPPER), (.046, -.070, '', GAP), (.034, -.073, '', GAP),
        (.034, -.080, '', INSERT), (.044, -.086, '', INSERT), (.046, -.16, '', INSERT), (.040, .50, '', INSERT), (.040, .492, '', SOFT), (.088, .488, 'a', SOFT), (.112, .482, 'a', SOFT), (.122, .462, 'a', SOFT),
        (.116, .425, 'a', SOFT), (.078, .405, 'a', GAP), (.060, .398, 'a', LOWER), (.046, .36, '', LOWER), (.044, .26, '', LOWER), (.080, .245, 'p', LOWER), (.086, .22, 'p', LOWER), (.082, .10, 'p', LOWER), (.05, .05, '', LOWER), (.02, .02, '', LOWER))


def share(x, start, end, blend=.12):
    """1 between start and end, falling to 0 within `blend` metres outside."""
    return float(np.clip((x - start) / blend + 1, 0, 1) * np.clip((end - x) / blend + 1, 0, 1))


def card(parent, style, skins, side, start, end):
    """One door's card between two x."""
    half, belt = style['half'] + .045, style['belt']
    rows = []
    for x in np.linspace(start, end, 26):
        arm, pocket = share(x, start + .50, end - .22), share(x, start + .42, end - .20)
        grow = {'a': arm, 'p': pocket, '': 1}
        row = []
        for inward, z, part, _ in CARD:
            inward = .042 + (inward - .042) * grow[part]
            row.append((x, side * (half - inward), z + belt if z <= .012 else z * belt / .80))
        rows.append(row)
    surface('door card', rows, [skins['upper'], named('dark'), skins['insert'], skins['soft'], skins['lower']], parent, [kind for *_, kind in CARD], levels=1)


def fittings(parent, style, skins, side, start, end):
    """Handle, switches, pull, speaker, bright line."""
    half, belt = style['half'] + .045, style['belt']
    arm, at = .485 * belt / .80, start + .36
    silver = named('satin silver')
    box('door switches', (start + .68, side * (half - .088), arm + .006), (.24, .050, .012), named('gloss black'), parent, .005)
    for k in range(4):
        box('door switch', (start + .60 + k * .045, side * (half - .088), arm + .014), (.032, .026, .010), plain('button', (.045, .045, .048), 0, .4), parent, .003, (0, -.15, 0))
    box('handle dish', (at + .06, side * (half - .044), belt - .125), (.17, .012, .060), named('gloss black'), parent, .020)
    bar('door handle', [(at, side * (half - .046), belt - .118), (at + .03, side * (half - .066), belt - .122), (at + .11, side * (half - .066), belt - .130), (at + .13, side * (half - .050), belt - .132)], .0085, silver, parent, 1.6)
    flat_bar('door line', [(x, side * (half - .0465), belt - .172) for x in np.linspace(start + .06, end - .06, 12)], .007, .008, silver, parent)
    lathe('speaker ring', [(0, .098), (-.010 * side, .094), (-.008 * side, .086)], silver, parent, 56, location=(start + .20, side * (half - .048), .24))
    lathe('speaker', [(-.006 * side, .088), (-.012 * side, .0005)], plain('speaker', (.022, .022, .023), .3, .55), parent, 56, location=(start + .20, side * (half - .048), .24))


def build_doors(parent, style, skins):
    """Both front doors, and rear doors or plain sides behind them."""
    pairs = [(.36, 1.72)] + ([(1.72, 2.84)] if style.get('rear', True) else [])
    for side in (1, -1):
        for start, end in pairs:
            card(parent, style, skins, side, start, end)
            fittings(parent, style, skins, side, start - (.18 if start > 1 else 0), end)
