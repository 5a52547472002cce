import { z } from 'zod';

/** Switches of the bars that come as the page is scrolled. Two bars on one screen are one too many: choose one for phones. */
export const pageBarsConfig = z.strictObject({
  header: z.enum(['everywhere', 'widePages', 'none']).default('everywhere').meta({
    description:
      'The header with picture, name, price and repayment after 500 px: on every screen, on wide ones, or never',
    spec: 'B2.60',
  }),
  bottom: z.enum(['everywhere', 'phones', 'none']).default('none').meta({
    description: 'The bar at the foot with price and call after 900 px: on every screen, on phones, or never',
    spec: 'B2.61',
  }),
});

export type PageBarsConfig = z.infer<typeof pageBarsConfig>;
