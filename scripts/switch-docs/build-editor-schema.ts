import type { SchemaNode } from '#src/sites/config/site-json-schema.ts';

/** Makes the keys of a site's file optional, because a template's preset can set them. */
const relax = (node: SchemaNode): SchemaNode => {
  const { required: _required, ...rest } = node;
  const properties = Object.entries(node.properties ?? {}).map(([key, child]) => [key, relax(child)] as const);
  return node.properties ? { ...rest, properties: Object.fromEntries(properties) } : rest;
};

export const buildEditorSchema = (schema: SchemaNode): SchemaNode => ({
  ...relax(schema),
  required: ['slug', 'template', 'name'],
});
