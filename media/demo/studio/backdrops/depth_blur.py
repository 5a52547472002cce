"""What a lens and the air do after rendering: haze by distance, softness away from the focus, a trace of bloom."""
import cv2
import numpy as np

FOCUS, LENS_MM, SENSOR_MM = 9.0, 50.0, 36.0
LAYERS = (0.7, 1.3, 2.0, 2.8, 3.8, 5.0, 6.5, 8.5, 11.0)
"""Radii in pixels that pictures are blurred by; depths between take the nearest."""
SKY_DEPTH = 60000.0


def disc(radius):
    """A round kernel with a soft edge."""
    reach = int(np.ceil(radius + 0.5))
    down, across = np.mgrid[-reach:reach + 1, -reach:reach + 1]
    kernel = np.clip(radius + 0.5 - np.hypot(down, across), 0, 1).astype(np.float32)
    return kernel / kernel.sum()


def blur_radius(depth, width, f_number):
    """Radius in pixels of the blur circle at a depth (metres)."""
    across_mm = LENS_MM ** 2 / (f_number * (FOCUS * 1000 - LENS_MM)) * np.abs(depth - FOCUS) / np.maximum(depth, 0.1)
    return across_mm / SENSOR_MM * width / 2


def add_haze(picture, depth, haze):
    """Mixes in the colour of the air; the sky has its own."""
    colour, reach = haze
    share = np.where(depth < SKY_DEPTH, 1 - np.exp(-depth / reach), 0)[..., None]
    return picture + (np.array(colour, np.float32) - picture) * share


def blur_by_depth(picture, depth, f_number):
    """Far layers first, each blurred with its edge and laid over what lies behind it; the ground near the focus stays."""
    radius = np.where(depth < FOCUS, 0, blur_radius(depth, picture.shape[1], f_number))
    layer = np.digitize(radius, [(a + b) / 2 for a, b in zip((0.0, *LAYERS), LAYERS)])
    total = np.zeros_like(picture)
    cover = np.zeros(picture.shape[:2], np.float32)
    for i in range(layer.max(), -1, -1):
        mask = (layer == i).astype(np.float32)
        if not mask.any():
            continue
        light = picture * mask[..., None]
        if i:
            kernel = disc(LAYERS[i - 1])
            light, mask = cv2.filter2D(light, -1, kernel), cv2.filter2D(mask, -1, kernel)
        total = total * (1 - mask[..., None]) + light
        cover = cover * (1 - mask) + mask
    return total / np.maximum(cover, 1e-4)[..., None]


def add_bloom(picture, share):
    """Light of very bright parts spread over their surroundings."""
    bright = np.minimum(np.maximum(picture - 1.0, 0), 8)
    width = picture.shape[1]
    spread = sum(cv2.GaussianBlur(bright, (0, 0), width * reach) for reach in (0.004, 0.014, 0.04)) / 3
    return picture + share * spread


def develop_lens(picture, depth, look):
    """All of it, as a Place asks for."""
    depth = np.minimum(depth, 1e6)
    if look.haze:
        picture = add_haze(picture, depth, look.haze)
    picture = blur_by_depth(picture, depth, look.f_number)
    return add_bloom(picture, look.bloom) if look.bloom else picture
