import { z } from 'zod';
import { slugText } from '#src/lib/schema/scalar-schemas.ts';
import { quotingLender } from './lenders/lender-config.ts';

const amountDollars = z.int().min(1000).max(500_000);

const decisionService = z.strictObject({
  url: z
    .string()
    .max(300)
    .regex(/^https:\/\/[^\s?#]+$/)
    .meta({ allowed: 'an https address such as https://decisions.lender.example' })
    .meta({ description: 'Base URL of the service, before /assessments', spec: 'D.41, D.59' }),
  keyVariable: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]{2,60}$/)
    .meta({ allowed: 'the name of an environment variable, such as DECISION_KEY' })
    .meta({
      description: 'Environment variable that holds the key for signing requests; the value never leaves the server',
      spec: 'D.59',
    }),
});

export const financeApplicationConfig = z.strictObject({
  enabled: z.boolean().default(false).meta({
    description:
      'Whether shoppers can apply for finance at /apply-for-finance. If not, the dealer can put its own page there',
    spec: 'L1.02, L2.11, D.41',
  }),
  minAmountDollars: amountDollars.default(5000).meta({
    description: 'Smallest amount that a shopper can apply for',
    unit: 'dollars',
    spec: 'D.41',
  }),
  maxAmountDollars: amountDollars.default(150_000).meta({
    description: 'Largest amount that a shopper can apply for',
    unit: 'dollars',
    spec: 'D.41',
  }),
  termsYears: z
    .array(z.int().min(1).max(30))
    .min(1)
    .max(12)
    .default([1, 2, 3, 4, 5, 6, 7])
    .meta({ description: 'Terms that a shopper can choose', unit: 'years', spec: 'D.41' }),
  rateBufferPercent: z.number().min(0).max(10).default(3).meta({
    description:
      'Percentage points added to the rate for the assessment. The applicant must be able to afford the repayment at the higher rate',
    unit: 'percent',
    spec: 'D.41',
  }),
  lenders: z.record(slugText, quotingLender).default({}).meta({
    description: 'Lenders that quote at /personalised/finance, each by a short name of your choice',
    spec: 'L2.13',
  }),
  service: decisionService.nullable().default(null).meta({
    description:
      "A lender's service that assesses applications; with null, the site makes an indicative assessment itself",
    spec: 'D.41, D.59',
  }),
});

export type FinanceApplicationConfig = z.output<typeof financeApplicationConfig>;
