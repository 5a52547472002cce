import { z } from 'zod';

export const purchaseConfig = z.strictObject({
  isEnabled: z.boolean().default(false).meta({
    description:
      'Whether vehicles that can be reserved online can be bought online too, at /checkout-journey; its deposit is that of `checkout`',
    spec: 'B1.12, B2.03, L2.49',
  }),
});

export type PurchaseConfig = z.output<typeof purchaseConfig>;
