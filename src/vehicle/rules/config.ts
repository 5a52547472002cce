import { z } from 'zod';
import { cardConfig } from './card/card-config.ts';
import { pageConfig } from './page/page-config.ts';
import { spinConfig } from './spin/spin-config.ts';

export const vehicleConfig = z.strictObject({
  cards: cardConfig.prefault({}),
  page: pageConfig.prefault({}),
  spin: spinConfig.prefault({}),
  phoneStart: z.enum(['masked', 'revealed']).default('masked').meta({
    description:
      'Whether numbers to call are hidden after their first 5 characters until the shopper asks for them, or shown from the start',
    spec: 'B4.46, B4.48',
  }),
  brandPhones: z.array(z.string().min(3).max(40)).default([]).meta({
    description: 'Phone numbers of the brand, shown as written; other +61 numbers get their leading 0 and spacing',
    spec: 'B9.54',
  }),
});

export type VehicleConfig = z.infer<typeof vehicleConfig>;
