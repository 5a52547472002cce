import { z } from 'zod';

export const reviewsConfig = z.strictObject({
  isHidden: z.boolean().default(false).meta({ description: 'Whether all reviews are hidden', spec: 'L5.18' }),
  minimumRating: z.number().min(1).max(5).default(4).meta({
    description: 'A set of reviews shows when its average is above this',
    unit: 'stars',
    spec: 'L5.18, L5.19, L9.30, D.44',
  }),
  shownCount: z.int().min(1).max(60).default(12).meta({
    description: 'How many of the newest reviews of each set are shown',
    unit: 'reviews',
    spec: 'L9.30, D.44',
  }),
});

export type ReviewsConfig = z.infer<typeof reviewsConfig>;
