import { z } from 'zod';

const towCar = z.strictObject({
  name: z.string().min(1).max(60).meta({ description: 'The car, with its years where they matter' }),
  capacityKg: z.int().min(300).max(10_000).meta({ description: 'Braked towing capacity of the car', unit: 'kg' }),
});

export const towingConfig = z.strictObject({
  isOffered: z.boolean().default(false).meta({
    description:
      "Whether the home page and the search page ask 'What can your car tow?'. The answer lists the caravans that the car can tow, with how much of the limit each leaves",
    spec: 'B3.08, B3.14',
  }),
  cars: z.array(towCar).max(80).default([]).meta({
    description:
      'Cars that shoppers can choose for their towing limit; if left empty, they enter the limit in kilograms',
    spec: 'B3.08',
  }),
});
