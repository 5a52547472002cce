import { z } from 'zod';
import { outsideValuer } from '#src/lib/schema/outside-valuer.ts';

/** @spec D.60 */
const marketPlugins = ['Autogauge', 'Car Analysis'] as const;

export const marketConfig = z.strictObject({
  hasBadge: z.boolean().default(true).meta({
    description: 'The badge that says how far a price is below the market average',
    spec: 'B4.26',
  }),
  badgeThresholdDollars: z.int().min(1).max(100_000).default(500).meta({
    description: 'Smallest saving against the state (else national) average that shows the badge',
    unit: 'dollars',
    spec: 'B4.26',
  }),
  plugins: z.array(z.enum(marketPlugins)).max(marketPlugins.length).default([]).meta({
    description: "'Autogauge' shows the price comparison, 'Car Analysis' adds a description of what it is based on",
    spec: 'D.60, B2.51',
  }),
  autograb: z.boolean().default(false).meta({
    description: 'Shows the price comparison, like the plugin Autogauge',
    spec: 'D.60, B2.51',
  }),
  autograbService: outsideValuer({
    description: "An outside valuer for price comparisons; null uses the platform's own stock",
    spec: 'D.59, B7.01',
    exampleKeyVariable: 'AUTOGRAB_KEY',
  }),
  leastFill: z.number().min(0).max(0.6).default(0.5).meta({
    description:
      "How cheap a price must be for its comparison to show, from 0 for the dearest of similar vehicles to 1 for the cheapest. The label is always 'Good Deal' or 'Great Deal', so 0.5 keeps it off the dearer half; 0 shows every comparison",
    spec: 'B9.05',
  }),
  sharesStock: z.boolean().default(true).meta({
    description: "Whether the site's vehicles count, unnamed, in price comparisons across the platform",
    spec: 'B3.15',
  }),
  leastVehicles: z.int().min(5).max(100).default(6).meta({
    description: 'Fewest similar vehicles for a comparison; no site can go below five',
    unit: 'vehicles',
    spec: 'B3.15',
  }),
  leastDealers: z.int().min(3).max(20).default(3).meta({
    description: "Fewest dealers they must come from, so that no single dealer's price can be worked out",
    unit: 'dealers',
    spec: 'B3.15',
  }),
});

export type MarketConfig = z.infer<typeof marketConfig>;
