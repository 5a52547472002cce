import { cutText } from '#src/lib/text/cut-text.ts';
import { text } from '#src/vehicle/rules/fields/field-kinds.ts';
import { type FieldFault, isAbsent } from '#src/vehicle/rules/fields/field-table.ts';
import { parseVehicle, type Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { buildSlug, limitSlug } from './build-slug.ts';
import { findImplausibleValues, type ImplausibleValue } from './find-implausible-values.ts';
import { keepReadableHotspots } from './keep-readable-hotspots.ts';
import { type SimpleAttribute, simplifyAttribute } from './simplify-attribute.ts';

export type ResolvedLocation = Pick<
  Vehicle,
  'location' | 'locationId' | 'locationName' | 'city' | 'state' | 'dealershipId' | 'dealershipSlug' | 'dealershipName'
>;

/** Resolves a feed's location code. Returns undefined when the site has no such location. */
export type ResolveLocation = (code: string) => ResolvedLocation | undefined;

export type CompletedRecord =
  | {
      readonly kind: 'vehicle';
      readonly vehicle: Vehicle;
      /** False when the id is a placeholder of 1, to be replaced. */
      readonly hasOwnId: boolean;
      readonly warnings: readonly FieldFault[];
    }
  | { readonly kind: 'refused'; readonly faults: readonly FieldFault[] };

const simplify = (attribute: SimpleAttribute, simple: string | null, text: string | null): string | null =>
  simple ?? (text === null ? null : simplifyAttribute(attribute, text));

const completeAttributes = (vehicle: Vehicle): Partial<Vehicle> => ({
  simpleBody: simplify('body', vehicle.simpleBody, vehicle.body),
  simpleTransmission: simplify('transmission', vehicle.simpleTransmission, vehicle.transmission),
  simpleDrive: simplify('drive', vehicle.simpleDrive, vehicle.drive),
  simpleFuel: simplify('fuel', vehicle.simpleFuel, vehicle.fuel),
});

const completeMedia = (vehicle: Vehicle): Partial<Vehicle> => {
  const photos = vehicle.images.filter(({ isVideo }) => !isVideo);
  return {
    photoCount: vehicle.photoCount === 0 ? Math.min(photos.length, 1000) : vehicle.photoCount,
    primaryImageUrl: vehicle.primaryImageUrl ?? photos[0]?.image.url ?? null,
  };
};

/** A row that says sold in either of its two fields is sold, so that the vehicle is never offered again. @spec B4.02 */
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

type Place = { readonly fault: FieldFault } | { readonly fault: undefined; readonly fields: Partial<Vehicle> };

const codeKind = text(200);

const findPlace = (locationCode: unknown, resolveLocation: ResolveLocation): Place => {
  if (isAbsent(locationCode)) return { fault: undefined, fields: {} };
  const code = codeKind.parse(locationCode);
  if (code === undefined) return { fault: { field: 'location_code', reason: `is not ${codeKind.allowed}` } };
  const fields = resolveLocation(code);
  const reason = `${JSON.stringify(cutText(code, 60))} is not a location of this site`;
  return fields === undefined ? { fault: { field: 'location_code', reason } } : { fault: undefined, fields };
};

const dealershipFields = ['dealershipId', 'dealershipSlug', 'dealershipName'] as const;

interface PlacedVehicle {
  readonly fields: Partial<Vehicle>;
  readonly warnings: readonly ImplausibleValue[];
}

/** Keeps the seller that the row itself names, because a yard can have several. Warns when it isn't the location's own. @spec B3.07 */
const placeVehicle = (own: Vehicle, place: Partial<Vehicle>): PlacedVehicle => {
  const differing = dealershipFields.filter((field) => own[field] !== null && own[field] !== place[field]);
  if (differing.length === 0) return { fields: place, warnings: [] };
  const { dealershipId, dealershipSlug, dealershipName } = own;
  const fields = { ...place, dealershipId, dealershipSlug, dealershipName };
  const other = place.dealershipSlug ?? null;
  if (other === null) return { fields, warnings: [] };
  const named = dealershipSlug ?? dealershipName ?? String(dealershipId);
  const reason = `belongs to ${other}; the row's own dealership ${cutText(named, 60)} is kept`;
  return { fields, warnings: [{ field: 'location_code', reason, verdict: 'warned' }] };
};

export interface FeedContext {
  readonly resolveLocation: ResolveLocation;
  /** Unix milliseconds. */
  readonly nowMs: number;
}

/** Parses a feed record into a vehicle and fills in derived fields: name, slug, short attribute names, photo count, location. */
export const completeFeedRecord = (
  input: Readonly<Record<string, unknown>>,
  locationCode: unknown,
  { resolveLocation, nowMs }: FeedContext,
): CompletedRecord => {
  const { hotspots, warnings } = keepReadableHotspots(input.hotspots);
  const parsed = parseVehicle(withDefaults({ ...input, hotspots }));
  const place = findPlace(locationCode, resolveLocation);
  const doubts = parsed.kind === 'record' ? findImplausibleValues(parsed.record, nowMs) : [];
  const faults = [
    ...(parsed.kind === 'invalid' ? parsed.errors : []),
    ...(place.fault === undefined ? [] : [place.fault]),
    ...doubts.filter(({ verdict }) => verdict === 'refused'),
  ];
  if (parsed.kind === 'invalid' || place.fault !== undefined || faults.length > 0) return { kind: 'refused', faults };
  const read = parsed.record;
  const placed = placeVehicle(read, place.fields);
  return {
    kind: 'vehicle',
    vehicle: {
      ...read,
      ...completeAttributes(read),
      ...completeMedia(read),
      ...completeEngine(read),
      ...completeNames(read, input),
      ...completeStatus(read),
      // An explicit has_nvic wins over the presence of the code.
      hasNvic: isAbsent(input.has_nvic) ? read.nvic !== null : read.hasNvic,
      ...placed.fields,
    },
    hasOwnId: !isAbsent(input.id),
    warnings: [...warnings, ...doubts, ...placed.warnings],
  };
};
