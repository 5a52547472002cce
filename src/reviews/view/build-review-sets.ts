import { formatDayInWords } from '#src/lib/dates/format-date.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { formatCount } from '#src/lib/text/noun.ts';
import type { Review, ReviewSet } from '#src/sites/model/review-set.ts';
import { chooseShownSets } from '../rules/choose-shown-sets.ts';
import type { ReviewsConfig } from '../rules/config.ts';
import { describeAgo } from './describe-ago.ts';
import type { ReviewSetView, ReviewView } from './review-view.ts';

/** As much of a site as its reviews are drawn with. */
export interface ReviewSite {
  readonly name: string;
  readonly timeZone: string;
  readonly locations: readonly { readonly slug: string; readonly name: string }[];
  readonly publications: { readonly reviewSets: readonly ReviewSet[] };
  readonly config: { readonly reviews: ReviewsConfig };
}

const reviewNoun = { one: 'review', many: 'reviews' };

/** The first letters of two names at the most; of a name that begins with no letter none. */
const initialsOf = (name: string): string => (name.match(/(?<!\S)\p{L}/gu) ?? []).slice(0, 2).join('').toUpperCase();

const buildReview = (review: Review, moment: { readonly now: Date; readonly timeZone: string }): ReviewView => ({
  id: review.id,
  customerName: review.customerName,
  initials: initialsOf(review.customerName),
  text: review.text,
  rating: review.rating,
  day: review.day,
  dateText: formatDayInWords(review.day),
  agoText: describeAgo(review.day, moment),
  reply: review.reply === null ? null : { ...review.reply, dateText: formatDayInWords(review.reply.day) },
  imageUrl: review.imageUrl,
});

/** The sets of reviews that a site shows, each with its newest reviews. @spec L1.07, L5.18, L9.26, L9.27, L9.30 */
export const buildReviewSets = (
  { name, timeZone, locations, publications, config }: ReviewSite,
  now: Date,
): readonly ReviewSetView[] =>
  chooseShownSets(publications.reviewSets, config.reviews).map((set) => {
    const rating = Number(set.averageRating);
    const place = locations.find(({ slug }) => slug === set.locationSlug);
    return {
      id: `reviews-${set.locationSlug ?? 'dealer'}`,
      name: place?.name ?? name,
      rating,
      ratingText: rating.toFixed(1),
      countText: `${formatCount(set.count, reviewNoun)} on ${set.source}`,
      sourceUrl: set.sourceUrl,
      sourceLabel: `Read ${set.count === 1 ? 'it' : `all ${formatNumber(set.count)}`} on ${set.source}`,
      reviews: set.reviews.slice(0, config.reviews.shownCount).map((review) => buildReview(review, { now, timeZone })),
    };
  });
