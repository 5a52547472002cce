"""Drawn outlines that several bodies share: side glass, end glass, shut lines."""
from studio.masks import rounded, spline

SEAM = 0.0055
"""Width of a drawn shut line in metres; its valley is wider (see body_material.py)."""


def side_glass(side, top, bottom, pillars, privacy_from=None, bright=False, inset=.015):
    """Side windows between two polylines (top from front to back, bottom back to front).

    pillars = [(x0, x1, lean)]; windows behind x = privacy_from are dark glass; bright = a chrome line under them.
    """
    top = [(x - (.045 if i < 4 else .02 if i == 4 else 0), z) for i, (x, z) in enumerate(top)]
    bottom = [(x - (.045 if i >= len(bottom) - 2 else 0), z) for i, (x, z) in enumerate(bottom)]
    band = spline(top, 8) + spline(bottom, 8)
    side.fill('gloss', rounded(band, .012))
    xs, zs = [p[0] for p in band], [p[1] for p in band]
    cx, cz = sum(xs) / len(xs), sum(zs) / len(zs)
    sx, sz = 1 - 2.6 * inset / (max(xs) - min(xs)), 1 - 2.2 * inset / (max(zs) - min(zs))
    pane = rounded([(cx + (x - cx) * sx, cz + (z - cz) * sz) for x, z in band], .012)
    side.fill('glass', pane)
    for x0, x1, lean in pillars:
        side.fill('glass', [(x0, .6), (x1, .6), (x1 + lean, 2.4), (x0 + lean, 2.4)], 0)
    if privacy_from is not None:
        side.channels['privacy'] = side.channel('glass').copy()
        side.fill('privacy', [(-1, 0), (privacy_from, 0), (privacy_from, 3), (-1, 3)], 0)
        side.fill('glass', [(privacy_from, 0), (9, 0), (9, 3), (privacy_from, 3)], 0)
    if bright:
        side.line('chrome', spline([(x, z - .008) for x, z in bottom], 8), .014)


def seams(canvas, *paths, width=SEAM):
    """Shut lines through smooth points."""
    for path in paths:
        canvas.line('groove', spline(path, 10) if len(path) > 2 else path, width)


def windscreen(screen, outline, cowl, radius=.03):
    """Windscreen glass in its black border, and the dark cowl below; outlines from the top centre to the bottom centre."""
    screen.mirrored('gloss', outline, radius)
    screen.fill('gloss', cowl)
    inner = [(max(0, y - .03 if y else 0), z - .022 if i < len(outline) / 2 else z + .03) for i, (y, z) in enumerate(outline)]
    screen.mirrored('glass', inner, radius)
    screen.fill('gloss', [(0, outline[0][1] - .10), (.09, outline[0][1] - .10), (.07, outline[0][1]), (0, outline[0][1])])
    screen.fill('glass', [(0, outline[0][1] - .10), (.09, outline[0][1] - .10), (.07, outline[0][1]), (0, outline[0][1])], 0)


def backlight(back, outline, radius=.05, channel='privacy'):
    """Rear glass in its black border; outline from the top centre to the bottom centre."""
    back.mirrored('gloss', outline, radius)
    inner = [(max(0, y - .028 if y else 0), z - .022 if i < len(outline) / 2 else z + .022) for i, (y, z) in enumerate(outline)]
    back.mirrored(channel, inner, radius)
