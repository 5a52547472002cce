import type { SchemaNode } from './site-json-schema.ts';

export interface Switch {
  /** Keys from the top of the file; '*' stands for every key or entry. */
  readonly path: readonly string[];
  readonly node: SchemaNode;
}

const listUnder = (node: SchemaNode, path: readonly string[]): readonly Switch[] => {
  if (node.properties) {
    return Object.entries(node.properties).flatMap(([key, child]) => listUnder(child, [...path, key]));
  }
  const own = 'default' in node ? [{ path, node }] : [];
  const entries = node.items ?? node.additionalProperties;
  return typeof entries === 'object' && entries.properties ? [...own, ...listUnder(entries, [...path, '*'])] : own;
};

export const listSwitches = (schema: SchemaNode): readonly Switch[] => listUnder(schema, []);
