import { z } from 'zod';

export const reviewsConfig = z.strictObject({
  isHidden: z.boolean().default(false).meta({ description: 'Whether the site hides all reviews', spec: 'L5.18' }),
  minimumRating: z.number().min(1).max(5).default(4).meta({
    description: 'Reviews of the dealer or of a location are shown only if their average rating is above this',
    unit: 'stars',
    spec: 'L5.18, L5.19, L9.30, D.44',
  }),
  shownCount: z.int().min(1).max(60).default(12).meta({
    description: 'Maximum number of reviews shown of the dealer, and of each location, newest first',
    unit: 'reviews',
    spec: 'L9.30, D.44',
  }),
});

export type ReviewsConfig = z.infer<typeof reviewsConfig>;
