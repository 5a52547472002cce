import { pagePaths } from '#src/lib/page-paths.ts';
import { formatPhone } from '#src/lib/phones/format-phone.ts';
import { formatCount } from '#src/lib/text/noun.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import { weekdayNames } from '../rules/weekday-names.ts';
import { buildDirectionsHref } from './build-directions-href.ts';
import { describeDayHours } from './describe-day-hours.ts';
import { describeOpenHours } from './describe-open-hours.ts';
import { formatAddress } from './format-address.ts';

/** A location as the contact page draws it. @spec L2.63 */
export interface LocationCardView {
  readonly id: number;
  readonly name: string;
  readonly imageUrl: string | null;
  readonly address: string;
  /** Where the location's card stands on the contact page. */
  readonly anchor: string;
  readonly phones: readonly { readonly label: string; readonly href: string }[];
  readonly dealerLicenceNumber: string | null;
  readonly repairerNumber: string | null;
  /** '4.8 out of 5 from 212 reviews' */
  readonly reviewsText: string | null;
  readonly openText: string | null;
  readonly hours: readonly { readonly day: string; readonly text: string }[];
  /** Null where nothing is sold, as in a workshop. */
  readonly stockHref: string | null;
  readonly directionsHref: string;
}

const toPhone = (phone: string) => ({ label: formatPhone(phone), href: `tel:${phone}` });

const describeReviews = (reviews: SiteLocation['reviews']): string | null =>
  reviews === null || reviews.count === 0
    ? null
    : `${reviews.averageRating.toFixed(1)} out of 5 from ${formatCount(reviews.count, { one: 'review', many: 'reviews' })}`;

const buildCard = (location: SiteLocation, now: Date): LocationCardView => {
  const { address, contact } = location;
  return {
    id: location.id,
    name: location.name,
    imageUrl: location.image?.url ?? null,
    address: formatAddress(address),
    anchor: `location-${location.slug}`,
    phones: [...new Set([contact.phone, contact.landlinePhone])].flatMap((phone) =>
      phone === null ? [] : [toPhone(phone)],
    ),
    dealerLicenceNumber: location.dealerLicenceNumber,
    repairerNumber: location.repairerNumber,
    reviewsText: describeReviews(location.reviews),
    openText: describeOpenHours(contact.openingHours, now, location.timeZone),
    hours: [...contact.openingHours.slice(1), ...contact.openingHours.slice(0, 1)].map((entry) => ({
      day: weekdayNames[entry.weekday] ?? '',
      text: describeDayHours(entry),
    })),
    stockHref:
      location.type === null || location.type === 'sales' ? pagePaths.searchOf(location.stockFilterSlug) : null,
    directionsHref: buildDirectionsHref(address),
  };
};

/** The visible locations of a site, the primary one first. @spec L2.61 */
export const buildLocationCards = (
  locations: readonly SiteLocation[],
  { now }: { readonly now: Date },
): LocationCardView[] =>
  locations
    .filter(({ visible }) => visible)
    .toSorted((a, b) => Number(b.primary) - Number(a.primary))
    .map((location) => buildCard(location, now));
