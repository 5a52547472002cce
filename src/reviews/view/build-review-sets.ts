import { formatDayInWords } from '#src/lib/dates/format-date.ts';
import { localDay } from '#src/lib/dates/local-day.ts';
import { dayMs } from '#src/lib/durations.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { formatCount } from '#src/lib/text/noun.ts';
import type { Review, ReviewSet } from '#src/sites/model/publications.ts';
import { chooseShownSets } from '../rules/choose-shown-sets.ts';
import type { ReviewsConfig } from '../rules/config.ts';

const units = [
  { days: 365, noun: { one: 'year', many: 'years' } },
  { days: 30.4, noun: { one: 'month', many: 'months' } },
  { days: 7, noun: { one: 'week', many: 'weeks' } },
  { days: 1, noun: { one: 'day', many: 'days' } },
] as const;

/** @spec L3.13 */
export const describeAgo = (
  day: string,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): string => {
  const days = Math.round((Date.parse(localDay(now, timeZone)) - Date.parse(day)) / dayMs);
  const unit = units.find((candidate) => days >= candidate.days);
  return unit === undefined ? 'today' : `${formatCount(Math.floor(days / unit.days), unit.noun)} ago`;
};

/** @spec L3.13 */
export interface ReviewView {
  readonly id: string;
  readonly customerName: string;
  readonly initials: string;
  readonly text: string;
  readonly rating: number | null;
  readonly day: string;
  readonly dateText: string;
  readonly agoText: string;
  readonly reply: { readonly text: string; readonly day: string; readonly dateText: string } | null;
  readonly imageUrl: string | null;
}

/** @spec L3.14 */
export interface ReviewSetView {
  readonly id: string;
  readonly name: string;
  readonly rating: number;
  readonly ratingText: string;
  readonly countText: string;
  readonly sourceUrl: string | null;
  readonly sourceLabel: string;
  readonly reviews: readonly ReviewView[];
}

interface ReviewSite {
  readonly name: string;
  readonly timeZone: string;
  readonly locations: readonly { readonly slug: string; readonly name: string }[];
  readonly publications: { readonly reviewSets: readonly ReviewSet[] };
  readonly config: { readonly reviews: ReviewsConfig };
}

const reviewNoun = { one: 'review', many: 'reviews' };

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

/** @spec L1.07, L5.18, L9.26, L9.27, L9.30 */
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
