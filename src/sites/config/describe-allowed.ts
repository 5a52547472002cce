import type { SchemaNode } from './site-json-schema.ts';

const child = (node: SchemaNode, key: string | number): SchemaNode | undefined => {
  const own = typeof key === 'number' ? node.items : node.properties?.[key];
  if (own !== undefined) return own;
  if (typeof node.additionalProperties === 'object') return node.additionalProperties;
  return node.anyOf?.map((option) => child(option, key)).find((found) => found !== undefined);
};

/** The part of a schema that a path leads to. */
export const findSchemaNode = (schema: SchemaNode, path: readonly (string | number)[]): SchemaNode | undefined =>
  path.reduce<SchemaNode | undefined>((node, key) => node && child(node, key), schema);

const rangeOf = (least: number | undefined, most: number | undefined): string => {
  const isWide = (limit: number | undefined) => limit === undefined || Math.abs(limit) >= Number.MAX_SAFE_INTEGER;
  if (isWide(least) && isWide(most)) return '';
  if (isWide(most)) return ` of at least ${least}`;
  return isWide(least) ? ` of at most ${most}` : ` from ${least} to ${most}`;
};

const nouns: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
};

const describeText = ({ minLength, maxLength, pattern }: SchemaNode): string => {
  if (pattern !== undefined) return `text that matches ${pattern}`;
  return maxLength === undefined ? 'text' : `text of ${minLength ?? 0} to ${maxLength} characters`;
};

/** What a schema takes, in words for whoever writes a site's file. */
export const describeAllowed = (node: SchemaNode): string => {
  if (node.allowed !== undefined && !node.anyOf) return node.allowed;
  if (node.enum) return `one of ${node.enum.map(String).join(', ')}`;
  if (node.const !== undefined) return String(node.const);
  if (node.anyOf) return node.anyOf.map(describeAllowed).join(', or ');
  if (node.properties) return `keys ${Object.keys(node.properties).join(', ')}`;
  if (node.items) return `a list${rangeOf(node.minItems, node.maxItems)}, each entry ${describeAllowed(node.items)}`;
  if (typeof node.additionalProperties === 'object')
    return `names, each with ${describeAllowed(node.additionalProperties)}`;
  if (node.type === 'string') return describeText(node);
  return `${nouns[node.type ?? ''] ?? 'any value'}${rangeOf(node.minimum, node.maximum)}`;
};
