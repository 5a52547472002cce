import { z } from 'zod';
import { garagePaths } from './garage-paths.ts';

/** @spec B4.33 */
const conditions = ['used', 'priced', 'pictured'] as const;

export const favouritesConfig = z.strictObject({
  isEnabled: z.boolean().default(true).meta({
    description: 'Shoppers can save vehicles as favourites, without signing in',
    spec: 'B6.02, B4.32',
  }),
  conditions: z.array(z.enum(conditions)).default([]).meta({
    description: 'What else a vehicle in stock needs before it can be saved: used, a price above 0, pictures',
    spec: 'B4.33',
  }),
  garagePath: z.enum(garagePaths).default('/my-garage').meta({
    description: 'Address of the garage, the page of saved favourites',
    spec: 'D.30, L2.17',
  }),
  hasGaragePage: z.boolean().default(true).meta({
    description: 'Whether the garage has a page of its own, at `favourites.garagePath`',
    spec: 'D.29',
  }),
  viewedCount: z.int().min(0).max(12).default(6).meta({
    description: 'Maximum number of recently viewed vehicles; 0 hides the strip',
    unit: 'vehicles',
    spec: 'B3.21',
  }),
});

export type FavouritesConfig = z.infer<typeof favouritesConfig>;
