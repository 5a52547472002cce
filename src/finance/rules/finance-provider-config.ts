import { z } from 'zod';
import { ratePercent, termListYears } from './loan-schemas.ts';

const figures = ['interestRate', 'comparisonRate', 'paymentWeek', 'paymentMonth'] as const;

const providerFee = z.strictObject({
  label: z.string().min(1).max(60).meta({ description: 'What the fee is for, such as agency' }),
  dollars: z.number().min(0).max(20_000).meta({ description: 'The fee', unit: 'dollars', spec: 'B9.42' }),
  every: z.enum(['loan', 'month']).meta({ description: 'Once for the loan, or with every month', spec: 'B9.42' }),
});

const rateRange = z.strictObject({
  minPercent: ratePercent.meta({ description: 'Lowest interest rate', unit: 'percent', spec: 'D.10' }),
  maxPercent: ratePercent.meta({ description: 'Highest interest rate', unit: 'percent', spec: 'D.10' }),
});

export const financeProvider = z.strictObject({
  name: z.string().min(1).max(80).meta({ description: "The lender's name as shoppers read it", spec: 'D.09' }),
  overPriceDollars: z.int().min(0).default(0).meta({
    description: 'The price must be above this; 0 asks nothing of the price',
    unit: 'dollars',
    spec: 'B5.09, B5.11, B5.12',
  }),
  requires: z.array(z.enum(figures)).default([]).meta({
    description: 'Lender figures that must be present; interest and comparison rate always are',
    spec: 'B5.09, B5.11, B5.12',
  }),
  mustBeInStock: z.boolean().default(false).meta({
    description: 'Only vehicles in stock (in_stock or coming_soon) get an estimate',
    spec: 'B5.09 to B5.12',
  }),
  newerThanYears: z.int().min(1).max(100).nullable().default(null).meta({
    description: 'The model year must be newer than the current year minus this; null takes every year',
    unit: 'years',
    spec: 'B5.09',
  }),
  establishmentFeeDollars: z.number().min(0).max(20_000).nullable().default(null).meta({
    description: "The provider's own establishment fee; null takes the lender's figure of the vehicle, else 0",
    unit: 'dollars',
    spec: 'B9.35',
  }),
  rounding: z.enum(['up', 'nearest']).default('up').meta({
    description: 'How a repayment is rounded to whole dollars',
    spec: 'D.11',
  }),
  fees: z.array(providerFee).max(10).default([]).meta({
    description:
      "The provider's other fees: part of every repayment and comparison rate that is worked out, not given by the lender",
    spec: 'B9.42',
  }),
  minLoanDollars: z.int().min(1).max(250_000).nullable().default(null).meta({
    description: "Least amount of the calculator; null takes the site's",
    unit: 'dollars',
    spec: 'B5.22',
  }),
  rateRange: rateRange.nullable().default(null).meta({
    description: "Interest rates of the calculator; null takes the site's",
    spec: 'B5.30, D.10',
  }),
  comparisonRange: rateRange.nullable().default(null).meta({
    description: 'Comparison rates that the provider names from the lowest to the highest; null names none',
    spec: 'B9.43',
  }),
  termListYears: termListYears.default([]).meta({
    description: "Terms of the calculator; none takes the site's",
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
      description: "The provider's own page for a vehicle; null takes the site's finance page",
      spec: 'B2.06, D.61',
    }),
  estimateTermYears: z.number().min(1).max(30).default(5).meta({
    description: 'Term of the estimate when the lender data names none',
    unit: 'years',
    spec: 'L9.04',
  }),
});

export type FinanceProvider = z.infer<typeof financeProvider>;
