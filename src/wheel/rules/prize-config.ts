import { z } from 'zod';
import { line, slugText } from '#src/lib/schema/scalar-schemas.ts';

/** One slice of the wheel: a prize, or that there is none. */
export const prizeConfig = z.strictObject({
  key: slugText.meta({ description: 'Name of the prize in the records; keep it as long as the campaign runs' }),
  words: line(80).meta({ description: "What is won, in full: '$100 off your next service'" }),
  label: line(16).meta({ description: "The same on the wheel: '$100 service'" }),
  weight: z.int().min(1).max(1_000_000).meta({
    description: 'How many chances it has; its odds are these to the weights of all that are left',
  }),
  quantity: z.int().min(1).max(1_000_000).nullable().default(null).meta({
    description: 'How many there are; one that is used up leaves the wheel. null: as many as are drawn',
    spec: 'L2.15',
  }),
  validDays: z.int().min(1).max(365).default(30).meta({
    description: 'How long its code is good after it was won',
    unit: 'days',
    spec: 'L2.15',
  }),
  terms: z.string().trim().max(300).default('').meta({
    description: 'What holds for this prize, in a sentence or two; empty for nothing beyond the terms',
    spec: 'L2.15',
  }),
  isPrize: z.boolean().default(true).meta({
    description: 'Whether something is won; false for the slice on which nothing is',
    spec: 'L2.15',
  }),
});

export type PrizeConfig = z.output<typeof prizeConfig>;
