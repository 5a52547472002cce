import { z } from 'zod';
import { line } from '#src/lib/schema/scalar-schemas.ts';

const dollars = (start: number, description: string, spec: string) =>
  z.int().min(0).max(1_000_000).default(start).meta({ description, unit: 'dollars', spec });

export const budgetConfig = z.strictObject({
  isOffered: z.boolean().default(true).meta({
    description: 'Whether the site has the page /budget-search, on which shoppers search by what they can repay',
    spec: 'L1.05',
  }),
  method: z.enum(['simple', 'amortised']).default('simple').meta({
    description:
      "How the budget follows from the repayment: as the sum of all repayments without interest (`simple`), or as the loan that they repay at the finance calculator's `startPercent` (`amortised`)",
    spec: 'L4.20, L9.05',
  }),
  frequency: z.enum(['weekly', 'monthly']).default('weekly').meta({
    description: 'Repayment frequency when the page opens',
    spec: 'L9.07',
  }),
  weeklyDollars: dollars(200, 'Weekly repayment when the page opens', 'L9.07'),
  monthlyDollars: dollars(600, 'Monthly repayment when the page opens', 'L9.07'),
  depositDollars: dollars(2000, 'Deposit when the page opens', 'L9.08'),
  fallbackMaxDollars: dollars(100_000, 'Highest amount on the slider if no vehicle in stock has a price', 'L9.09'),
  bodiesLimit: z.int().min(0).max(20).default(4).meta({
    description:
      'Maximum number of body types to choose from, those with the most vehicles first; has no effect if `bodies` names some',
    unit: 'body types',
    spec: 'L7.09',
  }),
  bodies: z.array(line(40)).max(20).default([]).meta({
    description: 'Body types to choose from, in this order; if left empty, those with the most vehicles',
    spec: 'L7.09',
  }),
  disclaimer: line(600).nullable().default(null).meta({
    description: 'Disclaimer at the bottom of the page; null shows none',
    spec: 'L9.11',
  }),
});

export type BudgetConfig = z.infer<typeof budgetConfig>;
