import { z } from 'zod';
import { holdHours } from '#src/lib/durations.ts';
import { line } from '#src/lib/schema/scalar-schemas.ts';

export const statusConfig = z.strictObject({
  reserved: line(400)
    .default(
      `Another shopper has paid a deposit, which holds it for up to ${holdHours} hours. If they do not buy it, it is for sale again: call us, and you are the next to hear.`,
    )
    .meta({ description: 'Words on a reserved vehicle', spec: 'B4.07' }),
  preorder: line(400)
    .default(
      'It can be ordered before its price is set. An order keeps your place in the queue, and you say yes or no once you have the price in writing. Call us for the month in which it is expected.',
    )
    .meta({ description: 'Words on a vehicle that can be ordered before it has a price', spec: 'B4.23' }),
  comingSoon: line(400)
    .default('It is on its way to us and cannot be seen yet. Call us for the day, and to be the first to drive it.')
    .meta({ description: 'Words on a vehicle that is coming soon', spec: 'B4.02' }),
});

export type StatusNotesConfig = z.infer<typeof statusConfig>;
