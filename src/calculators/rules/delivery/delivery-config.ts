import { z } from 'zod';
import { line } from '#src/lib/schema/scalar-schemas.ts';

const postcodes = z
  .string()
  .regex(/^\d{4}(-\d{4})?$/)
  .refine((range) => range.length === 4 || range.slice(0, 4) <= range.slice(5))
  .meta({ allowed: "a postcode or a range of them in quotes, such as '4000-4179'" });

const deliveryZone = z.strictObject({
  name: line(60).meta({ description: 'Name of the region as shoppers read it', spec: 'B3.24' }),
  postcodes: z.array(postcodes).min(1).max(300).meta({ description: 'Postcodes of the zone', spec: 'D.13' }),
  priceDollars: z.number().min(0).max(100_000).multipleOf(0.01).meta({
    description: 'Price of delivery; 0 is free',
    unit: 'dollars',
    spec: 'D.13',
  }),
  perKmDollars: z.number().min(0).max(1000).multipleOf(0.01).default(0).meta({
    description:
      'Price per kilometre, added to the zone’s price. The distance is a straight line from where the delivery starts',
    unit: 'dollars a km',
    spec: 'D.13',
  }),
});

export const deliveryConfig = z.strictObject({
  from: z.enum(['primary', 'vehicle']).default('primary').meta({
    description: "Where deliveries start: the primary location, or the vehicle's location",
    spec: 'D.13',
  }),
  zones: z.array(deliveryZone).max(100).default([]).meta({
    description:
      "Delivery zones and prices. The first zone that has the shopper's postcode applies; an empty list leaves out the delivery calculator",
    spec: 'B1.10, D.13',
  }),
});

export type DeliveryConfig = z.infer<typeof deliveryConfig>;
