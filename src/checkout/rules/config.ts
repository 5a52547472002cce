import { z } from 'zod';
import { sitePath, slugText } from '#src/lib/schema/scalar-schemas.ts';
import { checkoutPathNames } from './checkout-requests.ts';

const depositDollars = z.int().min(0).max(10_000);

export const checkoutConfig = z.strictObject({
  path: z
    .enum(['none', ...checkoutPathNames])
    .default('none')
    .meta({
      description: 'Last part of the address at which shoppers reserve a vehicle; `none` turns online reservations off',
      spec: 'B1.12, B2.02, D.40',
    }),
  depositDollars: depositDollars.nullable().default(200).meta({
    description:
      "Deposit for vehicles that have none of their own and whose dealership isn't in `dealershipDeposits`; with null or 0, these vehicles can't be reserved online",
    unit: 'dollars',
    spec: 'B5.15, B9.27, D.40',
  }),
  dealershipDeposits: z.record(slugText, depositDollars).default({}).meta({
    description:
      'Deposits for the vehicles of single dealerships, by the slug of the dealership. With 0, only vehicles with a deposit of their own can be reserved there',
    unit: 'dollars',
    spec: 'D.40',
  }),
  excludedDealerships: z.array(slugText).max(500).default([]).meta({
    description: 'Slugs of dealerships whose vehicles can’t be reserved online',
    spec: 'D.40',
  }),
  termsPath: sitePath.nullable().default(null).meta({
    description: 'Page with the terms that shoppers agree to when they reserve; with null, they aren’t asked to agree',
    spec: 'D.41',
  }),
});

export type CheckoutConfig = z.output<typeof checkoutConfig>;
