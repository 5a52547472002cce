import { z } from 'zod';
import { line, pictureAddress } from '#src/lib/schema/scalar-schemas.ts';

const day = z.iso.date().meta({ allowed: 'a day in quotes, such as "2026-10-05"' });

/** @spec B3.27 */
export const blogPostSchema = z
  .strictObject({
    title: line(100),
    summary: line(240).meta({ description: 'One or two sentences, for cards, feeds and search engines' }),
    date: day.meta({ description: 'First day the post is shown' }),
    updated: day.optional().meta({ description: 'Day of the last change' }),
    author: line(60),
    tags: z.array(line(30)).min(1).max(5),
    imageUrl: pictureAddress.optional(),
    imageAlt: z.string().max(200).default(''),
  })
  .refine(({ date, updated }) => updated === undefined || updated >= date, { message: 'updated is before date' })
  .refine(({ tags }) => new Set(tags).size === tags.length, { message: 'a tag is listed twice' });

export type BlogPostInput = z.output<typeof blogPostSchema>;
