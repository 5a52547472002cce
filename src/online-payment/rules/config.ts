import { z } from 'zod';

export const onlinePaymentConfig = z.strictObject({
  isEnabled: z.boolean().default(false).meta({
    description: 'Whether /online-payment takes payments the dealer requests with `npm run payments -- request`',
    spec: 'L2.16',
  }),
});

export type OnlinePaymentConfig = z.output<typeof onlinePaymentConfig>;

/** Number of days in which a request can be paid, unless the dealer names the last day. @spec L2.16 */
export const defaultValidDays = 14;
/** Number of days to the latest day that a dealer can name. */
export const maxValidDays = 366;
