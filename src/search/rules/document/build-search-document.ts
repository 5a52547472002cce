import { chooseVehicleFinance } from '#src/finance/rules/choose-vehicle-finance.ts';
import type { FinanceConfig } from '#src/finance/rules/config.ts';
import { getWeeklyRepaymentCents } from '#src/finance/rules/get-weekly-repayment-cents.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { findVehicleLocation } from '#src/locations/rules/find-vehicle-location.ts';
import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import type { SpecNameOf } from '#src/vehicle/rules/fields/field-table.ts';
import type { vehicleFields } from '#src/vehicle/rules/fields/vehicle-fields.ts';
import { findColourFamily } from '#src/vehicle/rules/find-colour-family.ts';
import { findFuelGroup } from '#src/vehicle/rules/find-fuel-group.ts';
import { findLoadWeights } from '#src/vehicle/rules/find-load-weights.ts';
import { listWithheldFields } from '#src/vehicle/rules/list-withheld-fields.ts';
import { countPhotos, findFirstPhotoUrl, findNextPhotoUrl } from '#src/vehicle/rules/media/photos.ts';
import type { PageConfig } from '#src/vehicle/rules/page/page-config.ts';
import { getStockStatus } from '#src/vehicle/rules/status/stock-status.ts';
import { formatVehicle, type Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { vehicleAttributes } from './document-attributes.ts';
import { formatPriceRange, formatWeeklyPriceRange, unpricedRange } from './price-range.ts';
import type { DerivedValues, SearchDocument } from './search-document.ts';

const takenFields: readonly SpecNameOf<typeof vehicleFields>[] = vehicleAttributes;

const slimVariant = (variant: unknown): object | null => {
  if (typeof variant !== 'object' || variant === null) return null;
  const kept = ['cylinders', 'enginesize', 'enginesize_litres', 'fuelcapacity', 'grossvehiclemass', 'geartype'];
  return Object.fromEntries(Object.entries(variant).filter(([name]) => kept.includes(name)));
};

const slimLenders = (lenders: unknown, provider: string | null): object | null => {
  if (typeof lenders !== 'object' || lenders === null || provider === null) return null;
  const lender: unknown = new Map(Object.entries(lenders)).get(provider);
  if (typeof lender !== 'object' || lender === null) return null;
  const figures = Object.entries(lender).filter(([name]) => name !== 'disclaimer' && !/^term\d/.test(name));
  return { [provider]: Object.fromEntries(figures) };
};

const toSeconds = (moment: string | null): number | null =>
  moment === null ? null : Math.floor(Date.parse(moment) / 1000);

const noFigures = { shown_price: null, price_range: null, weekly_price: null, weekly_price_range: null };

const deriveFigures = (vehicle: Vehicle, finance: FinanceConfig, currentYear: number) => {
  // Pages no longer show a sold vehicle's price, so a price filter must not find the vehicle.
  if (getStockStatus(vehicle) === 'sold') return noFigures;
  const shownCents = findShownPriceCents(vehicle);
  const shownPrice = shownCents === null ? null : shownCents / 100;
  const estimate = chooseVehicleFinance({ vehicle, currentYear }, finance)?.lineEstimate ?? null;
  const weeklyPrice = estimate === null ? null : getWeeklyRepaymentCents(estimate) / 100;
  return {
    shown_price: shownPrice,
    price_range: shownPrice === null ? unpricedRange : formatPriceRange(shownPrice),
    weekly_price: weeklyPrice,
    weekly_price_range: weeklyPrice === null ? null : formatWeeklyPriceRange(weeklyPrice),
  };
};

const findGeo = (vehicle: Vehicle, locations: readonly SiteLocation[]): object | null => {
  const address = findVehicleLocation(vehicle, locations)?.address;
  return address === undefined ? null : { lat: address.latitude, lng: address.longitude };
};

const deriveAttributes = (vehicle: Vehicle, defaultImageMarks: readonly string[]) => {
  const { location, specifications, variant } = vehicle;
  const firstImage = findFirstPhotoUrl(vehicle, defaultImageMarks);
  const nextImage = findNextPhotoUrl(vehicle, defaultImageMarks);
  return {
    make_model: `${vehicle.make} ${vehicle.model}`,
    transmission: vehicle.simpleTransmission,
    body: vehicle.simpleBody,
    drive: vehicle.simpleDrive,
    body_text: vehicle.body === vehicle.simpleBody ? null : vehicle.body,
    drive_text: vehicle.drive === vehicle.simpleDrive ? null : vehicle.drive,
    fuel_group: findFuelGroup(vehicle),
    colour_family: findColourFamily(vehicle.colour),
    filtered_features: vehicle.standardEquipment,
    created_at_timestamp: toSeconds(vehicle.createdAt),
    sold_date_timestamp: getStockStatus(vehicle) === 'sold' ? vehicle.soldAtSeconds : null,
    location_name: vehicle.locationName ?? location?.name ?? null,
    city: vehicle.city ?? location?.address?.city ?? null,
    state: vehicle.state ?? location?.address?.state ?? null,
    sleeps: specifications?.sleeps ?? null,
    tare_weight: specifications?.tareKg ?? null,
    aggregate_trailer_mass: specifications?.aggregateTrailerMassKg ?? null,
    body_length: specifications?.bodyLengthMm ?? null,
    axle_type: specifications?.axleType ?? null,
    gross_vehicle_mass: variant?.grossVehicleMassKg ?? null,
    payload: findLoadWeights(vehicle)?.payloadKg ?? null,
    wheelbase: specifications?.wheelbaseMm ?? null,
    engine_hours: specifications?.engineHours ?? null,
    engine_size: vehicle.engineSizeCc ?? variant?.engineSizeCc ?? null,
    first_image: firstImage,
    primary_image_url: firstImage,
    thumbnails: nextImage === null ? null : [nextImage],
    photos_count: countPhotos(vehicle),
  };
};

export interface SearchDocumentSite {
  readonly locations: readonly SiteLocation[];
  readonly config: {
    readonly finance: FinanceConfig;
    readonly vehicle: { readonly page: Pick<PageConfig, 'defaultImageMarks' | 'hiddenSpecRows'> };
  };
}

/** Omits nulls and withheld fields. `parseVehicle` reads the document back for a card. @spec B3.14, D.06 */
export const buildSearchDocument = (
  vehicle: Vehicle,
  {
    locations,
    config: {
      finance,
      vehicle: { page },
    },
  }: SearchDocumentSite,
  currentYear: number,
): SearchDocument => {
  const withheld = listWithheldFields(vehicle, page);
  const record = formatVehicle(vehicle);
  const path = pagePaths.vehicle(vehicle.slug);
  const derived: DerivedValues = {
    ...deriveAttributes(vehicle, page.defaultImageMarks),
    ...deriveFigures(vehicle, finance, currentYear),
    _geo: findGeo(vehicle, locations),
    path,
    variant: slimVariant(record.variant),
    finance_lenders: withheld.has('finance_lenders') ? null : slimLenders(record.finance_lenders, finance.provider),
  };
  const taken = takenFields.filter((name) => !withheld.has(name)).map((name) => [name, record[name]] as const);
  const known = [...taken, ...Object.entries(derived)].filter(([, value]) => value !== null && value !== undefined);
  return { ...Object.fromEntries(known), id: vehicle.id, slug: vehicle.slug, path };
};
