import { z } from 'zod';

export const fuelConfig = z.strictObject({
  isShown: z
    .boolean()
    .default(true)
    .meta({ description: 'Whether vehicle pages show the fuel calculator', spec: 'B2.47' }),
  priceDollars: z.number().min(0.1).max(10).default(1.7).meta({
    description: 'Fuel price when the calculator opens',
    unit: 'dollars a litre',
    spec: 'B9.24',
  }),
  weeklyKm: z.int().min(1).max(10_000).default(250).meta({
    description: 'Distance driven when the calculator opens',
    unit: 'km a week',
    spec: 'B9.24',
  }),
  fallbackLitresPer100Km: z.number().min(0.5).max(100).nullable().default(10).meta({
    description:
      "Fuel consumption assumed for a vehicle without a figure of its own; with null, such a vehicle's page shows no fuel cost",
    unit: 'L/100 km',
    spec: 'B9.25',
  }),
});

export type FuelConfig = z.infer<typeof fuelConfig>;
