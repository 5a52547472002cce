"""A feature-guided filter for Cycles passes (Debian's Blender has no OpenImageDenoise).

Light is filtered apart from surface colour, in four parts, and stopped at edges of normal, colour and depth: mirrored
lamps are sharp and clean and need little, what comes by way of the cove is soft and noisy and takes much.
"""
import ctypes
import os
import subprocess
import tempfile

import cv2
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
EDGE_CLAMPS = 2


def load_filter():
    """Builds atrous.c for this machine, outside the repository."""
    source = os.path.join(HERE, 'atrous.c')
    library = os.path.join(tempfile.gettempdir(), f'studio-atrous-{int(os.path.getmtime(source))}-{os.getuid()}.so')
    if not os.path.exists(library):
        part = f'{library}.{os.getpid()}'
        subprocess.check_call(['gcc', '-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC', source, '-o', part, '-lm'])
        os.replace(part, library)
    loaded = ctypes.CDLL(library)
    floats = np.ctypeslib.ndpointer(np.float32, flags='C')
    loaded.atrous.argtypes = [floats, floats, floats, ctypes.c_int, floats, floats] + [ctypes.c_int] * 4
    return loaded


def smooth(light, features, rounds, tolerance):
    """Filters light in `rounds` of doubling reach; features = [(array, sigma)]; tolerance in units of local noise."""
    guides = np.concatenate([(a if a.ndim == 3 else a[..., None]) / sigma for a, sigma in features], 2)
    guides, light = np.ascontiguousarray(guides, np.float32), np.ascontiguousarray(light, np.float32)
    height, width = light.shape[:2]
    library, noise = load_filter(), None
    for i in range(rounds):
        level = np.log1p(light.mean(2))
        if i == 0:
            noise = cv2.GaussianBlur((level - cv2.GaussianBlur(level, (0, 0), 2.0)) ** 2, (0, 0), 2.0) ** 0.5
            level = cv2.GaussianBlur(level, (0, 0), 0.9)
        else:
            noise = noise * 0.6
        inverse = np.ascontiguousarray(1 / (tolerance * noise + 0.004), np.float32)
        out = np.empty_like(light)
        library.atrous(light, out, guides, guides.shape[2], np.ascontiguousarray(level), inverse, height, width, 2 ** i, 1)
        light = out
    return light


def clamp_edges(picture, lit):
    """Mixed edge pixels have no look-alikes and stay noisy: each is clamped to the range of its 8 neighbours."""
    ring = np.ones((3, 3), np.uint8)
    ring[1, 1] = 0
    for _ in range(EDGE_CLAMPS):
        held = np.clip(picture, cv2.erode(picture, ring), cv2.dilate(picture, ring))
        held[lit] = picture[lit]
        picture = held
    return picture


def denoise(passes):
    """The clean linear picture of one render's passes."""
    colour, gloss_colour, normal = passes['diffuse_colour'], passes['gloss_colour'], passes['normal']
    depth = passes['depth']
    depth = np.log(np.minimum(depth[..., 0] if depth.ndim == 3 else depth, 60) + 1e-3)
    shining = passes['emission'] + passes['sky']
    parts = [(passes['diffuse_direct'], colour), (passes['diffuse_indirect'], colour),
             (np.minimum(passes['gloss_direct'], 12), gloss_colour), (np.minimum(passes['gloss_indirect'], 6), gloss_colour)]
    rest = np.clip(passes['image'] - sum(light * tone for light, tone in parts) - shining, -0.05, 2)
    guides = [(normal, 0.06), (colour, 0.05), (gloss_colour, 0.05), (depth, 0.05)]
    tight = [(normal, 0.035), (colour, 0.03), (gloss_colour, 0.03), (depth, 0.02)]
    settings = [(guides, 6, 5.0), (guides, 7, 8.0), (tight, 3, 2.5), (tight, 6, 5.0)]
    picture = shining + np.where(np.abs(rest) < 0.02, 0, rest)
    for (light, tone), (features, rounds, tolerance) in zip(parts, settings):
        picture += smooth(light, features, rounds, tolerance) * tone
    return clamp_edges(np.maximum(picture, 0), shining.max(2) > 1.0)
