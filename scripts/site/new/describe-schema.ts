import { z } from 'zod';
import { describeAllowed } from '../../../src/sites/config/explain-issues.ts';
import type { SchemaNode } from '../../../src/sites/config/site-json-schema.ts';

export const describeSchema = (schema: z.ZodType): string =>
  describeAllowed(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as SchemaNode);
