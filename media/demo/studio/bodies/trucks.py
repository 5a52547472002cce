"""Registers the light trucks and the prime movers."""
from studio.heavy import prime_aero, prime_bonneted, prime_cabover, truck_closed, truck_tray
from studio.heavy.builder import Builder
from studio.vehicles import register

BUILDS = {
    'truck-tray': truck_tray.build, 'truck-pantech': truck_closed.build, 'truck-refrigerated': truck_closed.build_refrigerated,
    'truck-curtainsider': truck_closed.build_curtainsider, 'truck-tipper': truck_closed.build_tipper,
    'truck-prime-mover': prime_bonneted.build, 'truck-prime-mover-aero': prime_aero.build, 'truck-prime-mover-cabover': prime_cabover.build,
    'truck-prime-mover-flat': prime_cabover.build_bright,
}


def _register(name, build):
    @register(name)
    def made(root):
        return build(Builder(root))
    made.__doc__ = build.__doc__


for _name, _build in BUILDS.items():
    _register(_name, _build)
