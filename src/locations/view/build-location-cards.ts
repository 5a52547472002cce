import { formatPhone } from '#src/lib/format-phone.ts';
import { formatCount } from '#src/lib/noun.ts';
import type { ResolvedSite, SiteLocation } from '#src/sites/config/resolved-site.ts';
import { describeDayHours } from './describe-day-hours.ts';
import { describeOpenHours } from './describe-open-hours.ts';

/** A location as the contact page draws it. @spec L2.63 */
export interface LocationCardView {
  readonly id: number;
  readonly name: string;
  readonly imageUrl: string | null;
  readonly address: string;
  /** Where the location's card stands on the contact page. */
  readonly anchor: string;
  readonly phones: readonly { readonly label: string; readonly href: string }[];
  readonly licence: string | null;
  readonly repairerNumber: string | null;
  /** '4.8 out of 5 from 212 reviews' */
  readonly reviewsText: string | null;
  readonly openText: string | null;
  readonly hours: readonly { readonly day: string; readonly text: string }[];
  /** Null where nothing is sold, as in a workshop. */
  readonly stockHref: string | null;
  readonly directionsHref: string;
}

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const toPhone = (phone: string) => ({ label: formatPhone(phone), href: `tel:${phone}` });

const describeReviews = (reviews: SiteLocation['reviews']): string | null =>
  reviews === null || reviews.count === 0
    ? null
    : `${reviews.averageRating.toFixed(1)} out of 5 from ${formatCount(reviews.count, { one: 'review', many: 'reviews' })}`;

const buildCard = (location: SiteLocation, timeZone: string, now: Date): LocationCardView => {
  const { address, contact } = location;
  const destination = encodeURIComponent(`${address.latitude},${address.longitude}`);
  return {
    id: location.id,
    name: location.name,
    imageUrl: location.image?.url ?? null,
    address: `${address.street}, ${address.city} ${address.state} ${address.postcode}`,
    anchor: `location-${location.slug}`,
    phones: [...new Set([contact.phone, contact.landlinePhone])].flatMap((phone) =>
      phone === null ? [] : [toPhone(phone)],
    ),
    licence: location.dealerLicenceNumber,
    repairerNumber: location.repairerNumber,
    reviewsText: describeReviews(location.reviews),
    openText: describeOpenHours(contact.openingHours, now, timeZone),
    hours: [...contact.openingHours.slice(1), ...contact.openingHours.slice(0, 1)].map((entry) => ({
      day: dayNames[entry.weekday] ?? '',
      text: describeDayHours(entry),
    })),
    stockHref: location.type === null || location.type === 'sales' ? `/search/${location.stockFilterSlug}` : null,
    directionsHref: address.placeUrl ?? `https://www.google.com/maps/dir/?api=1&destination=${destination}`,
  };
};

/** The visible locations of a site, the primary one first. @spec L2.61 */
export const buildLocationCards = (
  { locations, timeZone }: Pick<ResolvedSite, 'locations' | 'timeZone'>,
  now: Date,
): LocationCardView[] =>
  locations
    .filter(({ visible }) => visible)
    .sort((a, b) => Number(b.primary) - Number(a.primary))
    .map((location) => buildCard(location, timeZone, now));
