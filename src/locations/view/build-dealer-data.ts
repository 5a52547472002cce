import { australia } from '#src/lib/australia.ts';
import { toAbsoluteUrl } from '#src/lib/url.ts';
import type { OpeningHours, SiteLocation } from '#src/sites/model/site-location.ts';
import type { KnownDayHours } from '../rules/hours/find-day-hours.ts';
import { weekdayNames } from '../rules/weekday-names.ts';
import type { PhoneConfig } from './build-phone-view.ts';
import { listSpecialDays } from './hours/build-hours-view.ts';

type JsonObject = Readonly<Record<string, unknown>>;

const buildHours = ({ weekday, status, periods }: OpeningHours): readonly JsonObject[] =>
  status !== 'Open'
    ? []
    : periods.map(({ open, close }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${weekdayNames[weekday]}`,
        opens: open,
        closes: close,
      }));

const midnights = [{ open: '00:00', close: '00:00' }];

/**
 * A closed day has hours from 00:00 to 00:00, as Google asks. Days with other hours, such as 'By appointment only', are
 * left out, because schema.org can't express them.
 */
const buildSpecialHours = (hours: KnownDayHours): readonly JsonObject[] =>
  hours.kind === 'other'
    ? []
    : (hours.kind === 'open' ? hours.periods : midnights).map(({ open, close }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: hours.day,
        validThrough: hours.day,
        opens: open,
        closes: close,
      }));

/** @spec L1.03 */
const buildPosition = ({ isApproximate, latitude, longitude }: SiteLocation['address']): JsonObject =>
  isApproximate ? {} : { geo: { '@type': 'GeoCoordinates', latitude, longitude } };

const buildPlace = ({ address, contact }: SiteLocation): JsonObject => ({
  address: {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.state,
    postalCode: address.postcode,
    addressCountry: australia.country,
  },
  ...buildPosition(address),
  ...(contact.openingHours.length > 0 && { openingHoursSpecification: contact.openingHours.flatMap(buildHours) }),
});

interface Dealer {
  readonly name: string;
  readonly url: string;
  readonly brand: { readonly logoUrl: string };
  readonly phones: { readonly main: string };
  readonly config: { readonly vehicle: Pick<PhoneConfig, 'phoneStart'> };
}

/** @spec B4.46 */
const buildTelephone = ({ config, phones }: Dealer, location: SiteLocation | undefined): JsonObject =>
  config.vehicle.phoneStart === 'masked' ? {} : { telephone: location?.contact.phone ?? phones.main };

const specialDays = 42;

/** @spec L3.07 */
const buildSpecialDates = (location: SiteLocation, now: Date | undefined): JsonObject => {
  const special = now === undefined ? [] : listSpecialDays(location, now, specialDays).flatMap(buildSpecialHours);
  return special.length === 0 ? {} : { specialOpeningHoursSpecification: special };
};

export const buildDealerData = (site: Dealer, location: SiteLocation | undefined, now?: Date): JsonObject => ({
  '@context': 'https://schema.org',
  '@type': 'AutoDealer',
  name: location === undefined ? site.name : `${site.name}, ${location.name}`,
  url: site.url,
  image: toAbsoluteUrl(site.brand.logoUrl, site.url),
  ...buildTelephone(site, location),
  ...(location === undefined ? {} : { ...buildPlace(location), ...buildSpecialDates(location, now) }),
});
