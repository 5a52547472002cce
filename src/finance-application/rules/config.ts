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
    .meta({ description: 'Address of the service, in front of /assessments', spec: 'D.41, D.59' }),
  keyVariable: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]{2,60}$/)
    .meta({ allowed: 'the name of an environment variable, such as DECISION_KEY' })
    .meta({
      description:
        'Environment variable with the key that what it is asked is signed with; the value never leaves the server',
      spec: 'D.59',
    }),
});

export const financeApplicationConfig = z.strictObject({
  enabled: z.boolean().default(false).meta({
    description:
      "Takes applications for finance at /apply-for-finance; without it a page of the dealer's own may stand there",
    spec: 'L1.02, L2.11, D.41',
  }),
  minAmountDollars: amountDollars.default(5000).meta({
    description: 'Least that can be applied for',
    unit: 'dollars',
    spec: 'D.41',
  }),
  maxAmountDollars: amountDollars.default(150_000).meta({
    description: 'Most that can be applied for',
    unit: 'dollars',
    spec: 'D.41',
  }),
  termsYears: z
    .array(z.int().min(1).max(30))
    .min(1)
    .max(12)
    .default([1, 2, 3, 4, 5, 6, 7])
    .meta({ description: 'Terms to choose from', unit: 'years', spec: 'D.41' }),
  rateBufferPercent: z.number().min(0).max(10).default(3).meta({
    description: 'How much higher than the offered rate the rate is at which a repayment must fit',
    unit: 'percent',
    spec: 'D.41',
  }),
  lenders: z.record(slugText, quotingLender).default({}).meta({
    description: 'The lenders that quote at /personalised/finance, by a short name of each',
    spec: 'L2.13',
  }),
  service: decisionService.nullable().default(null).meta({
    description: 'A service of a lender that assesses applications; null: they are assessed by our own indicative sum',
    spec: 'D.41, D.59',
  }),
});

export type FinanceApplicationConfig = z.output<typeof financeApplicationConfig>;
