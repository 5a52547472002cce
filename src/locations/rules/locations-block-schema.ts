import { z } from 'zod';
import { line } from '#src/lib/schema/scalar-schemas.ts';
import { locationFilterNames } from './places/location-filter.ts';

/** The dealer's locations between the paragraphs of a page. @spec L2.66 */
export const locationsBlockSchema = z.strictObject({
  show: z
    .union([z.enum(locationFilterNames), z.int().min(1)])
    .default('all')
    .meta({ description: 'Which locations: those of a name, or the one of an id', spec: 'L2.66' }),
  title: line(80).default('Our Locations').meta({ description: 'Heading over the locations' }),
});
