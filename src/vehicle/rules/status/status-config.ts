import { z } from 'zod';
import { holdHours } from '#src/lib/reservation-hold.ts';
import { line } from '#src/lib/schema/scalar-schemas.ts';

export const statusConfig = z.strictObject({
  reserved: line(400)
    .default(
      `Another shopper has paid a deposit to hold this one for up to ${holdHours} hours. Call us and we’ll let you know if it becomes available again.`,
    )
    .meta({ description: 'Text on the page of a reserved vehicle', spec: 'B4.07' }),
  preorder: line(400)
    .default(
      'You can order it before the price is set. Your order holds your place in the queue, and you decide once you have the price in writing. Call us to ask when it’s due.',
    )
    .meta({ description: 'Text on the page of a vehicle that can be ordered before it has a price', spec: 'B4.23' }),
  comingSoon: line(400)
    .default('It’s on its way. Call us to find out when it arrives and be the first to see it.')
    .meta({ description: 'Text on the page of a vehicle that is coming soon', spec: 'B4.02' }),
});

export type StatusNotesConfig = z.infer<typeof statusConfig>;
