import { z } from 'zod';
import { line } from '#src/lib/schema/scalar-schemas.ts';

export const stockBlockSchema = z.strictObject({
  title: line(80),
  search: z
    .string()
    .max(500)
    .regex(/^\/search\/[^\s\\#]*$/)
    .meta({ allowed: 'the address of a search, such as /search/ute-cars' }),
  limit: z.int().min(1).max(12).default(8).meta({ description: 'Maximum number of vehicles', unit: 'vehicles' }),
  more: line(60).default('See them all').meta({ description: 'Text of the link to the search' }),
});
