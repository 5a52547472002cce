import { z } from 'zod';

export const purchaseConfig = z.strictObject({
  isEnabled: z.boolean().default(false).meta({
    description:
      'Whether vehicles that can be reserved online can also be bought online, at /checkout-journey; the deposit is the one in `checkout`',
    spec: 'B1.12, B2.03, L2.49',
  }),
});

export type PurchaseConfig = z.output<typeof purchaseConfig>;
