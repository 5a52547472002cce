import { z } from 'zod';
import { sitePath, slugText } from '#src/lib/schema/scalar-schemas.ts';
import { checkoutPathNames } from './checkout-requests.ts';

const depositDollars = z.int().min(0).max(10_000);

export const checkoutConfig = z.strictObject({
  path: z
    .enum(['none', ...checkoutPathNames])
    .default('none')
    .meta({
      description: 'Turns on online reservations and sets the last part of their address',
      spec: 'B1.12, B2.02, D.40',
    }),
  depositDollars: depositDollars.nullable().default(200).meta({
    description:
      'Deposit where neither the vehicle nor its dealership has its own; null or 0 turns off deposits and online reservations',
    unit: 'dollars',
    spec: 'B5.15, B9.27, D.40',
  }),
  dealershipDeposits: z.record(slugText, depositDollars).default({}).meta({
    description: 'Deposits by the slug of the dealership',
    unit: 'dollars',
    spec: 'D.40',
  }),
  excludedDealerships: z.array(slugText).max(500).default([]).meta({
    description: 'Slugs of dealerships whose vehicles can’t be reserved online',
    spec: 'D.40',
  }),
  termsPath: sitePath.nullable().default(null).meta({
    description: 'Page with the terms shoppers agree to when they reserve; null asks for no agreement',
    spec: 'D.41',
  }),
});

export type CheckoutConfig = z.output<typeof checkoutConfig>;
