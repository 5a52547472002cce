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
      "Whether the dealer's phone numbers show only their first 5 characters until the shopper asks for the rest (`masked`), or are shown in full from the start",
    spec: 'B4.46, B4.48',
  }),
  brandPhones: z.array(z.string().min(3).max(40)).default([]).meta({
    description:
      'Phone numbers that pages show exactly as written here. Other Australian numbers are shown in the usual form, such as 07 5550 1969',
    spec: 'B9.54',
  }),
});

export type VehicleConfig = z.infer<typeof vehicleConfig>;
