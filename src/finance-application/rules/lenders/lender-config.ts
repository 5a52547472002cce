import { z } from 'zod';
import { ratePercent } from '#src/finance/rules/loan-schemas.ts';

const rate = (profile: string) =>
  ratePercent
    .nullable()
    .default(null)
    .meta({
      description: `Interest rate for shoppers whose credit history is ${profile}; with null, the lender doesn't lend to them`,
      unit: 'percent',
      spec: 'L2.13',
    });

const feeDollars = z.number().min(0).max(20_000).default(0);

export const quotingLender = z.strictObject({
  name: z.string().min(1).max(80).meta({ description: "The lender's name as shoppers read it", spec: 'L2.13' }),
  ratesPercent: z.strictObject({
    excellent: rate('excellent'),
    good: rate('good'),
    fair: rate('fair'),
    building: rate('still building'),
  }),
  homeOwnerDiscountPercent: ratePercent.default(0).meta({
    description: 'Percentage points off the rate for home owners',
    unit: 'percent',
    spec: 'L2.13',
  }),
  minDepositPercent: z.number().min(0).max(90).default(0).meta({
    description: 'Smallest deposit that the lender asks for, as a share of the price',
    unit: 'percent',
    spec: 'L2.13',
  }),
  maxAmountDollars: z.int().min(1000).max(500_000).default(100_000).meta({
    description: 'Largest loan from the lender',
    unit: 'dollars',
    spec: 'L2.13',
  }),
  maxTermYears: z.int().min(1).max(30).default(7).meta({
    description: 'Longest term of a loan from the lender',
    unit: 'years',
    spec: 'L2.13',
  }),
  establishmentFeeDollars: feeDollars.meta({
    description: 'Establishment fee, added to the loan once',
    unit: 'dollars',
    spec: 'L2.13, B9.42',
  }),
  monthlyFeeDollars: feeDollars.meta({
    description: 'Fee that the lender charges every month',
    unit: 'dollars',
    spec: 'L2.13, B9.42',
  }),
});

export type QuotingLender = z.output<typeof quotingLender>;
