import { z } from 'zod';
import { explainIssues } from '../explain-issues.ts';
import type { SchemaNode } from '../site-json-schema.ts';
import type { SiteProblem } from '../site-problem.ts';

export type Checked<Input> =
  | { readonly kind: 'input'; readonly input: Input }
  | { readonly kind: 'refused'; readonly problems: readonly SiteProblem[] };

export const createInputCheck = <Input>(schema: z.ZodType<Input>): ((raw: unknown) => Checked<Input>) => {
  const node = z.toJSONSchema(schema, { io: 'input' }) as SchemaNode;
  return (raw) => {
    const parsed = schema.safeParse(raw);
    return parsed.success
      ? { kind: 'input', input: parsed.data }
      : { kind: 'refused', problems: explainIssues(parsed.error.issues, raw, node) };
  };
};
