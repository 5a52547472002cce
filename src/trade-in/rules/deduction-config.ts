import { z } from 'zod';
import type { ConditionQuestion } from './condition-questions.ts';

const dollars = (standard: number, description: string) =>
  z.int().min(0).max(20_000).default(standard).meta({ description, unit: 'dollars', spec: 'D.39' });

/** A worse answer never takes off less than a better one. */
const rises = (row: Readonly<Record<string, number>>): boolean => {
  const amounts = Object.values(row);
  return amounts.every((amount, at) => amount >= (amounts[at - 1] ?? 0));
};
const allowed = 'amounts that do not fall from the better answer to the worse one';

/** What each answer takes off, by question and from the better answer to the worse; the best takes off nothing. */
export const deductionConfig = z.strictObject({
  serviceHistory: z
    .strictObject({
      partial: dollars(400, 'Taken off for gaps in the service history'),
      none: dollars(900, 'Taken off where there is no service history'),
    })
    .refine(rises, allowed)
    .prefault({}),
  accidentDamage: z
    .strictObject({
      repaired: dollars(1200, 'Taken off for an accident that was repaired'),
      unrepaired: dollars(3500, 'Taken off for damage that is not repaired'),
    })
    .refine(rises, allowed)
    .prefault({}),
  tyres: z
    .strictObject({
      two: dollars(380, 'Taken off for one or two worn tyres'),
      four: dollars(760, 'Taken off for three or four worn tyres'),
    })
    .refine(rises, allowed)
    .prefault({}),
  windscreen: z
    .strictObject({
      chipped: dollars(120, 'Taken off for a chip in the windscreen'),
      cracked: dollars(650, 'Taken off for a cracked windscreen'),
    })
    .refine(rises, allowed)
    .prefault({}),
  keys: z.strictObject({ one: dollars(350, 'Taken off where there is only one key') }).prefault({}),
  financeOwing: z
    .strictObject({
      yes: dollars(0, 'Taken off where finance is owing; the lender is paid out of the price either way'),
    })
    .prefault({}),
} satisfies Readonly<Record<ConditionQuestion, z.ZodType>>);
