import { z } from 'zod';
import { ratePercent, termListYears } from './loan-schemas.ts';

const figures = ['interestRate', 'comparisonRate', 'paymentWeek', 'paymentMonth'] as const;

const providerFee = z.strictObject({
  label: z.string().min(1).max(60).meta({ description: 'What the fee is for, such as agency' }),
  dollars: z.number().min(0).max(20_000).meta({ description: 'The fee', unit: 'dollars', spec: 'B9.42' }),
  every: z.enum(['loan', 'month']).meta({ description: 'Charged once for the loan, or every month', spec: 'B9.42' }),
});

const rateRange = z.strictObject({
  minPercent: ratePercent.meta({ description: 'Lowest rate', unit: 'percent', spec: 'D.10' }),
  maxPercent: ratePercent.meta({ description: 'Highest rate', unit: 'percent', spec: 'D.10' }),
});

export const financeProvider = z.strictObject({
  name: z.string().min(1).max(80).meta({ description: "The lender's name as shoppers read it", spec: 'D.09' }),
  overPriceDollars: z.int().min(0).default(0).meta({
    description: 'Only vehicles with a price above this get an estimate; 0 allows any price',
    unit: 'dollars',
    spec: 'B5.09, B5.11, B5.12',
  }),
  requires: z.array(z.enum(figures)).default([]).meta({
    description:
      'Figures that the stock must have from the lender before a vehicle gets an estimate, as well as its interest and comparison rates',
    spec: 'B5.09, B5.11, B5.12',
  }),
  mustBeInStock: z.boolean().default(false).meta({
    description:
      'Whether a vehicle must be in stock or coming soon to get an estimate. Pages show no estimate for other vehicles, whatever this switch says',
    spec: 'B5.09 to B5.12',
  }),
  newerThanYears: z.int().min(1).max(100).nullable().default(null).meta({
    description:
      'Only vehicles whose model year is less than this number of years ago get an estimate; null allows any year',
    unit: 'years',
    spec: 'B5.09',
  }),
  establishmentFeeDollars: z.number().min(0).max(20_000).nullable().default(null).meta({
    description:
      "Establishment fee of the provider; null uses the fee in the stock's lender figures, or 0 if there is none",
    unit: 'dollars',
    spec: 'B9.35',
  }),
  rounding: z.enum(['up', 'nearest']).default('up').meta({
    description: 'Whether repayments are rounded up to whole dollars or to the nearest dollar',
    spec: 'D.11',
  }),
  fees: z.array(providerFee).max(10).default([]).meta({
    description:
      'Other fees of the provider. The repayments and comparison rates that the site calculates include them',
    spec: 'B9.42',
  }),
  minLoanDollars: z.int().min(1).max(250_000).nullable().default(null).meta({
    description: 'Smallest amount in the finance calculator; null uses `finance.calculator.amount.minDollars`',
    unit: 'dollars',
    spec: 'B5.22',
  }),
  rateRange: rateRange.nullable().default(null).meta({
    description:
      'Lowest and highest interest rate in the finance calculator; null uses those in `finance.calculator.rate`',
    spec: 'B5.30, D.10',
  }),
  comparisonRange: rateRange.nullable().default(null).meta({
    description: 'Lowest and highest comparison rate of the provider, shown in the small print; null shows none',
    spec: 'B9.43',
  }),
  termListYears: termListYears.default([]).meta({
    description: 'Terms to choose from in the finance calculator; if left empty, those in `finance.calculator.term`',
    unit: 'years',
    spec: 'B5.28, D.09',
  }),
  link: z
    .string()
    .max(500)
    .regex(/^(\/(?![/\\])|https:\/\/)[^\s\\]*$/)
    .meta({ allowed: 'a path of this site or an https address, with {id} and {slug} for the vehicle' })
    .nullable()
    .default(null)
    .meta({
      description: 'Page where shoppers apply to the provider for a vehicle; null links to a finance page of the site',
      spec: 'B2.06, D.61',
    }),
  estimateTermYears: z.number().min(1).max(30).default(5).meta({
    description: "Term of an estimate if the stock's lender figures have none",
    unit: 'years',
    spec: 'L9.04',
  }),
});

export type FinanceProvider = z.infer<typeof financeProvider>;
