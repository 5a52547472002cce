"""Shader node trees written as expressions."""
import bpy


class NodeBuilder:
    """Builds a node tree: every method returns an output socket that the next one takes."""

    def __init__(self, tree, clear=True):
        self.tree = tree
        if clear:
            tree.nodes.clear()

    @classmethod
    def for_material(cls, material):
        material.use_nodes = True
        return cls(material.node_tree)

    def node(self, kind, **settings):
        made = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(made, key, value)
        return made

    def put(self, socket, value):
        """Links a socket or writes a constant; a colour of three gets alpha 1."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif value is not None:
            if isinstance(value, (tuple, list)) and len(value) == 3 and socket.type == 'RGBA':
                value = (*value, 1)
            socket.default_value = value

    def math(self, operation, a, b=None, c=None, clamp=False):
        made = self.node('ShaderNodeMath', operation=operation, use_clamp=clamp)
        for socket, value in zip(made.inputs, (a, b, c)):
            self.put(socket, value)
        return made.outputs[0]

    def lerp(self, a, b, share):
        constants = not isinstance(a, bpy.types.NodeSocket) and not isinstance(b, bpy.types.NodeSocket)
        return self.math('MULTIPLY_ADD', share, b - a if constants else self.math('SUBTRACT', b, a), a)

    def mix_colour(self, a, b, share):
        made = self.node('ShaderNodeMixRGB')
        for socket, value in zip(made.inputs, (share, a, b)):
            self.put(socket, value)
        return made.outputs[0]

    def vector(self, x, y, z=0.0):
        made = self.node('ShaderNodeCombineXYZ')
        for socket, value in zip(made.inputs, (x, y, z)):
            self.put(socket, value)
        return made.outputs[0]

    def maximum(self, values):
        result = values[0]
        for value in values[1:]:
            result = self.math('MAXIMUM', result, value)
        return result

    def total(self, values):
        result = values[0]
        for value in values[1:]:
            result = self.math('ADD', result, value)
        return result

    def sharpen(self, value, gain):
        """A soft mask edge made crisp at any zoom: (value - 0.5) * gain + 0.5, clamped."""
        return self.math('MULTIPLY_ADD', value, gain, 0.5 - 0.5 * gain, clamp=True)

    def image(self, path, uv):
        """The red, green and blue sockets of a data picture; 0 outside it."""
        picture = bpy.data.images.load(path, check_existing=True)
        picture.colorspace_settings.name = 'Non-Color'
        made = self.node('ShaderNodeTexImage', image=picture, extension='CLIP', interpolation='Linear')
        self.put(made.inputs[0], uv)
        split = self.node('ShaderNodeSeparateColor')
        self.tree.links.new(made.outputs[0], split.inputs[0])
        return list(split.outputs)[:3]

    def mix_shader(self, share, first, second):
        made = self.node('ShaderNodeMixShader')
        for socket, value in zip(made.inputs, (share, first, second)):
            self.put(socket, value)
        return made.outputs[0]

    def finish(self, shader):
        """Ends the material in this shader."""
        self.put(self.node('ShaderNodeOutputMaterial').inputs[0], shader)
