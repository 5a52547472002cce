import { z } from 'zod';
import { garagePaths } from './garage-paths.ts';

/** Conditions, besides being in stock, for a vehicle to be saved as a favourite. @spec B4.33 */
const conditions = ['used', 'priced', 'pictured'] as const;

export const favouritesConfig = z.strictObject({
  isEnabled: z.boolean().default(true).meta({
    description: 'Shoppers can save vehicles as favourites, without signing in',
    spec: 'B6.02, B4.32',
  }),
  conditions: z.array(z.enum(conditions)).default([]).meta({
    description: 'What a vehicle in stock must be besides to be saved: used, with a price above 0, with pictures',
    spec: 'B4.33',
  }),
  garagePath: z.enum(garagePaths).default('/my-garage').meta({
    description: 'Address of the garage, the page of the favourites',
    spec: 'D.30, L2.17',
  }),
  hasGaragePage: z.boolean().default(true).meta({
    description: 'The garage has a page; a template that goes without one says so in its preset',
    spec: 'D.29',
  }),
  viewedCount: z.int().min(0).max(12).default(6).meta({
    description: 'Vehicles of the recently viewed strip at the most; 0 shows no strip',
    unit: 'vehicles',
    spec: 'B3.21',
  }),
});

export type FavouritesConfig = z.infer<typeof favouritesConfig>;
