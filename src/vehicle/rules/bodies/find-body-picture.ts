import { pluralise } from '#src/lib/text/noun.ts';

/** Body types that have a picture of their own. @spec L9.34 */
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
] as const;

export type BodyPicture = (typeof bodyPictures)[number];

/** 'Cab Chassis', 'cab-chassis' and 'cabChassis' are one body. */
const toKey = (body: string): string => body.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** What feeds also call a body that has a picture. */
const otherNames: Readonly<Record<string, BodyPicture>> = {
  cabriolet: 'convertible',
  electric: 'ev',
  minibus: 'bus',
  minivan: 'peopleMover',
  roadster: 'convertible',
  utility: 'ute',
};

const byKey: ReadonlyMap<string, BodyPicture> = new Map([
  ...Object.entries(otherNames),
  ...bodyPictures.map((body) => [toKey(body), body] as const),
]);

/** The picture of a body by its name in the stock: 'People Mover' has that of peopleMover. @spec L9.34 */
export const findBodyPicture = (body: string): BodyPicture | undefined => byKey.get(toKey(body));

/** Bodies that say how a vehicle is, not what it is: nobody sells 'nakeds' or 'refrigerateds'. */
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
  'vintage',
]);

/**
 * Vehicles of one body in the plural: 'Hatches'; an adjective takes the noun of the vehicles, 'Naked motorcycles', or
 * stands alone in a list that is about them anyway.
 */
export const nameBodies = (body: string, vehicles = ''): string =>
  adjectives.has(body.toLowerCase()) ? `${body} ${vehicles}`.trim() : pluralise(body);
