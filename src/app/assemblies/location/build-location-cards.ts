import { formatPhone } from '#src/lib/format-phone.ts';
import { describeOpenHours } from '#src/sites/config/describe-open-hours.ts';
import type { ResolvedSite, SiteLocation } from '#src/sites/config/resolved-site.ts';

/** A location as the contact page draws it. @spec L2.63 */
export interface LocationCardView {
  readonly id: number;
  readonly name: string;
  readonly imageUrl: string | null;
  readonly address: string;
  readonly phone: { readonly label: string; readonly href: string };
  readonly licence: string | null;
  readonly openText: string | null;
  readonly hours: readonly { readonly day: string; readonly text: string }[];
  readonly stockHref: string;
  readonly directionsHref: string;
}

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const buildCard = (location: SiteLocation, timeZone: string, now: Date): LocationCardView => {
  const { address, contact } = location;
  const destination = encodeURIComponent(`${address.latitude},${address.longitude}`);
  return {
    id: location.id,
    name: location.name,
    imageUrl: location.image?.url ?? null,
    address: `${address.street}, ${address.city} ${address.state} ${address.postcode}`,
    phone: { label: formatPhone(contact.phone), href: `tel:${contact.phone}` },
    licence: location.dealerLicenceNumber,
    openText: describeOpenHours(contact.openingHours, now, timeZone),
    hours: [...contact.openingHours.slice(1), ...contact.openingHours.slice(0, 1)].map((entry) => ({
      day: dayNames[entry.weekday] ?? '',
      text: entry.formattedHours ?? entry.status,
    })),
    stockHref: `/search/${location.stockFilterSlug}`,
    directionsHref: address.placeUrl ?? `https://www.google.com/maps/dir/?api=1&destination=${destination}`,
  };
};

/** The visible locations of a site, the primary one first. @spec L2.61 */
export const buildLocationCards = ({ locations, timeZone }: ResolvedSite, now: Date): LocationCardView[] =>
  locations
    .filter(({ visible }) => visible)
    .sort((a, b) => Number(b.primary) - Number(a.primary))
    .map((location) => buildCard(location, timeZone, now));
