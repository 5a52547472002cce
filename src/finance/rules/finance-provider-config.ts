import { z } from 'zod';
import { ratePercent, termListYears } from './loan-schemas.ts';

const figures = ['interestRate', 'comparisonRate', 'paymentWeek', 'paymentMonth'] as const;

const providerFee = z.strictObject({
  label: z.string().min(1).max(60).meta({ description: 'What the fee is for, such as agency' }),
  dollars: z.number().min(0).max(20_000).meta({ description: 'The fee', unit: 'dollars', spec: 'B9.42' }),
  every: z.enum(['loan', 'month']).meta({ description: 'Charged once for the loan, or every month', spec: 'B9.42' }),
});

const rateRange = z.strictObject({
  minPercent: ratePercent.meta({ description: 'Lowest interest rate', unit: 'percent', spec: 'D.10' }),
  maxPercent: ratePercent.meta({ description: 'Highest interest rate', unit: 'percent', spec: 'D.10' }),
});

export const financeProvider = z.strictObject({
  name: z.string().min(1).max(80).meta({ description: "The lender's name as shoppers read it", spec: 'D.09' }),
  overPriceDollars: z.int().min(0).default(0).meta({
    description: 'The price must be above this; 0 accepts any price',
    unit: 'dollars',
    spec: 'B5.09, B5.11, B5.12',
  }),
  requires: z.array(z.enum(figures)).default([]).meta({
    description: 'Lender figures that must be present, besides interest and comparison rate',
    spec: 'B5.09, B5.11, B5.12',
  }),
  mustBeInStock: z.boolean().default(false).meta({
    description: 'Whether only vehicles in stock (in_stock or coming_soon) get an estimate',
    spec: 'B5.09 to B5.12',
  }),
  newerThanYears: z.int().min(1).max(100).nullable().default(null).meta({
    description: 'The model year must be newer than the current year minus this; null accepts any year',
    unit: 'years',
    spec: 'B5.09',
  }),
  establishmentFeeDollars: z.number().min(0).max(20_000).nullable().default(null).meta({
    description: "The provider's own establishment fee; null uses the lender's figure for the vehicle, else 0",
    unit: 'dollars',
    spec: 'B9.35',
  }),
  rounding: z.enum(['up', 'nearest']).default('up').meta({
    description: 'How a repayment is rounded to whole dollars',
    spec: 'D.11',
  }),
  fees: z.array(providerFee).max(10).default([]).meta({
    description: "The provider's other fees. Repayments and comparison rates that we calculate include them",
    spec: 'B9.42',
  }),
  minLoanDollars: z.int().min(1).max(250_000).nullable().default(null).meta({
    description: "Smallest amount of the calculator; null uses the site's",
    unit: 'dollars',
    spec: 'B5.22',
  }),
  rateRange: rateRange.nullable().default(null).meta({
    description: "Interest rates of the calculator; null uses the site's",
    spec: 'B5.30, D.10',
  }),
  comparisonRange: rateRange.nullable().default(null).meta({
    description: "The provider's range of comparison rates, lowest to highest; null shows none",
    spec: 'B9.43',
  }),
  termListYears: termListYears.default([]).meta({
    description: "Terms of the calculator; an empty list uses the site's",
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
      description: "The provider's own page for a vehicle; null uses the site's finance page",
      spec: 'B2.06, D.61',
    }),
  estimateTermYears: z.number().min(1).max(30).default(5).meta({
    description: "Term of the estimate when the lender's data has none",
    unit: 'years',
    spec: 'L9.04',
  }),
});

export type FinanceProvider = z.infer<typeof financeProvider>;
