"""Load spaces for a camera that looks in from behind: a boot, a van's hold, a ute's tub."""
import numpy as np

from studio.materials import named, paint, plain
from studio.mesh import box, tube
from studio.rooms.furniture import bench, grained, sheet


def carpet():
    return grained('load carpet', (.030, .030, .032), .95, 420, .002)


def build_boot(root, half=.56, deep=.95, tall=.78):
    """A hatchback's boot: x from the sill (0) forward (-x); camera behind at +x."""
    trim = grained('boot trim', (.045, .045, .048), .75, 900)
    box('boot floor', (-deep / 2, 0, 0), (deep, half * 2, .03), carpet(), root, .01)
    box('floor handle', (-.16, 0, .018), (.03, .14, .008), named('black plastic'), root, .003)
    for s in (1, -1):
        rows = [[(x, s * (half + .03), -.02), (x, s * (half - swell), .16), (x, s * (half - swell), .34), (x, s * (half + .04), tall)] for x, swell in ((.02, -.06), (-.14, .02), (-.45, .10), (-.78, .09), (-deep, .0))]
        sheet('boot side', rows, trim, root)
        tube('lash eye', [(-.12, s * (half - .03), .03), (-.12, s * (half - .06), .05), (-.16, s * (half - .06), .05), (-.16, s * (half - .03), .03)], .006, named('satin silver'), root)
        box('boot lamp', (-.40, s * (half - .10), .40), (.07, .012, .03), named('lit white'), root, .004)
        box('bag hook', (-.30, s * (half - .10), .46), (.02, .03, .05), named('black plastic'), root, .008)
    for k, (y, width) in enumerate(((-.19, .70), (.37, .38))):
        box('seat back', (-deep - .05, y * 1.0, .36), (.12, width, .68), carpet(), root, .04, (0, .20, 0), 1)
        box('seat latch', (-deep + .06, y, .68), (.03, .09, .03), named('black plastic'), root, .008, (0, .20, 0))
    box('back panel', (-deep - .13, 0, .33), (.05, half * 2.6, .80), carpet(), root, .01, (0, .20, 0))
    box('under panel', (-deep / 2, 0, -.05), (deep + .1, half * 2.5, .03), named('dark'), root, .01)
    box('sill guard', (.06, 0, -.005), (.14, half * 2.1, .035), named('gloss black'), root, .012)
    box('sill strip', (.03, 0, .016), (.05, half * 1.5, .005), named('satin silver'), root, .002)
    box('bumper', (.20, 0, -.16), (.20, 1.66, .30), paint(), root, .07, None, 1)
    for s in (1, -1):
        pillar = [(.10, s * (half + .12), -.10), (.08, s * (half + .13), .25), (.0, s * (half + .10), .60), (-.18, s * (half + .02), .92)]
        tube('aperture', pillar, .075, paint(), root)
        tube('seal', [(x - .05, y - s * .055, z) for x, y, z in pillar], .016, named('rubber'), root)
    box('roof edge', (-.26, 0, .98), (.22, half * 2.2, .08), paint(), root, .035)
    tube('seal top', [(-.20, -half, .92), (-.20, half, .92)], .016, named('rubber'), root, smooth=False)
    box('cover', (-deep + .14, 0, .74), (.09, half * 1.94, .09), named('black plastic'), root, .03)
    bench(root, (-deep - .55, 0, .18), (grained('seat skin', (.022, .022, .024), .8), grained('seat centre', (.05, .052, .056), .9), plain('seam', (.2, .2, .2), 0, .7)), 1.2)


