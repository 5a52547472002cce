import { z } from 'zod';
import { outsideValuer } from '#src/lib/schema/outside-valuer.ts';

/** @spec D.60 */
const marketPlugins = ['Autogauge', 'Car Analysis'] as const;

export const marketConfig = z.strictObject({
  hasBadge: z.boolean().default(true).meta({
    description: 'Whether vehicles show a badge that says how far the price is below the market average',
    spec: 'B4.26',
  }),
  badgeThresholdDollars: z.int().min(1).max(100_000).default(500).meta({
    description:
      'How far below the average of the state a price must be to show the badge. Without an average of the state, the national average counts',
    unit: 'dollars',
    spec: 'B4.26',
  }),
  plugins: z.array(z.enum(marketPlugins)).max(marketPlugins.length).default([]).meta({
    description:
      'What vehicle pages show of the market: `Autogauge` is a comparison of the price with similar vehicles, `Car Analysis` adds a sentence on which vehicles were compared',
    spec: 'D.60, B2.51',
  }),
  autograb: z.boolean().default(false).meta({
    description: 'Whether vehicle pages show the price comparison, as with `Autogauge` in `market.plugins`',
    spec: 'D.60, B2.51',
  }),
  autograbService: outsideValuer({
    description:
      'Outside service that compares prices; with null, prices are compared with those of all sites on this platform',
    spec: 'D.59, B7.01',
    exampleKeyVariable: 'AUTOGRAB_KEY',
  }),
  leastFill: z.number().min(0).max(0.6).default(0.5).meta({
    description:
      "How cheap a vehicle must be among similar ones for the price comparison to be shown, from 0 (all vehicles) to 1 (only the cheapest). The comparison always says 'Good Deal' or 'Great Deal', so with 0.5 the dearer half doesn't show it",
    spec: 'B9.05',
  }),
  sharesStock: z.boolean().default(true).meta({
    description:
      "Whether price comparisons on other sites of the platform may use the site's vehicles, without naming them",
    spec: 'B3.15',
  }),
  leastVehicles: z.int().min(5).max(100).default(6).meta({
    description: 'Fewest similar vehicles that a price is compared with; with fewer, no comparison is shown',
    unit: 'vehicles',
    spec: 'B3.15',
  }),
  leastDealers: z.int().min(3).max(20).default(3).meta({
    description:
      'Fewest dealers that the similar vehicles must come from, so that nobody can work out the prices of a single dealer',
    unit: 'dealers',
    spec: 'B3.15',
  }),
});

export type MarketConfig = z.infer<typeof marketConfig>;
