import type { z } from 'zod';
import { isRawObject } from './merge-layers.ts';
import { type SchemaNode, siteJsonSchema } from './site-json-schema.ts';
import type { SiteProblem } from './site-problem.ts';

const child = (node: SchemaNode, key: string | number): SchemaNode | undefined => {
  const own = typeof key === 'number' ? node.items : node.properties?.[key];
  if (own !== undefined) return own;
  if (typeof node.additionalProperties === 'object') return node.additionalProperties;
  return node.anyOf?.map((option) => child(option, key)).find((found) => found !== undefined);
};

const findSchemaNode = (schema: SchemaNode, path: readonly (string | number)[]): SchemaNode | undefined =>
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

const measureDistance = (one: string, other: string): number => {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1];
    for (const [column, otherLetter] of [...other].entries()) {
      const replaced = (previous[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      current.push(Math.min(replaced, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[other.length] ?? 0;
};

export const findNearest = (written: string, names: readonly string[]): string | undefined => {
  const [nearest] = names
    .map((name) => ({ name, distance: measureDistance(written.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  return nearest && nearest.distance <= Math.max(1, written.length / 3) ? nearest.name : undefined;
};

type Issue = z.core.$ZodIssue;

const toPath = (path: readonly PropertyKey[]): (string | number)[] =>
  path.map((key) => (typeof key === 'number' ? key : String(key)));

const valueAt = (input: unknown, path: SiteProblem['path']): unknown =>
  path.reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isRawObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }, input);

const quote = (value: unknown): string => {
  const shown = JSON.stringify(value) ?? String(value);
  return shown.length > 80 ? `${shown.slice(0, 77)}...` : shown;
};

const explainUnknownKeys = (path: SiteProblem['path'], keys: readonly string[], schema: SchemaNode): SiteProblem[] => {
  const names = Object.keys(findSchemaNode(schema, path)?.properties ?? {});
  return keys.map((key) => {
    const nearest = findNearest(key, names);
    const unknown = { path: [...path, key], message: `unknown key '${key}'`, allowed: names.join(', ') };
    if (nearest === undefined) return unknown;
    return { ...unknown, message: `${unknown.message}; did you mean '${nearest}'?`, meant: nearest };
  });
};

const explainValue = (issue: Issue, path: SiteProblem['path'], input: unknown, schema: SchemaNode): SiteProblem => {
  const node = findSchemaNode(schema, path);
  const allowed = node && describeAllowed(node);
  const value = valueAt(input, path);
  if (issue.code === 'custom' && isRawObject(value)) return { path, message: issue.message };
  const reason = issue.code === 'custom' && issue.params?.isExplained === true ? `: ${issue.message}` : '';
  const message = value === undefined ? 'is missing' : `${quote(value)} is not allowed${reason}`;
  return { path, message, ...(allowed && { allowed }) };
};

export const explainIssues = (
  issues: readonly Issue[],
  input: unknown,
  schema: SchemaNode = siteJsonSchema,
): readonly SiteProblem[] => {
  const problems = issues.flatMap((issue) => {
    const path = toPath(issue.path);
    return issue.code === 'unrecognized_keys'
      ? explainUnknownKeys(path, issue.keys, schema)
      : [explainValue(issue, path, input, schema)];
  });
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
};
