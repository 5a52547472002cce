import { australia } from '#src/lib/australia.ts';
import { toAbsoluteUrl } from '#src/lib/to-absolute-url.ts';
import type { OpeningHours } from '#src/sites/model/opening-hours.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import { weekdayNames } from '../rules/weekday-names.ts';
import type { PhoneConfig } from './build-phone-view.ts';

type JsonObject = Readonly<Record<string, unknown>>;

const buildHours = ({ weekday, status, open, close }: OpeningHours): readonly JsonObject[] =>
  status !== 'Open' || open === null || close === null
    ? []
    : [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: `https://schema.org/${weekdayNames[weekday]}`,
          opens: open,
          closes: close,
        },
      ];

const buildPlace = ({ address, contact }: SiteLocation): JsonObject => ({
  address: {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.state,
    postalCode: address.postcode,
    addressCountry: australia.country,
  },
  geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude },
  openingHoursSpecification: contact.openingHours.flatMap(buildHours),
});

/** As much of a site as search engines are told of the dealer. */
interface Dealer {
  readonly name: string;
  readonly url: string;
  readonly brand: { readonly logoUrl: string };
  readonly phones: { readonly main: string };
  readonly config: { readonly vehicle: Pick<PhoneConfig, 'phoneStart'> };
}

/** The number that search engines are told; none where pages hide it at first. @spec B4.46 */
const buildTelephone = ({ config, phones }: Dealer, location: SiteLocation | undefined): JsonObject =>
  config.vehicle.phoneStart === 'masked' ? {} : { telephone: location?.contact.phone ?? phones.main };

/** The dealer as search engines read it: at one location, else as a whole. */
export const buildDealerData = (site: Dealer, location: SiteLocation | undefined): JsonObject => ({
  '@context': 'https://schema.org',
  '@type': 'AutoDealer',
  name: location === undefined ? site.name : `${site.name}, ${location.name}`,
  url: site.url,
  image: toAbsoluteUrl(site.brand.logoUrl, site.url),
  ...buildTelephone(site, location),
  ...(location === undefined ? {} : buildPlace(location)),
});
