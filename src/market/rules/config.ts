import { z } from 'zod';

/** Switches of the comparison with market prices. */
export const marketConfig = z.strictObject({
  hasBadge: z.boolean().default(true).meta({
    description: 'The badge that says how far a price is below the market average',
    spec: 'B4.26',
  }),
  badgeThresholdDollars: z.int().min(1).max(100_000).default(500).meta({
    description: 'Least saving against the state (else national) average that shows the badge',
    unit: 'dollars',
    spec: 'B4.26',
  }),
});

export type MarketConfig = z.infer<typeof marketConfig>;
