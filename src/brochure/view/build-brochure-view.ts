import { formatDayInWords } from '#src/lib/dates/format-date.ts';
import { localDay } from '#src/lib/dates/local-day.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { formatPhone } from '#src/lib/phones/format-phone.ts';
import { joinKnown } from '#src/lib/text/words.ts';
import { findPrimaryLocation, findVehicleLocation } from '#src/locations/rules/find-vehicle-location.ts';
import { formatAddress } from '#src/locations/view/format-address.ts';
import type { PricingConfig } from '#src/pricing/rules/config.ts';
import { buildPriceView, type PriceView } from '#src/pricing/view/build-price-view.ts';
import { formatLicence, type Licence } from '#src/sites/model/format-licence.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import type { VehicleConfig } from '#src/vehicle/rules/config.ts';
import { getVehicleTitle } from '#src/vehicle/rules/get-vehicle-title.ts';
import { type SpecRowName, specRowNames } from '#src/vehicle/rules/page/spec-row-names.ts';
import { getStockStatus, isInStock, type StockStatus } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { chooseCardPicture } from '#src/vehicle/view/card/build-card-parts.ts';
import type { Figure } from '#src/vehicle/view/figure.ts';
import { buildSpecRows } from '#src/vehicle/view/information/build-spec-rows.ts';

/** @spec B2.12, D.23 */
export interface BrochureView {
  readonly slug: string;
  readonly siteName: string;
  readonly title: string;
  readonly subtitle: string;
  readonly pictureUrl: string | null;
  readonly price: PriceView | null;
  readonly soldText: string | null;
  readonly facts: readonly Figure[];
  readonly specifications: readonly Figure[];
  readonly features: readonly string[];
  readonly dealer: readonly string[];
  readonly disclaimer: string;
  readonly pageUrl: string;
  readonly printedText: string;
}

export interface QrCode {
  readonly size: number;
  readonly path: string;
}

export interface BrochureSite {
  readonly name: string;
  readonly url: string;
  readonly timeZone: string;
  readonly phones: { readonly main: string };
  readonly locations: readonly SiteLocation[];
  readonly legal: { readonly licences: readonly Licence[] };
  readonly config: {
    readonly vehicle: VehicleConfig;
    readonly pricing: PricingConfig;
    readonly search: { readonly carTypeLabels: Readonly<Record<Vehicle['carType'], string>> };
  };
}

/** @spec B2.41 */
const iconRows: readonly SpecRowName[] = ['kilometres', 'transmission', 'body'];

const mostFeatures = 40;

/** @spec B2.42, D.05 */
const soldTexts: Readonly<Record<StockStatus, string | null>> = {
  inStock: null,
  comingSoon: null,
  sold: 'SOLD',
  unavailable: 'Not available',
};

const describeDealer = (vehicle: Vehicle, { name, locations, phones, legal }: BrochureSite): readonly string[] => {
  const location = findVehicleLocation(vehicle, locations) ?? findPrimaryLocation(locations);
  const ownLicence = location?.dealerLicenceNumber;
  // If the location has no licence of its own, lists all of the dealer's licences. Each is for a state or a yard, and
  // we don't know which one applies.
  const licences = ownLicence == null ? legal.licences.map(formatLicence) : [`Motor dealer licence ${ownLicence}`];
  return [
    name,
    ...(location === undefined ? [] : [location.name, formatAddress(location.address)]),
    formatPhone(location?.contact.phone ?? phones.main),
    ...(licences.length === 0 ? [] : [licences.join(' · ')]),
  ];
};

/** @spec B2.12, D.23 */
export const buildBrochureView = (vehicle: Vehicle, site: BrochureSite, now: Date): BrochureView => {
  const { page } = site.config.vehicle;
  const today = localDay(now, site.timeZone);
  const keyRows = [...new Set<SpecRowName>([...iconRows, ...page.keyRows[vehicle.itemType]])];
  const facts = buildSpecRows(vehicle, keyRows, page, today);
  const rest = specRowNames.filter((name) => !keyRows.includes(name));
  const picture = chooseCardPicture(vehicle, page);
  return {
    slug: vehicle.slug,
    siteName: site.name,
    title: getVehicleTitle(vehicle),
    subtitle: joinKnown(
      [site.config.search.carTypeLabels[vehicle.carType], joinKnown([vehicle.badge, vehicle.series], ', ')],
      ' · ',
    ),
    pictureUrl: picture.kind === 'photo' ? picture.url : null,
    price: isInStock(vehicle) ? buildPriceView(vehicle, site.config.pricing) : null,
    soldText: soldTexts[getStockStatus(vehicle)],
    facts,
    specifications: buildSpecRows(vehicle, rest, page, today),
    features: [...new Set(vehicle.standardEquipment)].slice(0, mostFeatures),
    dealer: describeDealer(vehicle, site),
    disclaimer: page.disclaimerShort,
    pageUrl: `${site.url}${pagePaths.vehicle(vehicle.slug)}`,
    printedText: `Printed on ${formatDayInWords(today)}`,
  };
};
