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


def lay_over(below, part, corner, width=20):
    """Lays a part of the picture over the whole at corner (left, top), its border fading over `width` pixels."""
    height, wide = part.shape[:2]
    left, top = corner
    fade = np.zeros((height + 2, wide + 2), np.float32)
    fade[1:-1, 1:-1] = 1
    fade = np.clip(cv2.distanceTransform((fade > 0).astype(np.uint8), cv2.DIST_C, 3)[1:-1, 1:-1] / width, 0, 1)[..., None]
    out = below.copy()
    region = out[top:top + height, left:left + wide]
    out[top:top + height, left:left + wide] = region + (part - region) * fade
    return out


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
