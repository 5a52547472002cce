import { z } from 'zod';

export const onlinePaymentConfig = z.strictObject({
  isEnabled: z.boolean().default(false).meta({
    description:
      'Whether customers can pay at /online-payment what the dealer requested with `npm run payments -- request`',
    spec: 'L2.16',
  }),
});

export type OnlinePaymentConfig = z.output<typeof onlinePaymentConfig>;

/** @spec L2.16 */
export const defaultValidDays = 14;
export const maxValidDays = 366;
