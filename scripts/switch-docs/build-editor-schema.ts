import type { SchemaNode } from '#src/sites/config/site-json-schema.ts';

/** Keys that a template's preset may bring are not asked of the file. */
const relax = (node: SchemaNode): SchemaNode => {
  const { required: _required, ...rest } = node;
  const properties = Object.entries(node.properties ?? {}).map(([key, child]) => [key, relax(child)] as const);
  return node.properties ? { ...rest, properties: Object.fromEntries(properties) } : rest;
};

/** The schema for editors: only slug, template and name must be in the file itself. */
export const buildEditorSchema = (schema: SchemaNode): SchemaNode => ({
  ...relax(schema),
  required: ['slug', 'template', 'name'],
});
