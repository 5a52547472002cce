import { z } from 'zod';
import { line } from '#src/lib/schema/scalar-schemas.ts';

/** What the dealer offers now, between the paragraphs of a page. @spec L1.04 */
export const offersBlockSchema = z.strictObject({
  title: line(80).default('Latest offers').meta({ description: 'Heading over the offers' }),
  limit: z.int().min(1).max(12).default(3).meta({ description: 'Offers at the most', unit: 'offers' }),
});
