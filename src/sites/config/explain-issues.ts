import type { z } from 'zod';
import { describeAllowed, findSchemaNode } from './describe-allowed.ts';
import { findNearest } from './find-nearest.ts';
import { isRawObject } from './merge-layers.ts';
import { type SchemaNode, siteJsonSchema } from './site-json-schema.ts';
import type { SiteProblem } from './site-problem.ts';

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
    const hint = nearest === undefined ? '' : `; did you mean '${nearest}'?`;
    return { path: [...path, key], message: `unknown key '${key}'${hint}`, allowed: names.join(', ') };
  });
};

const explainValue = (issue: Issue, path: SiteProblem['path'], input: unknown, schema: SchemaNode): SiteProblem => {
  const node = findSchemaNode(schema, path);
  const allowed = node && describeAllowed(node);
  const value = valueAt(input, path);
  // A rule over several keys of an entry has words of its own.
  if (issue.code === 'custom' && isRawObject(value)) return { path, message: issue.message };
  const message = value === undefined ? 'is missing' : `${quote(value)} is not allowed`;
  return { path, message, ...(allowed && { allowed }) };
};

/** What a schema, that of a site's file unless another is given, found wrong with an input: where, what, and what is allowed there. */
export const explainIssues = (
  issues: readonly Issue[],
  input: unknown,
  schema: SchemaNode = siteJsonSchema,
): readonly SiteProblem[] =>
  issues.flatMap((issue) => {
    const path = toPath(issue.path);
    return issue.code === 'unrecognized_keys'
      ? explainUnknownKeys(path, issue.keys, schema)
      : [explainValue(issue, path, input, schema)];
  });
