"""From clean linear pictures to PNG: paints mixed from base renders, reduced, and developed like film."""
import os

import bpy
import cv2
import numpy as np

from studio.denoise import smooth

MOST_CONTRAST = 0.25
"""How much a pixel's surroundings may differ, as a share of their level, for thrown light to be measured there."""
FLAKE_EDGE, FLAKE_ROUNDS, FLAKE_TOLERANCE = 0.12, 6, 9.0
"""How the metallic layer is smoothed: the step of the pigment layer that counts as an edge, and see denoise.smooth."""
SHOULDER = 0.35
"""Highlights are pressed by this much while pixels are averaged, so that bright edges do not turn into steps."""


def base_layer(rendered, coat, painted):
    """What lies under the clear coat, alone: 0 where nothing is painted but for the light that paint throws there.

    `rendered` shows paint without its mirror and all else as usual, `coat` the mirror over black and all else;
    `painted` is the share of paint in each pixel. At edges the mirror is taken from the nearest whole paint.
    """
    whole = (painted > 0.98).astype(np.float32)
    near = cv2.GaussianBlur(whole, (0, 0), 1.5)[..., None]
    mirror = cv2.GaussianBlur(coat * whole[..., None], (0, 0), 1.5) / np.maximum(near, 1e-3)
    mirror = np.where(whole[..., None] > 0, coat, np.where(near > 1e-3, mirror, 0))
    return rendered - np.maximum(coat - mirror * painted[..., None], 0)


def spread(picture, weight, reach):
    """The picture where it counts (weight), carried on smoothly over a few pixels to where it does not."""
    share = cv2.GaussianBlur(weight, (0, 0), reach)[..., None]
    carried = cv2.GaussianBlur(picture * weight[..., None], (0, 0), reach) / np.maximum(share, 1e-4)
    return np.where(share > 1e-4, carried, 0)


def calm(picture):
    """1 where a picture is smooth, 0 near its edges: there two renders of one scene differ by more than thrown light."""
    level, around = picture.mean(2), np.ones((5, 5), np.uint8)
    contrast = (cv2.dilate(level, around) - cv2.erode(level, around)) / (level + 0.02)
    return (contrast < MOST_CONTRAST).astype(np.float32)


def split_layer(layer, painted, coat):
    """A base layer as two smooth pictures: paint, carried on past its edges, and the light that it throws elsewhere."""
    share = np.clip(painted, 0, 1)
    sure = (share > 0.5).astype(np.float32) * share ** 4
    paint = layer / np.maximum(share, 0.5)[..., None]
    paint = np.where(share[..., None] > 0.98, layer, spread(paint, sure, 1.5))
    away = 1 - cv2.dilate((share > 0.02).astype(np.float32), np.ones((5, 5), np.uint8))
    thrown = np.maximum(cv2.medianBlur(np.ascontiguousarray(layer, np.float32), 5), 0)
    return paint, spread(thrown, away * calm(coat), 5.0)


def join_layer(paint, thrown, painted):
    """The two pictures of split_layer, enlarged, with the sharp edges of `painted`."""
    share = np.clip(painted, 0, 1)[..., None]
    return paint * share + thrown * (1 - share)


def calm_flake(bases):
    """The bases with the metallic layer smoothed between the edges of the pigment layer.

    Metal mirrors the studio roughly, so its layer has mottles that the pigment, which shows the same shapes, has not.
    """
    edges = np.log1p(8 * np.maximum(bases['solid'], 0))
    return bases | {'flake': smooth(np.maximum(bases['flake'], 0), [(edges, FLAKE_EDGE)], FLAKE_ROUNDS, FLAKE_TOLERANCE)}


def mix_paint(bases, paint):
    """A vehicle in a paint: light is linear in the colour under the clear coat (bases hold grey 0.5)."""
    picture = bases['coat'].copy()
    for share, key in ((paint.solid, 'solid'), (paint.flake, 'flake')):
        if max(share) > 0:
            picture += bases[key] * (np.array(share, np.float32) * 2)
    return np.maximum(picture, 0)


def fade_in(part, corner, size, width=20):
    """How much of a part shows at corner (left, top) of a whole of `size`: 1, falling to 0 over `width` pixels at its
    border, but not where it lies on the border of the whole."""
    height, wide = part.shape[:2]
    left, top = corner
    across, down = np.arange(wide, dtype=np.float32), np.arange(height, dtype=np.float32)
    from_side = np.minimum(across + (width if left == 0 else 0), across[::-1] + (width if left + wide == size[0] else 0))
    from_top = np.minimum(down + (width if top == 0 else 0), down[::-1] + (width if top + height == size[1] else 0))
    return np.clip(np.minimum(from_side[None, :], from_top[:, None]) / width, 0, 1)


def set_in(part, corner, whole):
    """The whole with a part of it drawn in at corner (left, top), without a visible border."""
    left, top = corner
    share = fade_in(part, corner, whole.shape[1::-1], width=40)
    share = share[..., None] if part.ndim == 3 else share
    place = whole[top:top + part.shape[0], left:left + part.shape[1]]
    place += (part - place) * share
    return whole


def place_part(part, corner, size):
    """A part of the picture in the whole (0 elsewhere) at corner (left, top)."""
    return set_in(part, corner, np.zeros((size[1], size[0], 3), np.float32))


def put_in(part, corner, size):
    """A part of a picture in the whole (0 elsewhere) at corner (left, top), with a hard edge."""
    left, top = corner
    whole = np.zeros((size[1], size[0], *part.shape[2:]), np.float32)
    whole[top:top + part.shape[0], left:left + part.shape[1]] = part
    return whole


def enlarge(picture, size):
    """A smooth picture blown up to size (pixels)."""
    return cv2.resize(picture, tuple(size), interpolation=cv2.INTER_CUBIC)


def reduce_layer(layer, size):
    """A base layer averaged down to size (pixels); it may be below 0."""
    return cv2.resize(layer, tuple(size), interpolation=cv2.INTER_AREA)


def reduce(picture, size):
    """The picture averaged down to size (pixels); highlights are pressed while it is done."""
    if (picture.shape[1], picture.shape[0]) == tuple(size):
        return picture
    pressed = cv2.resize(picture / (1 + SHOULDER * picture), tuple(size), interpolation=cv2.INTER_AREA)
    return pressed / np.maximum(1 - SHOULDER * pressed, 0.05)


def without_specks(picture):
    """Lone pixels brighter or darker than all their neighbours (left over at silhouettes) taken down to them."""
    ring = np.ones((3, 3), np.uint8)
    ring[1, 1] = 0
    return np.clip(picture, cv2.erode(picture, ring), cv2.dilate(picture, ring))


def develop(picture, path):
    """Writes a linear picture as PNG through the scene's film curve; the file appears whole or not at all."""
    picture = without_specks(picture)
    height, width = picture.shape[:2]
    image = bpy.data.images.new('developed', width, height, float_buffer=True)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = picture[::-1]
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    part = f'{path}.part.png'
    image.save_render(os.path.abspath(part), scene=bpy.context.scene)
    bpy.data.images.remove(image)
    os.replace(part, path)


def develop_cut(picture, alpha, path):
    """Writes a linear picture with transparency; its colour is not multiplied by alpha."""
    develop(picture, path)
    write_cut(path, cv2.imread(path)[..., :3], alpha)


def write_cut(path, shown, alpha):
    cv2.imwrite(path, np.dstack([shown, np.round(np.clip(alpha, 0, 1) * 255).astype(np.uint8)]))
