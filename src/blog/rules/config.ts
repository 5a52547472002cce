import { z } from 'zod';

export const blogConfig = z.strictObject({
  isEnabled: z.boolean().default(false).meta({
    description: 'Whether the site has a blog; if not, the blog’s addresses return 404 (not found)',
    spec: 'L1.08, B2.54',
  }),
  pageSize: z
    .int()
    .min(1)
    .max(60)
    .default(9)
    .meta({ description: 'Number of posts per page of the blog', unit: 'posts', spec: 'L2.28' }),
  vehiclePageCount: z.int().min(0).max(6).default(3).meta({
    description: 'Number of the newest blog posts shown on a vehicle page; 0 shows none',
    unit: 'posts',
    spec: 'B2.54, L9.37',
  }),
});

export type BlogConfig = z.infer<typeof blogConfig>;
