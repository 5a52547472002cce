import { slugify } from '#src/lib/slugify.ts';
import { parseVehicle, type Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { buildSlug } from './build-slug.ts';
import { type SimpleAttribute, simplifyAttribute } from './simplify-attribute.ts';

/** Where a location's cars stand, in the vehicle's fields. */
export type ResolvedLocation = Pick<
  Vehicle,
  'location' | 'locationId' | 'locationName' | 'city' | 'state' | 'dealershipId' | 'dealershipSlug' | 'dealershipName'
>;

/** The location of a code in a feed; undefined when the site has no such location. */
export type ResolveLocation = (code: string) => ResolvedLocation | undefined;

export interface RecordFault {
  /** The specification's name of the field. */
  readonly field: string;
  readonly reason: string;
}

export type CompletedRecord =
  | {
      readonly kind: 'vehicle';
      readonly vehicle: Vehicle;
      /** Whether the feed named the id; otherwise 1 stands in for the one to come. */
      readonly hasOwnId: boolean;
    }
  | { readonly kind: 'refused'; readonly faults: readonly RecordFault[] };

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

const simpleFields: readonly (readonly [SimpleAttribute, 'body' | 'transmission' | 'drive' | 'fuel', string])[] = [
  ['body', 'body', 'simpleBody'],
  ['transmission', 'transmission', 'simpleTransmission'],
  ['drive', 'drive', 'simpleDrive'],
  ['fuel', 'fuel', 'simpleFuel'],
];

const completeAttributes = (vehicle: Vehicle): Partial<Vehicle> => {
  const completed: Record<string, string> = {};
  for (const [attribute, field, simpleField] of simpleFields) {
    const text = vehicle[field];
    if (text !== null && vehicle[simpleField as keyof Vehicle] === null) {
      completed[simpleField] = simplifyAttribute(attribute, text);
    }
  }
  return completed;
};

const completeMedia = (vehicle: Vehicle): Partial<Vehicle> => {
  const photos = vehicle.images.filter(({ isVideo }) => !isVideo);
  return {
    photoCount: vehicle.photoCount === 0 ? Math.min(photos.length, 1000) : vehicle.photoCount,
    primaryImageUrl: vehicle.primaryImageUrl ?? photos[0]?.image.url ?? null,
  };
};

const completeEngine = ({ engineSizeCc, engineSizeLitres }: Vehicle): Partial<Vehicle> =>
  engineSizeLitres === null && engineSizeCc !== null && engineSizeCc > 0
    ? { engineSizeLitres: Math.round(engineSizeCc / 100) / 10 }
    : {};

const withDefaults = (input: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  ...input,
  ...(isAbsent(input.id) && { id: 1 }),
  ...(isAbsent(input.slug) && { slug: 'new' }),
  ...(isAbsent(input.car_type) && { car_type: 'used' }),
  ...(isAbsent(input.name) && {
    name: [input.year, input.make, input.model, input.badge]
      .filter((part) => !isAbsent(part))
      .join(' ')
      .slice(0, 200),
  }),
});

/** Faults of the feed, without the name that was made from fields at fault. */
const ownFaults = (faults: readonly RecordFault[], input: Readonly<Record<string, unknown>>): readonly RecordFault[] =>
  faults.filter(({ field }) => field !== 'name' || !isAbsent(input.name));

/**
 * Reads a feed's record (by the specification's names) into a vehicle and fills in what follows from other fields: the
 * name, the short attribute names, the picture count, the location's place.
 */
export const completeFeedRecord = (
  input: Readonly<Record<string, unknown>>,
  locationCode: string | undefined,
  resolveLocation: ResolveLocation,
): CompletedRecord => {
  const parsed = parseVehicle(withDefaults(input));
  const faults = parsed.kind === 'invalid' ? [...ownFaults(parsed.errors, input)] : [];
  const place = locationCode === undefined ? undefined : resolveLocation(locationCode);
  if (locationCode !== undefined && place === undefined) {
    faults.push({
      field: 'location_code',
      reason: `${JSON.stringify(locationCode.slice(0, 60))} is not a location of this site`,
    });
  }
  if (parsed.kind === 'invalid' || faults.length > 0) return { kind: 'refused', faults };
  const read = parsed.record;
  const vehicle: Vehicle = {
    ...read,
    ...completeAttributes(read),
    ...completeMedia(read),
    ...completeEngine(read),
    hasNvic: read.hasNvic || read.nvic !== null,
    ...place,
  };
  const ownSlug = isAbsent(input.slug) ? '' : slugify(read.slug);
  return {
    kind: 'vehicle',
    vehicle: { ...vehicle, slug: ownSlug === '' ? buildSlug(vehicle) : ownSlug },
    hasOwnId: !isAbsent(input.id),
  };
};
