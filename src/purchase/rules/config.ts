import { z } from 'zod';

export const purchaseConfig = z.strictObject({
  isEnabled: z.boolean().default(false).meta({
    description:
      'Whether shoppers can also buy online, at /checkout-journey, the vehicles that they can reserve online. The deposit is the same as for a reservation',
    spec: 'B1.12, B2.03, L2.49',
  }),
});

export type PurchaseConfig = z.output<typeof purchaseConfig>;
