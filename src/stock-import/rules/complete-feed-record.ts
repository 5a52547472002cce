import { cutText } from '#src/lib/text/cut-text.ts';
import { text } from '#src/vehicle/rules/fields/field-kinds.ts';
import { type FieldFault, isAbsent } from '#src/vehicle/rules/fields/field-table.ts';
import { vehicleFields } from '#src/vehicle/rules/fields/vehicle-fields.ts';
import { parseVehicle, type Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { buildSlug, limitSlug } from './build-slug.ts';
import { checkPhotoAddresses, type PhotoSources } from './check-photo-addresses.ts';
import { findImplausibleValues, type ImplausibleValue } from './find-implausible-values.ts';
import { keepReadableFields, refusesRow } from './keep-readable-fields.ts';
import { keepReadableHotspots } from './keep-readable-hotspots.ts';
import type { RowFault } from './row-remark.ts';
import { settleSoldDay } from './settle-sale-cells.ts';
import {
  expandFuel,
  expandTransmission,
  findCab,
  findGearsAlone,
  type SimpleAttribute,
  simplifyAttribute,
} from './simplify-attribute.ts';
import { tidyColour } from './tidy-colour.ts';

export type ResolvedLocation = Pick<
  Vehicle,
  'location' | 'locationId' | 'locationName' | 'city' | 'state' | 'dealershipId' | 'dealershipSlug' | 'dealershipName'
>;

export type ResolveLocation = (code: string) => ResolvedLocation | undefined;

export type CompletedRecord =
  | {
      readonly kind: 'vehicle';
      readonly vehicle: Vehicle;
      /** False if the feed gave no usable id. The vehicle has the placeholder id 1 until the import gives it one. */
      readonly hasOwnId: boolean;
      readonly warnings: readonly RowFault[];
      readonly missingPhotos: readonly string[];
      readonly namedPhotos: number;
      /**
       * Fields with a value that we couldn't use or used only in part, such as an unknown location or photos that can't
       * be shown.
       */
      readonly unread: readonly string[];
    }
  | { readonly kind: 'refused'; readonly faults: readonly FieldFault[] };

const simplify = (attribute: SimpleAttribute, simple: string | null, text: string | null): string | null =>
  simple ?? (text === null ? null : simplifyAttribute(attribute, text));

const completeTransmission = (vehicle: Vehicle): Partial<Vehicle> => {
  const { transmission, simpleTransmission, gearCount } = vehicle;
  const gears = transmission === null ? undefined : findGearsAlone(transmission);
  if (gears !== undefined) return { transmission: simpleTransmission, gearCount: gearCount ?? gears };
  return {
    transmission: transmission === null ? null : expandTransmission(transmission),
    simpleTransmission: simplify('transmission', simpleTransmission, transmission),
  };
};

const maxColourLength = vehicleFields.colour.kind.maxLength;

const completeColour = (colour: string | null): string | null => {
  const tidy = colour === null ? null : tidyColour(colour);
  return tidy !== null && tidy.length > maxColourLength ? colour : tidy;
};

const completeAttributes = (vehicle: Vehicle): Partial<Vehicle> => ({
  ...completeTransmission(vehicle),
  colour: completeColour(vehicle.colour),
  interiorColour: completeColour(vehicle.interiorColour),
  fuel: vehicle.fuel === null ? null : expandFuel(vehicle.fuel),
  bodyConfiguration: vehicle.bodyConfiguration ?? (vehicle.body === null ? null : findCab(vehicle.body)),
  simpleBody: simplify('body', vehicle.simpleBody, vehicle.body),
  simpleDrive: simplify('drive', vehicle.simpleDrive, vehicle.drive),
  simpleFuel: simplify('fuel', vehicle.simpleFuel, vehicle.fuel === null ? null : expandFuel(vehicle.fuel)),
});

const toImages = (urls: readonly string[]): Vehicle['images'] =>
  urls.map((url) => ({ image: { url, thumb: null }, isVideo: false, caption: null }));

const keepShowable = (urls: readonly string[], sources: PhotoSources): readonly string[] =>
  checkPhotoAddresses(toImages(urls), sources).images.map(({ image }) => image.url);

const completeMedia = (vehicle: Vehicle, images: Vehicle['images'], sources: PhotoSources): Partial<Vehicle> => {
  const photos = images.filter(({ isVideo }) => !isVideo);
  const isCounted = vehicle.photoCount > 0 && images.length === vehicle.images.length;
  const [primary] = vehicle.primaryImageUrl === null ? [] : keepShowable([vehicle.primaryImageUrl], sources);
  return {
    images,
    thumbnails: keepShowable(vehicle.thumbnails, sources),
    photoCount: isCounted ? vehicle.photoCount : Math.min(photos.length, 1000),
    primaryImageUrl: primary ?? photos[0]?.image.url ?? null,
  };
};

/** `sold` takes precedence over `status`, so that a sold vehicle isn't offered for sale again. @spec B4.02 */
const completeStatus = ({ isSold, status }: Vehicle): Pick<Vehicle, 'status'> => ({ status: isSold ? 'sold' : status });

const completeEngine = ({ engineSizeCc, engineSizeLitres }: Vehicle): Partial<Vehicle> =>
  engineSizeLitres === null && engineSizeCc !== null && engineSizeCc > 0
    ? { engineSizeLitres: Math.round(engineSizeCc / 100) / 10 }
    : {};

const placeholders = { id: 1, slug: 'new', name: 'new', car_type: 'used' } as const;
const maxNameLength = 200;

const withDefaults = (input: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const record: Record<string, unknown> = { ...input };
  for (const [name, value] of Object.entries(placeholders)) if (isAbsent(input[name])) record[name] = value;
  return record;
};

const completeNames = (vehicle: Vehicle, input: Readonly<Record<string, unknown>>): Pick<Vehicle, 'name' | 'slug'> => {
  const { year, make, model, badge } = vehicle;
  const builtName = [year, make, model, badge].filter((part) => part !== null).join(' ');
  const ownSlug = isAbsent(input.slug) ? '' : limitSlug(vehicle.slug);
  return {
    name: isAbsent(input.name) ? cutText(builtName, maxNameLength) : vehicle.name,
    slug: ownSlug === '' ? buildSlug(vehicle) : ownSlug,
  };
};

interface Place {
  readonly fields: Partial<Vehicle>;
  readonly warnings: readonly RowFault[];
}

const codeKind = text(200);

const findPlace = (locationCode: unknown, resolveLocation: ResolveLocation, isLocationMissing: boolean): Place => {
  if (isAbsent(locationCode)) {
    const reason = "the row doesn't name a yard, so the vehicle is shown without an address";
    return { fields: {}, warnings: isLocationMissing ? [{ field: 'location_code', reason }] : [] };
  }
  const code = codeKind.parse(locationCode);
  const fields = code === undefined ? undefined : resolveLocation(code);
  if (fields !== undefined) return { fields, warnings: [] };
  const named = code === undefined ? 'the value' : JSON.stringify(cutText(code, 60));
  const reason = `${named} isn't a location of this site; the vehicle is shown without one`;
  return { fields: {}, warnings: [{ field: 'location_code', reason, task: 'settings' }] };
};

const dealershipFields = ['dealershipId', 'dealershipSlug', 'dealershipName'] as const;

interface PlacedVehicle {
  readonly fields: Partial<Vehicle>;
  readonly warnings: readonly ImplausibleValue[];
}

/**
 * Keeps the dealership that a row names, because several dealerships can share a yard. Warns if the location belongs to
 * a different dealership.
 * @spec B3.07
 */
const placeVehicle = (own: Vehicle, place: Partial<Vehicle>): PlacedVehicle => {
  const differing = dealershipFields.filter((field) => own[field] !== null && own[field] !== place[field]);
  if (differing.length === 0) return { fields: place, warnings: [] };
  const { dealershipId, dealershipSlug, dealershipName } = own;
  const fields = { ...place, dealershipId, dealershipSlug, dealershipName };
  const other = place.dealershipSlug ?? null;
  if (other === null) return { fields, warnings: [] };
  const named = dealershipSlug ?? dealershipName ?? String(dealershipId);
  const reason = `belongs to ${other}; we've kept the row's dealership, ${cutText(named, 60)}`;
  return { fields, warnings: [{ field: 'location_code', reason, verdict: 'warned' }] };
};

export interface FeedContext extends PhotoSources {
  readonly resolveLocation: ResolveLocation;
  readonly needsLocation?: boolean;
  readonly nowMs: number;
}

type Input = Readonly<Record<string, unknown>>;

const parseReadable = (input: Input, explain: (field: string) => string | undefined) => {
  const parsed = parseVehicle(withDefaults(input));
  if (parsed.kind === 'record') return { parsed, input, warnings: [] };
  const readable = keepReadableFields(vehicleFields, input, refusesRow);
  const isPriceGone = !isAbsent(input.price) && isAbsent(readable.input.price);
  return {
    parsed: parseVehicle(withDefaults(isPriceGone ? { ...readable.input, price_type: null } : readable.input)),
    input: readable.input,
    warnings: readable.warnings.map(({ field, reason }) => ({ field, reason: explain(field) ?? reason })),
  };
};

const dropImpossible = (vehicle: Vehicle, doubts: readonly ImplausibleValue[]): Vehicle => {
  const dropped = new Set(doubts.filter(({ verdict }) => verdict === 'dropped').map(({ field }) => field));
  if (dropped.size === 0) return vehicle;
  return {
    ...vehicle,
    ...(dropped.has('id') && { id: placeholders.id }),
    ...(dropped.has('created_at') && { createdAt: null }),
    ...(dropped.has('updated_at') && { updatedAt: null }),
    ...(dropped.has('vin') && { vin: null }),
    ...(dropped.has('km') && { odometerKm: null }),
    ...(dropped.has('engine_size') && { engineSizeCc: null }),
    ...(dropped.has('engine_size_litres') && { engineSizeLitres: null }),
    ...(dropped.has('before_price') && { beforePriceCents: null }),
    ...(dropped.has('regplate') && { regoPlate: null }),
    ...(dropped.has('sold_date_timestamp') && { soldAtSeconds: null }),
  };
};

/**
 * Refuses a row only for a fault in a field that identifies the vehicle or decides whether it's for sale. Leaves out
 * other unreadable values.
 * @param explain returns why a field's cell couldn't be read; undefined if the field's own message is enough
 */
export const completeFeedRecord = (
  input: Input,
  locationCode: unknown,
  { resolveLocation, needsLocation = false, nowMs, ...sources }: FeedContext,
  explain: (field: string) => string | undefined = () => undefined,
): CompletedRecord => {
  const { hotspots, warnings } = keepReadableHotspots(input.hotspots);
  const given = settleSoldDay({ ...input, hotspots }, nowMs);
  const readable = parseReadable(given, explain);
  const { parsed } = readable;
  if (parsed.kind === 'invalid') {
    const faults = parsed.errors.map(({ field, reason }) => ({ field, reason: explain(field) ?? reason }));
    return { kind: 'refused', faults };
  }
  const doubts = findImplausibleValues(parsed.record, nowMs);
  const faults = doubts.filter(({ verdict }) => verdict === 'refused');
  if (faults.length > 0) return { kind: 'refused', faults };
  const place = findPlace(locationCode, resolveLocation, needsLocation && parsed.record.location === null);
  const photos = checkPhotoAddresses(parsed.record.images, sources);
  const read = dropImpossible(parsed.record, doubts);
  const placed = placeVehicle(read, place.fields);
  return {
    kind: 'vehicle',
    vehicle: {
      ...read,
      ...completeAttributes(read),
      ...completeMedia(read, photos.images, sources),
      ...completeEngine(read),
      ...completeNames(read, readable.input),
      ...completeStatus(read),
      hasNvic: isAbsent(readable.input.has_nvic) ? read.nvic !== null : read.hasNvic,
      ...placed.fields,
    },
    hasOwnId:
      !isAbsent(input.id) && read.id === parsed.record.id && !readable.warnings.some(({ field }) => field === 'id'),
    warnings: [...warnings, ...readable.warnings, ...doubts, ...place.warnings, ...placed.warnings, ...photos.warnings],
    missingPhotos: photos.missingFiles,
    namedPhotos: parsed.record.images.length,
    unread: [
      ...new Set([
        ...[...warnings, ...readable.warnings].map(({ field }) => field),
        ...(isAbsent(locationCode) ? [] : place.warnings.map(({ field }) => field)),
        ...doubts.filter(({ verdict }) => verdict === 'dropped').map(({ field }) => field),
        ...(photos.images.length < parsed.record.images.length ? ['images'] : []),
      ]),
    ],
  };
};
