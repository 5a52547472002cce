"""What a place is: a function that builds it, and how its picture is developed."""
from dataclasses import dataclass
from typing import Callable, Optional

import bpy

from studio.stage import add_camera, clear_scene, set_up_renderer

CAMERA_HEIGHT, HORIZON, ASPECT, LENS = 1.25, 0.42, 9 / 16, 50
"""Metres, share of the picture's height from the top, height by width, millimetres on 36 mm."""
PLACES = {}


@dataclass(frozen=True)
class Place:
    """`haze` = (colour, metres after which two thirds are haze); f_number of the blur by depth, focused at 9 m."""
    build: Callable
    exposure: float = 0.0
    samples: int = 6
    bounces: int = 1
    f_number: float = 3.5
    haze: Optional[tuple] = None
    bloom: float = 0.0


def place(name, **look):
    """Registers the builder of a place under its file name."""
    def keep(build):
        PLACES[name] = Place(build, **look)
        return build
    return keep


def set_the_scene(chosen):
    """Builds a place with its camera; the horizon lies at HORIZON and verticals stay upright."""
    clear_scene()
    set_up_renderer(exposure=chosen.exposure)
    cycles = bpy.context.scene.cycles
    cycles.blur_glossy = 0.1
    cycles.max_bounces, cycles.diffuse_bounces = 4 + chosen.bounces, chosen.bounces
    camera = add_camera(LENS)
    camera.location, camera.rotation_euler = (0, 0, CAMERA_HEIGHT), (1.5707963, 0, 0)
    camera.data.clip_end, camera.data.shift_y = 20000, (HORIZON - 0.5) * ASPECT
    chosen.build()
