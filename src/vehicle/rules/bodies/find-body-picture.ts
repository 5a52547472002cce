import { pluralise } from '#src/lib/text/noun.ts';

/** @spec L9.34 */
export const bodyPictures = [
  '4x4',
  'bus',
  'cabChassis',
  'convertible',
  'coupe',
  'ev',
  'hardtop',
  'hatch',
  'hatchback',
  'motorhome',
  'lightTruck',
  'peopleMover',
  'prestige',
  'sedan',
  'softtop',
  'suv',
  'ute',
  'van',
  'wagon',
  'stationWagon',
  'motorcycle',
] as const;

export type BodyPicture = (typeof bodyPictures)[number];

const toKey = (body: string): string => body.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const otherNames: Readonly<Record<string, BodyPicture>> = {
  cabriolet: 'convertible',
  electric: 'ev',
  bike: 'motorcycle',
  minibus: 'bus',
  minivan: 'peopleMover',
  motorbike: 'motorcycle',
  roadster: 'convertible',
  utility: 'ute',
};

const byKey: ReadonlyMap<string, BodyPicture> = new Map([
  ...Object.entries(otherNames),
  ...bodyPictures.map((body) => [toKey(body), body] as const),
]);

/** @spec L9.34 */
export const findBodyPicture = (body: string): BodyPicture | undefined => byKey.get(toKey(body));

/** Body names that can't take a plural: nobody sells 'nakeds', and 'trays' are parts of trucks. */
const adjectives: ReadonlySet<string> = new Set([
  'adventure',
  'classic',
  'custom',
  'dual sport',
  'enduro',
  'hybrid',
  'naked',
  'off road',
  'refrigerated',
  'sport',
  'sports',
  'touring',
  'tray',
  'vintage',
]);

export const nameBodies = (body: string, vehicles = ''): string =>
  adjectives.has(body.toLowerCase()) ? `${body} ${vehicles}`.trim() : pluralise(body);

/** Lower-cases 'People Mover' but not 'SUV' or '4x4'. */
export const inSentence = (name: string): string => name.replaceAll(/\b[A-Z][a-z]+\b/g, (word) => word.toLowerCase());
