"""From clean linear pictures to PNG: paints mixed from base renders, reduced, and developed like film."""
import os

import bpy
import cv2
import numpy as np

SHOULDER = 0.35
"""Highlights are pressed by this much while pixels are averaged, so that bright edges do not turn into steps."""


def mix_paint(bases, paint):
    """A vehicle in a paint: light is linear in the colour under the clear coat (base renders hold grey 0.5)."""
    picture = bases['coat'].copy()
    for share, key in ((paint.solid, 'solid'), (paint.flake, 'flake')):
        if max(share) > 0:
            picture += (bases[key] - bases['coat']) * (np.array(share, np.float32) * 2)
    return np.maximum(picture, 0)


def feather(crop, size, width=24):
    """1 inside a crop (shares of the picture), falling to 0 at its border: base renders cover only the vehicle."""
    mask = np.zeros((size[1], size[0], 1), np.float32)
    left, top, right, bottom = (round(v * size[i % 2]) for i, v in enumerate(crop))
    mask[top + width:bottom - width, left + width:right - width] = 1
    return cv2.blur(mask, (2 * width - 1, 2 * width - 1))[..., None]


def reduce(picture, size):
    """The picture averaged down to size (pixels)."""
    if (picture.shape[1], picture.shape[0]) == tuple(size):
        return picture
    pressed = cv2.resize(picture / (1 + SHOULDER * picture), tuple(size), interpolation=cv2.INTER_AREA)
    return pressed / np.maximum(1 - SHOULDER * pressed, 0.05)


def develop(picture, path):
    """Writes a linear picture as PNG through the scene's film curve; the file appears whole or not at all."""
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
