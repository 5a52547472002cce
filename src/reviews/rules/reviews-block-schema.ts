import { z } from 'zod';

/** What customers wrote, between the paragraphs of a page. @spec L1.07 */
export const reviewsBlockSchema = z.strictObject({
  limit: z
    .int()
    .min(1)
    .max(12)
    .default(3)
    .meta({ description: 'Reviews at the most, the newest first', unit: 'reviews' }),
});
