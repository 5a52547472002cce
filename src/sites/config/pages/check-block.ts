import { z } from 'zod';
import { explainIssues, findNearest } from '../explain-issues.ts';
import type { SchemaNode } from '../site-json-schema.ts';
import type { SiteProblem } from '../site-problem.ts';
import { type BlockName, blockSchemas, type PlacedBlock } from './block-schemas.ts';

export type CheckedBlock =
  | { readonly kind: 'block'; readonly block: PlacedBlock }
  | { readonly kind: 'refused'; readonly problems: readonly SiteProblem[] };

const blockNames = Object.keys(blockSchemas) as readonly BlockName[];

const refuseName = (name: string): CheckedBlock => {
  const nearest = findNearest(name, blockNames);
  const hint = nearest === undefined ? '' : `; did you mean '${nearest}'?`;
  const problem = { path: [], message: `there is no block '${name}'${hint}`, allowed: blockNames.join(', ') };
  return { kind: 'refused', problems: [problem] };
};

export const checkBlock = (name: string, raw: unknown): CheckedBlock => {
  const kind = blockNames.find((known) => known === name);
  if (kind === undefined) return refuseName(name);
  const schema: z.ZodType = blockSchemas[kind];
  // An empty block is valid if all its keys have defaults.
  const input = raw ?? {};
  const parsed = schema.safeParse(input);
  if (parsed.success) return { kind: 'block', block: { kind, ...(parsed.data as object) } as PlacedBlock };
  const node = z.toJSONSchema(schema, { io: 'input' }) as SchemaNode;
  return { kind: 'refused', problems: explainIssues(parsed.error.issues, input, node) };
};
