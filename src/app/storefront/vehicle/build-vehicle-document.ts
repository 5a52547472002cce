import { buildBreadcrumbData } from '#src/app/storefront/build-page-meta.ts';
import type { VehicleCardView } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import type { ViewContext, ViewSite } from '#src/app/storefront/view-context.ts';
import { australia } from '#src/lib/australia.ts';
import { buildSharedImageUrl } from '#src/lib/image-url.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { joinKnown } from '#src/lib/text/words.ts';
import { toAbsoluteUrl } from '#src/lib/url.ts';
import { findVehicleLocation } from '#src/locations/rules/find-vehicle-location.ts';
import { buildDealerData } from '#src/locations/view/build-dealer-data.ts';
import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import type { PriceView } from '#src/pricing/view/build-price-view.ts';
import { buildVehicleBreadcrumb } from '#src/search/view/build-vehicle-breadcrumb.ts';
import { getVehicleTitle } from '#src/vehicle/rules/get-vehicle-title.ts';
import { getStockStatus, isInStock } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { ItemType } from '#src/vehicle/rules/vehicle-classes.ts';
import { buildCardAttributes } from '#src/vehicle/view/card/build-card-parts.ts';
import type { VehiclePageView } from './vehicle-page-view.ts';

type VehicleDocument = Pick<
  VehiclePageView,
  'documentTitle' | 'description' | 'canonicalUrl' | 'isIndexed' | 'openGraphImageUrl' | 'structuredData' | 'breadcrumb'
>;

const describePage = (vehicle: Vehicle, price: PriceView | null, { site }: ViewContext): string => {
  const { carTypeLabels } = site.config.search;
  const facts = buildCardAttributes(
    vehicle,
    ['car_type', 'simple_body', 'km', 'simple_transmission', 'city'],
    carTypeLabels,
  );
  const cost = price === null || price.kind !== 'price' ? null : joinKnown([price.text, price.qualifier], ' ');
  const named = joinKnown([getVehicleTitle(vehicle), vehicle.badge], ' ');
  return `${joinKnown([named, cost, ...facts.map(({ value }) => value)], ', ')}. ${site.name}.`;
};

type JsonObject = Readonly<Record<string, unknown>>;

const types: Readonly<Record<ItemType, string>> = {
  car: 'Car',
  caravan: 'Vehicle',
  truck: 'Vehicle',
  motorcycle: 'Motorcycle',
};

const availabilities = {
  inStock: 'https://schema.org/InStock',
  comingSoon: 'https://schema.org/PreOrder',
  sold: 'https://schema.org/SoldOut',
  unavailable: 'https://schema.org/OutOfStock',
} as const;

const known = (object: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null && value !== undefined));

const buildOffer = (vehicle: Vehicle, site: ViewSite, url: string): JsonObject | null => {
  const priceCents = findShownPriceCents(vehicle);
  if (priceCents === null || !isInStock(vehicle)) return null;
  return {
    '@type': 'Offer',
    url,
    price: priceCents / 100,
    priceCurrency: australia.currency,
    availability: availabilities[getStockStatus(vehicle)],
    itemCondition: `https://schema.org/${vehicle.carType === 'new' ? 'NewCondition' : 'UsedCondition'}`,
    seller: buildDealerData(site, findVehicleLocation(vehicle, site.locations)),
  };
};

const buildVehicleData = (vehicle: Vehicle, site: ViewSite): JsonObject => {
  const url = `${site.url}${pagePaths.vehicle(vehicle.slug)}`;
  const images = vehicle.images
    .filter(({ isVideo }) => !isVideo)
    .map(({ image }) => toAbsoluteUrl(image.url, site.url));
  return known({
    '@context': 'https://schema.org',
    '@type': types[vehicle.itemType],
    name: [getVehicleTitle(vehicle), vehicle.badge].filter(Boolean).join(' '),
    url,
    sku: vehicle.stockNumber,
    vehicleIdentificationNumber: site.config.vehicle.page.hiddenSpecRows.includes('vin') ? null : vehicle.vin,
    image: images.length > 0 ? images.slice(0, 6) : null,
    brand: { '@type': 'Brand', name: vehicle.make },
    model: vehicle.model,
    vehicleConfiguration: vehicle.badge,
    vehicleModelDate: String(vehicle.year),
    itemCondition: `https://schema.org/${vehicle.carType === 'new' ? 'NewCondition' : 'UsedCondition'}`,
    mileageFromOdometer:
      vehicle.odometerKm === null ? null : { '@type': 'QuantitativeValue', value: vehicle.odometerKm, unitCode: 'KMT' },
    bodyType: vehicle.simpleBody,
    vehicleTransmission: vehicle.simpleTransmission,
    fuelType: vehicle.simpleFuel,
    driveWheelConfiguration: vehicle.simpleDrive,
    color: vehicle.colour,
    vehicleSeatingCapacity: vehicle.seats || null,
    numberOfDoors: vehicle.doors || null,
    offers: buildOffer(vehicle, site, url),
  });
};

/** @spec B2.29 */
export const buildVehicleDocument = (
  vehicle: Vehicle,
  { title, price, picture }: VehicleCardView,
  context: ViewContext,
): VehicleDocument => {
  const { site, paths } = context;
  const canonicalUrl = `${site.url}${pagePaths.vehicle(vehicle.slug)}`;
  const breadcrumb = buildVehicleBreadcrumb(vehicle, paths, site.config.search);
  return {
    documentTitle: `${joinKnown([title, vehicle.badge], ' ')} | ${site.name}`,
    description: describePage(vehicle, price, context),
    canonicalUrl,
    isIndexed: isInStock(vehicle),
    openGraphImageUrl: picture === null ? null : toAbsoluteUrl(buildSharedImageUrl(picture.url), site.url),
    structuredData: [buildVehicleData(vehicle, site), buildBreadcrumbData(breadcrumb, site.url, canonicalUrl)],
    breadcrumb,
  };
};
