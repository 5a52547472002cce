import { z } from 'zod';
import { line } from '#src/lib/schema/scalar-schemas.ts';

/** The dealer's locations between the paragraphs of a page. @spec L2.66 */
export const locationsBlockSchema = z.strictObject({
  title: line(80).default('Our Locations').meta({ description: 'Heading over the locations' }),
});
