import { z } from 'zod';
import { line } from '#src/lib/schema/scalar-schemas.ts';

const dollars = (start: number, description: string, spec: string) =>
  z.int().min(0).max(1_000_000).default(start).meta({ description, unit: 'dollars', spec });

export const budgetConfig = z.strictObject({
  isOffered: z
    .boolean()
    .default(true)
    .meta({ description: 'Whether the site has the page /budget-search', spec: 'L1.05' }),
  method: z.enum(['simple', 'amortised']).default('simple').meta({
    description: "What a repayment buys: the sum of all repayments, or a loan at the finance calculator's initial rate",
    spec: 'L4.20, L9.05',
  }),
  frequency: z.enum(['weekly', 'monthly']).default('weekly').meta({
    description: 'Initial payment frequency',
    spec: 'L9.07',
  }),
  weeklyDollars: dollars(200, 'Initial weekly repayment', 'L9.07'),
  monthlyDollars: dollars(600, 'Initial monthly repayment', 'L9.07'),
  depositDollars: dollars(2000, 'Initial deposit', 'L9.08'),
  fallbackMaxDollars: dollars(100_000, 'Top of the slider when no price in stock is known', 'L9.09'),
  bodiesLimit: z.int().min(0).max(20).default(4).meta({
    description: 'Number of body types offered, those with the most vehicles first',
    unit: 'body types',
    spec: 'L7.09',
  }),
  bodies: z.array(line(40)).max(20).default([]).meta({
    description: 'Body types offered, in this order; if left empty, those with the most vehicles',
    spec: 'L7.09',
  }),
  disclaimer: line(600).nullable().default(null).meta({
    description: 'Disclaimer at the bottom; null shows none',
    spec: 'L9.11',
  }),
});

export type BudgetConfig = z.infer<typeof budgetConfig>;
