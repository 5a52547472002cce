"""Registers the caravans."""
from studio.heavy import caravan_family, caravan_full, caravan_hybrid, caravan_poptop
from studio.heavy.builder import Builder
from studio.vehicles import register


@register('caravan-full')
def full(root):
    """A full-height off-road caravan."""
    return caravan_full.build(Builder(root))


@register('caravan-family')
def family(root):
    """A bunk caravan for a family."""
    return caravan_family.build(Builder(root))


@register('caravan-poptop')
def poptop(root):
    """A pop-top with its roof up."""
    return caravan_poptop.build(Builder(root))


@register('caravan-poptop-lowered')
def poptop_lowered(root):
    """The pop-top with its roof down for the road."""
    return caravan_poptop.build_lowered(Builder(root))


@register('caravan-hybrid')
def hybrid(root):
    """A short, angular off-road hybrid."""
    return caravan_hybrid.build(Builder(root))
