import { pluralise } from '#src/lib/text/pluralise.ts';

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
