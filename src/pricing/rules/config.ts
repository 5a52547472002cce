import { z } from 'zod';

export const pricingConfig = z.strictObject({
  offersSubscriptions: z.boolean().default(false).meta({
    description:
      'Whether cars are available by subscription. A subscription price above 0 then shows instead of any other price',
    spec: 'B4.21',
  }),
  subscriptionPeriod: z.enum(['week', 'month']).default('week').meta({
    description: 'Period a subscription price covers, shown next to the figure',
    spec: 'B4.21',
  }),
  noPriceText: z.string().min(1).max(60).default('Enquire for price.').meta({
    description: 'Text shown instead of a price when there isn’t one',
    spec: 'B4.24',
  }),
});

export type PricingConfig = z.infer<typeof pricingConfig>;
