import type { Coordinates } from '#src/locations/rules/calculate-distance-km.ts';
import { type Area, findGeoProblem } from '../geo/read-geo.ts';
import type { Condition } from './filter.ts';
import type { FilterSource } from './filter-source.ts';

const usages = {
  _geoRadius:
    'The `_geoRadius` filter must be in the form: `_geoRadius(latitude, longitude, radius, optionalResolution)`.',
  _geoBoundingBox:
    'The `_geoBoundingBox` filter expects two pairs of arguments: `_geoBoundingBox([latitude, longitude], [latitude, longitude])`.',
  _geoPolygon:
    'The `_geoPolygon` filter must be in the form: `_geoPolygon([latitude, longitude], [latitude, longitude], [latitude, longitude])`.',
} as const;
type AreaName = keyof typeof usages;

const maxCorners = 100;

const createAreaReader = (source: FilterSource, name: AreaName, start: number) => {
  const fail = (message: string): Error => source.error(message, start, source.text.length);
  const expect = (symbol: string): void => {
    if (!source.takeSymbol(symbol)) throw fail(usages[name]);
  };
  const readNumbers = (): number[] => {
    const numbers: number[] = [];
    do {
      const number = source.readNumber();
      if (number === undefined) throw fail(usages[name]);
      numbers.push(number);
    } while (source.takeSymbol(','));
    return numbers;
  };
  const checkPlace = (latitude: number, longitude: number): Coordinates => {
    const problem = findGeoProblem({ latitude, longitude });
    if (problem !== undefined) throw fail(problem);
    return { latitude, longitude };
  };
  const readPlaces = (): Coordinates[] => {
    const places: Coordinates[] = [];
    do {
      expect('[');
      const [latitude = Number.NaN, longitude = Number.NaN, ...more] = readNumbers();
      expect(']');
      if (Number.isNaN(longitude) || more.length > 0) throw fail(usages[name]);
      places.push(checkPlace(latitude, longitude));
      if (places.length > maxCorners) throw fail(`\`${name}\` has more than ${maxCorners} points.`);
    } while (source.takeSymbol(','));
    return places;
  };
  return { fail, expect, readNumbers, readPlaces, checkPlace };
};

const readers: Readonly<Record<AreaName, (reader: ReturnType<typeof createAreaReader>) => Area>> = {
  _geoRadius: ({ readNumbers, checkPlace, fail }) => {
    const numbers = readNumbers();
    const [latitude = 0, longitude = 0, radiusMetres = 0] = numbers;
    if (numbers.length < 3 || numbers.length > 4) {
      throw fail(`Was expecting 3 or 4 arguments for \`_geoRadius\`, but instead found ${numbers.length}.`);
    }
    return { shape: 'circle', middle: checkPlace(latitude, longitude), radiusMetres };
  },
  _geoBoundingBox: ({ readPlaces, fail }) => {
    const [topRight, bottomLeft, ...more] = readPlaces();
    if (topRight === undefined || bottomLeft === undefined || more.length > 0) throw fail(usages._geoBoundingBox);
    if (topRight.latitude < bottomLeft.latitude) {
      const [top, bottom] = [topRight.latitude, bottomLeft.latitude];
      throw fail(`The top latitude \`${top}\` is below the bottom latitude \`${bottom}\`.`);
    }
    return { shape: 'box', topRight, bottomLeft };
  },
  _geoPolygon: ({ readPlaces, fail }) => {
    const corners = readPlaces();
    if (corners.length < 3) throw fail(usages._geoPolygon);
    return { shape: 'polygon', corners };
  },
};

export const readArea = (source: FilterSource): Condition | undefined => {
  const name = (Object.keys(usages) as AreaName[]).find((each) => source.takeWord(each));
  if (name === undefined) return undefined;
  const reader = createAreaReader(source, name, source.position);
  reader.expect('(');
  const area = readers[name](reader);
  reader.expect(')');
  return { kind: 'area', attribute: '_geo', area };
};
