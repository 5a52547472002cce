"""Pictures of load spaces: 'load-boot', 'load-van', 'load-tub'; view 'shot:in'."""
from studio.mesh import empty
from studio.rooms.boot import build_boot
from studio.rooms.hold import build_hold
from studio.rooms.tub import build_tub
from studio.vehicles import Shot, Vehicle, register


def register_load(name, build_room, height, shot):
    @register(f'load-{name}')
    def build(root):
        build_room(empty('load', root, (0, 0, height)))
        return Vehicle(0, 3, {}, {'in': shot})


register_load('boot', build_boot, .62, Shot((1.62, -.20, 1.42), (-.34, .0, .955), 42))
register_load('van', build_hold, .58, Shot((1.60, -.16, 1.52), (-.8, .02, 1.16), 25))
register_load('tub', build_tub, .86, Shot((1.50, -.55, 2.08), (-.52, .0, 1.02), 31))
