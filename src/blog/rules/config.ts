import { z } from 'zod';

export const blogConfig = z.strictObject({
  isEnabled: z.boolean().default(false).meta({
    description: 'Whether the site has a blog; without one, its addresses return 404',
    spec: 'L1.08, B2.54',
  }),
  pageSize: z.int().min(1).max(60).default(9).meta({ description: 'Posts per page', unit: 'posts', spec: 'L2.28' }),
  vehiclePageCount: z.int().min(0).max(6).default(3).meta({
    description: 'Blog cards under a vehicle (`blogs.count` of the dealer); 0 shows none',
    unit: 'posts',
    spec: 'B2.54, L9.37',
  }),
});

export type BlogConfig = z.infer<typeof blogConfig>;
