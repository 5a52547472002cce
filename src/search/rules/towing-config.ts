import { z } from 'zod';

const towCar = z.strictObject({
  name: z.string().min(1).max(60).meta({ description: 'The car, with its years where they matter' }),
  capacityKg: z.int().min(300).max(10_000).meta({ description: 'Its braked towing capacity', unit: 'kg' }),
});

export const towingConfig = z.strictObject({
  isOffered: z.boolean().default(false).meta({
    description:
      "'What can your car tow?' on the home page and over the results: lists caravans within that weight, with what each leaves of it",
    spec: 'B3.08, B3.14',
  }),
  cars: z.array(towCar).max(80).default([]).meta({
    description: 'Cars to choose from; if left empty, shoppers enter the weight',
    spec: 'B3.08',
  }),
});
