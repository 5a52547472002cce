import { isRawObject } from './merge-layers.ts';
import type { SchemaNode } from './site-json-schema.ts';

export interface Switch {
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

const valuesAt = (value: unknown, path: readonly string[]): readonly unknown[] => {
  const [key, ...rest] = path;
  if (key === undefined) return [value];
  if (key === '*') {
    const entries = Array.isArray(value) ? value : isRawObject(value) ? Object.values(value) : [];
    return entries.flatMap((entry) => valuesAt(entry, rest));
  }
  return isRawObject(value) && Object.hasOwn(value, key) ? valuesAt(value[key], rest) : [];
};

export const isSwitched = ({ path, node }: Switch, input: unknown): boolean =>
  valuesAt(input, path).some((value) => JSON.stringify(value) !== JSON.stringify(node.default));
