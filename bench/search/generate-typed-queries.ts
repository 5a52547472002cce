import type { EngineDocument } from '#src/search/engine/text/text-index.ts';
import { createRandom, type Random } from './create-random.ts';
import type { BenchmarkQuery } from './generate-queries.ts';

type Write = (car: EngineDocument, random: Random) => string;

const low = (car: EngineDocument, name: string): string => String(car[name]).toLowerCase();

const kinds: readonly Write[] = [
  (car) => `used ${low(car, 'make')} ${low(car, 'model')}`,
  (car, random) => `${low(car, 'colour')} ${low(car, 'body')} under ${20 + Math.floor(random.next() * 60)}k`,
  (car) => `${low(car, 'year')} ${low(car, 'make')} automatic`,
  (car) => `${low(car, 'body')} in ${low(car, 'city')}`,
  (car) => `${low(car, 'seats')} seater ${low(car, 'fuel')}`,
  (car) => `cheap ${low(car, 'body')} less than 100,000 km`,
  (car) => `${low(car, 'model')} ${low(car, 'badge')} between 2018 and 2024`,
  (car) => `${low(car, 'make')} with tow bar, low kms`,
  (car) => `looking for a nice ${low(car, 'fuel')} ${low(car, 'body')} please`,
  (car) => `${low(car, 'make').slice(0, -1)} ${low(car, 'body')} around $40,000`,
];

export const generateTypedQueries = (stock: readonly EngineDocument[], count: number): BenchmarkQuery[] => {
  const random = createRandom(11);
  return Array.from({ length: count }, (_, place) => ({
    kind: 'typed',
    text: (kinds[place % kinds.length] as Write)(random.pick(stock), random),
    refinements: {},
    ranges: {},
    sort: undefined,
    page: 0,
  }));
};
