import { z } from 'zod';
import { garagePaths } from './garage-paths.ts';

/** @spec B4.33 */
const conditions = ['used', 'priced', 'pictured'] as const;

export const favouritesConfig = z.strictObject({
  isEnabled: z.boolean().default(true).meta({
    description: 'Whether shoppers can save vehicles as favourites, without signing in',
    spec: 'B6.02, B4.32',
  }),
  conditions: z.array(z.enum(conditions)).default([]).meta({
    description:
      'What a vehicle must be, as well as in stock, before shoppers can save it: used, with a price above 0, with pictures',
    spec: 'B4.33',
  }),
  garagePath: z.enum(garagePaths).default('/my-garage').meta({
    description: 'Address of the garage, the page with a shopper’s favourites',
    spec: 'D.30, L2.17',
  }),
  hasGaragePage: z.boolean().default(true).meta({
    description: 'Whether the site has the garage page at `favourites.garagePath`',
    spec: 'D.29',
  }),
  viewedCount: z.int().min(0).max(12).default(6).meta({
    description: 'Maximum number of recently viewed vehicles that a shopper sees; 0 shows none',
    unit: 'vehicles',
    spec: 'B3.21',
  }),
});

export type FavouritesConfig = z.infer<typeof favouritesConfig>;