def build_hold(root, half=.80, deep=2.5, tall=1.38):
    """A van's hold with a ply floor, ribs, a bulkhead, lashing eyes, one door open each side."""
    white, ply = plain('hold paint', (.50, .50, .495), 0, .4), grained('ply', (.26, .18, .11), .6, 60, .0006)
    box('under panel', (-deep / 2, 0, -.05), (deep, half * 2.3, .03), named('dark'), root, .01)
    box('hold floor', (-deep / 2, 0, 0), (deep, half * 2, .03), ply, root, .004)
    for y in np.arange(-half + .1, half, .2):
        box('floor rib', (-deep / 2, y, .016), (deep - .02, .004, .003), named('dark'), root, 0)
    box('bulkhead', (-deep, 0, tall / 2), (.04, half * 2.2, tall + .1), white, root, .01)
    for y in (-.5, 0, .5):
        box('press', (-deep + .024, y, tall * .5), (.02, .34, tall * .72), white, root, .03)
    for s in (1, -1):
        rows = [[(x, s * (half + .06), -.02), (x, s * (half + .07), tall * .55), (x, s * (half + .02), tall * .86), (x, s * (half * .80), tall)] for x in (0, -deep * .33, -deep * .66, -deep)]
        sheet('hold side', rows, white, root)
        box('ply side', (-deep / 2, s * (half + .03), .36), (deep - .1, .012, .62), ply, root, .006)
        for x in np.arange(-.25, -deep, -.55):
            tube('rib', [(x, s * (half + .03), .66), (x, s * (half + .02), tall * .84), (x, s * half * .80, tall - .02)], .028, white, root)
            tube('lash ring', [(x - .03, s * (half - .06), .02), (x - .03, s * (half - .06), .05), (x + .03, s * (half - .06), .05), (x + .03, s * (half - .06), .02)], .006, named('satin silver'), root)
        box('wheel box', (-.95, s * (half - .09), .14), (.80, .20, .28), plain('wheel box', (.05, .05, .052), 0, .6), root, .05)
        box('door', (.32, s * (half + .19), tall * .49), (.70, .06, tall * 1.02), paint(), root, .03, (0, 0, s * .16))
        box('door lining', (.32, s * (half + .15), tall * .42), (.54, .02, tall * .60), plain('door lining', (.05, .05, .052), 0, .6), root, .02, (0, 0, s * .16))
        tube('aperture', [(.0, s * (half + .10), -.04), (.0, s * (half + .10), tall * .8), (.0, s * (half * .84), tall + .02)], .045, paint(), root)
    box('hold roof', (-deep / 2, 0, tall + .02), (deep, half * 1.7, .03), white, root, .02)
    for x in np.arange(-.3, -deep, -.55):
        box('roof bow', (x, 0, tall - .005), (.06, half * 1.6, .03), white, root, .012)
    box('hold lamp', (-.7, 0, tall - .02), (.30, .10, .02), named('lit white'), root, .006)
    box('top edge', (.0, 0, tall + .05), (.08, half * 1.75, .09), paint(), root, .03)
    box('step', (.16, 0, -.10), (.26, half * 2.0, .10), named('black plastic'), root, .03)


def build_tub(root, half=.74, deep=1.52, tall=.48):
    """A ute's tub with a ribbed liner and the tailgate down."""
    liner = grained('tub liner', (.020, .020, .021), .72, 500, .0012)
    box('tub floor', (-deep / 2, 0, 0), (deep, half * 2, .03), liner, root, .006)
    for y in np.arange(-half + .08, half, .115):
        box('floor rib', (-deep / 2, y, .019), (deep - .10, .045, .014), liner, root, .006)
    box('head wall', (-deep, 0, tall / 2), (.05, half * 2, tall), liner, root, .012)
    for s in (1, -1):
        box('side wall', (-deep / 2, s * (half + .015), tall / 2), (deep, .05, tall), liner, root, .012)
        for x in np.arange(-.14, -deep, -.22):
            box('side rib', (x, s * (half - .016), tall * .52), (.06, .02, tall * .72), liner, root, .008)
        box('wheel box', (-.74, s * (half - .10), .13), (.74, .22, .24), liner, root, .06)
        box('rail', (-deep / 2 + .04, s * (half + .07), tall + .025), (deep + .20, .15, .04), named('black plastic'), root, .015)
        box('quarter', (-deep / 2 + .05, s * (half + .13), tall * .46), (deep + .14, .05, tall * .98), paint(), root, .02)
        for x in (-.14, -deep + .14):
            tube('lash ring', [(x - .03, s * (half - .03), .16), (x - .03, s * (half - .07), .18), (x + .03, s * (half - .07), .18), (x + .03, s * (half - .03), .16)], .007, named('satin silver'), root)
        tube('tailgate cable', [(.02, s * (half + .02), tall * .86), (.42, s * (half - .04), .04)], .006, named('frame'), root, smooth=False)
        box('tail lamp', (.10, s * (half + .13), tall * .55), (.035, .09, .34), named('red lens'), root, .02)
    box('tailgate', (.27, 0, -.015), (.50, half * 1.98, .055), paint(), root, .02)
    box('tailgate liner', (.27, 0, .018), (.44, half * 1.86, .014), liner, root, .006)
    for y in np.arange(-half + .18, half - .1, .16):
        box('gate rib', (.27, y, .028), (.36, .06, .010), liner, root, .004)
    box('bumper', (.30, 0, -.22), (.24, half * 2.2, .14), named('black plastic'), root, .035)
    box('cab wall', (-deep - .14, 0, .30), (.10, 1.60, .85), paint(), root, .06)
    box('cab window', (-deep - .12, 0, .92), (.05, 1.26, .44), named('gloss black'), root, .05, (0, .12, 0))
    box('cab roof', (-deep - .50, 0, 1.20), (.9, 1.25, .07), paint(), root, .03)
    bar = [(-1.15, .76, tall + .04), (-1.24, .72, tall + .26), (-1.34, .62, tall + .40), (-1.36, .4, tall + .44), (-1.36, 0, tall + .45)]
    tube('sports bar', [*bar, *((x, -y, z) for x, y, z in reversed(bar[:-1]))], .034, named('gloss black'), root)
