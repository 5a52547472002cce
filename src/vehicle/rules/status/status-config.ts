import { z } from 'zod';
import { holdHours } from '#src/lib/durations.ts';
import { line } from '#src/lib/schema/scalar-schemas.ts';

export const statusConfig = z.strictObject({
  reserved: line(400)
    .default(
      `Another shopper has paid a deposit, which holds it for up to ${holdHours} hours. If they don't buy it, it's for sale again: call us and we'll let you know first.`,
    )
    .meta({ description: 'Words on a reserved vehicle', spec: 'B4.07' }),
  preorder: line(400)
    .default(
      "It can be ordered before its price is set. An order keeps your place in the queue, and you say yes or no once you have the price in writing. Call us to ask when it's due.",
    )
    .meta({ description: 'Words on a vehicle that can be ordered before it has a price', spec: 'B4.23' }),
  comingSoon: line(400)
    .default(
      "It's on its way to us and can't be seen yet. Call us for its arrival date, and to be the first to drive it.",
    )
    .meta({ description: 'Words on a vehicle that is coming soon', spec: 'B4.02' }),
});

export type StatusNotesConfig = z.infer<typeof statusConfig>;
