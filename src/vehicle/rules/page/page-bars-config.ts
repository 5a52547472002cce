import { z } from 'zod';

/** Switches of the bars that appear as the page scrolls. A phone has room for one of them. */
export const pageBarsConfig = z
  .strictObject({
    header: z.enum(['everywhere', 'widePages', 'none']).default('everywhere').meta({
      description:
        'The header with picture, name, price and repayment after 500 px: on every screen, on wide ones, or never',
      spec: 'B2.60',
    }),
    bottom: z.enum(['everywhere', 'phones', 'none']).default('none').meta({
      description: 'The bar at the foot with price and call after 900 px: on every screen, on phones, or never',
      spec: 'B2.61',
    }),
  })
  .refine(({ header, bottom }) => header !== 'everywhere' || bottom === 'none', {
    path: ['header'],
    message: "Two bars cover too much of a phone: with a bar at the foot, the header is 'widePages' or 'none'",
  });

export type PageBarsConfig = z.infer<typeof pageBarsConfig>;
