import { z } from 'zod';
import { outsideValuer } from '#src/lib/schema/outside-valuer.ts';

/** Plugin names as dealer systems send them. @spec D.60 */
const marketPlugins = ['Autogauge', 'Car Analysis'] as const;

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
  plugins: z.array(z.enum(marketPlugins)).max(marketPlugins.length).default([]).meta({
    description: "'Autogauge' shows the price comparison, 'Car Analysis' adds what it rests on in words",
    spec: 'D.60, B2.51',
  }),
  autograb: z.boolean().default(false).meta({
    description: 'Shows the price comparison as the plugin Autogauge does',
    spec: 'D.60, B2.51',
  }),
  autograbService: outsideValuer({
    description: 'An outside valuer that answers the price comparison; null: the stock of the platform answers it',
    spec: 'D.59, B7.01',
    exampleKeyVariable: 'AUTOGRAB_KEY',
  }),
  leastFill: z.number().min(0).max(0.6).default(0.5).meta({
    description:
      "How cheap a price must be among those alike for its comparison to show, from 0 for the dearest to 1 for the cheapest. The label is never less than 'Good Deal', so 0.5 keeps it off the dearer half; 0 shows every comparison",
    spec: 'B9.05',
  }),
  sharesStock: z.boolean().default(true).meta({
    description: 'Vehicles of the site count, unnamed, in the comparisons of the whole platform',
    spec: 'B3.15',
  }),
  leastVehicles: z.int().min(5).max(100).default(6).meta({
    description: 'Vehicles alike that a comparison needs at the least; no site can go below five',
    unit: 'vehicles',
    spec: 'B3.15',
  }),
  leastDealers: z.int().min(3).max(20).default(3).meta({
    description: 'Dealers that these must come from at the least, so that no price of one of them can be told',
    unit: 'dealers',
    spec: 'B3.15',
  }),
});

export type MarketConfig = z.infer<typeof marketConfig>;
