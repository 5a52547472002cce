import { z } from 'zod';
import { repaymentFrequencies } from '#src/lib/loans/loan.ts';
import { ratePercent, termListYears, termYears } from '../loan-schemas.ts';

const frequency = z.enum(Object.keys(repaymentFrequencies) as [keyof typeof repaymentFrequencies]);

const amount = z.strictObject({
  field: z.enum(['loan', 'purchasePrice']).default('loan').meta({
    description:
      'Amount that the shopper enters: the loan, or the purchase price. A purchase price outside the limits gets a message',
    spec: 'B5.21, B5.24, B5.25',
  }),
  minDollars: z.int().min(1).max(250_000).default(1000).meta({
    description: "Smallest amount that the shopper can enter; the provider's `minLoanDollars` overrides it",
    unit: 'dollars',
    spec: 'B5.22, B5.24',
  }),
  maxDollars: z.int().min(1000).max(1_000_000).nullable().default(null).meta({
    description:
      'Largest amount that the shopper can enter; null allows $100,000 for a loan and $250,000 for a purchase price',
    unit: 'dollars',
    spec: 'B5.23, B5.24',
  }),
  maxFollowsPrice: z.boolean().default(false).meta({
    description:
      'Whether the largest amount rises to 105% of the price for a vehicle that costs more than the largest amount',
    spec: 'B5.23',
  }),
  stepDollars: z.int().min(1).max(10_000).default(500).meta({
    description: 'Step of the amount slider',
    unit: 'dollars',
    spec: 'B5.21',
  }),
  start: z.enum(['example', 'price']).default('example').meta({
    description:
      "Amount when the calculator opens: `exampleDollars` for every vehicle (`example`), or the vehicle's price if it has one",
    spec: 'B9.30',
  }),
  exampleDollars: z.int().min(1000).max(250_000).default(30_000).meta({
    description:
      'Amount when the calculator opens for a vehicle without a price or, with `start: example`, for every vehicle',
    unit: 'dollars',
    spec: 'B9.30',
  }),
});

const term = z.strictObject({
  minYears: termYears.default(1).meta({ description: 'Shortest term on the slider', unit: 'years', spec: 'B5.27' }),
  maxYears: z
    .number()
    .min(1)
    .max(30)
    .default(7)
    .meta({ description: 'Longest term on the slider', unit: 'years', spec: 'B5.27' }),
  stepYears: z
    .number()
    .min(0.5)
    .max(5)
    .default(0.5)
    .meta({ description: 'Step of the slider', unit: 'years', spec: 'B5.27' }),
  listYears: termListYears.default([]).meta({
    description: 'Terms to choose from instead of a slider; if left empty, there is a slider',
    unit: 'years',
    spec: 'B5.28',
  }),
  startYears: termYears.default(6).meta({
    description: 'Term when the calculator opens',
    unit: 'years',
    spec: 'B9.31',
  }),
});

const rate = z.strictObject({
  minPercent: ratePercent.default(0.5).meta({
    description: "Lowest interest rate that the shopper can set; the provider's `rateRange` overrides it",
    unit: 'percent',
    spec: 'B5.29, B5.31, B5.32',
  }),
  maxPercent: ratePercent.default(15).meta({
    description: "Highest interest rate that the shopper can set; the provider's `rateRange` overrides it",
    unit: 'percent',
    spec: 'B5.29, B5.31, B5.32',
  }),
  stepPercent: z
    .number()
    .min(0.01)
    .max(5)
    .default(0.5)
    .meta({ description: 'Step of the slider', unit: 'percent', spec: 'B5.29' }),
  startPercent: ratePercent.default(8.5).meta({
    description: 'Interest rate when the calculator opens',
    unit: 'percent',
    spec: 'B9.34',
  }),
  isFixed: z.boolean().default(false).meta({
    description: "Whether the interest rate is fixed, so that the shopper can't change it",
    spec: 'B5.33',
  }),
});

const extraSlider = z.strictObject({
  end: z.enum(['bound', 'amount']).default('bound').meta({
    description:
      'Where the sliders for deposit and final payment end: at `maxExtraDollars` (`bound`), or at the amount entered',
    spec: 'B5.34',
  }),
  stepDollars: z.number().min(0.5).max(10_000).default(0.5).meta({
    description: 'Step of the sliders for deposit and final payment. Shoppers can type amounts to the half dollar',
    unit: 'dollars',
    spec: 'B5.34',
  }),
});

export const financeCalculatorConfig = z.strictObject({
  amount: amount.prefault({}),
  term: term.prefault({}),
  rate: rate.prefault({}),
  startFrom: z.enum(['site', 'lender']).default('site').meta({
    description:
      "Where the term and interest rate come from when the calculator opens: this file (`site`), or the vehicle's estimate (`lender`)",
    spec: 'B9.31, B9.34',
  }),
  maxExtraDollars: z.int().min(0).max(1_000_000).default(250_000).meta({
    description: 'Largest deposit, and largest final payment, that the shopper can enter',
    unit: 'dollars',
    spec: 'B5.34',
  }),
  extraSlider: extraSlider.prefault({}),
  frequencies: z.array(frequency).min(1).max(3).default(['weekly', 'fortnightly', 'monthly']).meta({
    description: 'Repayment frequencies that the shopper can choose; the first is chosen when the calculator opens',
    spec: 'B9.32, B9.33',
  }),
  disclaimer: z.enum(['whole', 'expandable']).default('whole').meta({
    description:
      'Whether the disclaimer under the figures is shown in full (`whole`), or can be opened and closed with Show More and Show Less',
    spec: 'B4.54',
  }),
});

export type FinanceCalculatorConfig = z.infer<typeof financeCalculatorConfig>;
