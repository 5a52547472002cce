import type { BlogPostInput } from '#src/blog/rules/blog-post-schema.ts';
import { stripHtml } from '#src/lib/text/html.ts';
import { slugify } from '#src/lib/text/slugify.ts';
import type { OfferInput } from '#src/offers/rules/offer-schema.ts';
import type { ReviewFileInput } from '#src/reviews/rules/review-file-schema.ts';
import type { BlogPost, Offer, ReviewSet } from '#src/sites/model/publications.ts';
import { findManufacturer } from '../manufacturers.ts';

const buildImage = ({ imageUrl, imageAlt }: { readonly imageUrl?: string | undefined; readonly imageAlt: string }) =>
  imageUrl === undefined ? null : { url: imageUrl, alt: imageAlt };

/** @spec L3.08 */
export const buildOffer = (input: OfferInput, html: string): Offer => {
  const { manufacturer, model } = input;
  const make = manufacturer === undefined ? undefined : findManufacturer(manufacturer);
  return {
    id: input.id,
    name: input.name,
    highlight: input.highlight ?? null,
    summary: input.summary ?? null,
    descriptionText: stripHtml(html),
    descriptionHtml: html,
    disclaimer: input.disclaimer ?? null,
    category: input.category ?? null,
    manufacturer: make === undefined ? null : { name: make.name, slug: make.slug },
    model:
      model === undefined
        ? null
        : { name: model.name, slug: model.slug ?? slugify(model.name), overrideUrl: model.overrideUrl ?? null },
    image: buildImage(input),
    excludedWebsiteIds: input.excludedWebsiteIds,
    lastDay: input.lastDay ?? null,
    finance: input.finance ?? null,
  };
};

/** @spec B3.27 */
export const buildBlogPost = (slug: string, input: BlogPostInput, html: string): BlogPost => ({
  slug,
  title: input.title,
  summary: input.summary,
  day: input.date,
  changedDay: input.updated ?? null,
  author: input.author,
  tags: input.tags,
  image: buildImage(input),
  html,
  wordCount: stripHtml(html).split(' ').length,
});

/** @spec L3.13, L3.14 */
export const buildReviewSets = ({ source, sets }: ReviewFileInput): readonly ReviewSet[] =>
  sets.map(({ location, sourceUrl, count, averageRating, reviews }) => ({
    source,
    sourceUrl: sourceUrl ?? null,
    locationSlug: location ?? null,
    count,
    averageRating,
    reviews: reviews
      .map(({ id, customerName, text, rating, date, replyText, replyDate, imageUrl }) => ({
        id,
        customerName,
        text,
        rating: rating ?? null,
        day: date,
        reply: replyText === undefined || replyDate === undefined ? null : { text: replyText, day: replyDate },
        imageUrl: imageUrl ?? null,
      }))
      .toSorted((one, other) => other.day.localeCompare(one.day)),
  }));
