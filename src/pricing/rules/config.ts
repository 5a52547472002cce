import { z } from 'zod';

export const pricingConfig = z.strictObject({
  offersSubscriptions: z.boolean().default(false).meta({
    description:
      'Whether vehicles are available by subscription. If so, a vehicle with a subscription price above 0 shows only that price',
    spec: 'B4.21',
  }),
  subscriptionPeriod: z.enum(['week', 'month']).default('week').meta({
    description: 'Period that a subscription price covers, shown next to the price',
    spec: 'B4.21',
  }),
  noPriceText: z.string().min(1).max(60).default('Enquire for price.').meta({
    description: 'Text shown instead of the price of a vehicle without one',
    spec: 'B4.24',
  }),
});

export type PricingConfig = z.infer<typeof pricingConfig>;
