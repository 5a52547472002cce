import { z } from 'zod';

export const pricingConfig = z.strictObject({
  offersSubscriptions: z.boolean().default(false).meta({
    description: 'Cars can be had by subscription: a subscription price above 0 shows before every other price',
    spec: 'B4.21',
  }),
  subscriptionPeriod: z.enum(['week', 'month']).default('week').meta({
    description: 'What a subscription price pays for; it is said beside the figure',
    spec: 'B4.21',
  }),
  noPriceText: z.string().min(1).max(60).default('Enquire for price.').meta({
    description: 'Text in the place of the price when no price shows',
    spec: 'B4.24',
  }),
});

export type PricingConfig = z.infer<typeof pricingConfig>;
