import { z } from 'zod';
import { line, pictureAddress, slugText } from '#src/lib/schema/scalar-schemas.ts';

const day = z.iso.date().meta({ allowed: 'a day in quotes, such as "2026-10-05"' });
const longText = z.string().trim().min(1).max(4000);

const review = z
  .strictObject({
    id: line(80),
    customerName: line(60),
    text: longText,
    rating: z.int().min(1).max(5).optional(),
    date: day,
    replyText: longText.optional(),
    replyDate: day.optional(),
    imageUrl: pictureAddress.optional(),
  })
  .refine(({ replyText, replyDate }) => (replyText === undefined) === (replyDate === undefined), {
    message: 'replyText and replyDate go together',
  });

const set = z
  .strictObject({
    location: slugText
      .optional()
      .meta({ description: 'Slug of the location reviewed; leave it out for the whole dealer' }),
    sourceUrl: z
      .string()
      .regex(/^https:\/\/\S+$/)
      .meta({ allowed: 'an https address' })
      .optional()
      .meta({ description: 'Page where all of the reviews can be read' }),
    count: z
      .int()
      .min(1)
      .meta({ description: 'Total number of reviews, including those not listed here', spec: 'L3.14' }),
    averageRating: z
      .string()
      .regex(/^([1-4](\.\d{1,3})?|5(\.0{1,3})?)$/)
      .meta({ allowed: "a figure from 1 to 5 in quotes, such as '4.5'" })
      .meta({ description: 'Average rating as published by the source', spec: 'L3.14' }),
    reviews: z.array(review).max(200),
  })
  .refine(({ count, reviews }) => count >= reviews.length, { message: 'count is less than the reviews listed' })
  .refine(({ reviews }) => new Set(reviews.map(({ id }) => id)).size === reviews.length, {
    message: 'two reviews of a set have the same id',
  });

/** @spec L3.13, L3.14 */
export const reviewFileSchema = z.strictObject({
  source: line(40).meta({ description: "Who collects the reviews, such as 'Google'" }),
  sets: z.array(set).min(1).max(500),
});

export type ReviewFileInput = z.output<typeof reviewFileSchema>;

/** @spec L1.07 */
export const reviewsBlockSchema = z.strictObject({
  limit: z
    .int()
    .min(1)
    .max(12)
    .default(3)
    .meta({ description: 'Maximum number of reviews, newest first', unit: 'reviews' }),
});
