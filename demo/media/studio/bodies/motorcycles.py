"""Registers the motorcycles."""
from studio.heavy import moto_cruiser, moto_naked
from studio.heavy.builder import Builder
from studio.vehicles import register


@register('moto-cruiser')
def cruiser(root):
    """A cruiser with a V-twin."""
    return moto_cruiser.build(Builder(root))


@register('moto-naked')
def naked(root):
    """A naked bike."""
    return moto_naked.build(Builder(root))
