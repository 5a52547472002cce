import { z } from 'zod';
import { line, linkTarget } from '#src/lib/schema/scalar-schemas.ts';

/** Figures that a site counts by itself. */
export const countedFigures = ['stock', 'locations', 'makes', 'years'] as const;

/** One figure of the business: as it is printed, or counted by the site. @spec B1.19 */
export const figureSchema = z
  .strictObject({
    label: line(60),
    value: line(20).optional().meta({ description: 'The figure as it is printed' }),
    count: z.enum(countedFigures).optional().meta({ description: 'A figure counted by the site itself' }),
    isRounded: z.boolean().default(false).meta({
      description: "Whether a counted figure is rounded down to tens: 36 is '30+'; one under ten stays exact",
      spec: 'B1.19',
    }),
    href: linkTarget.optional(),
  })
  .refine((entry) => (entry.value === undefined) !== (entry.count === undefined), {
    message: 'needs either value or count',
  });

export type Figure = z.output<typeof figureSchema>;
