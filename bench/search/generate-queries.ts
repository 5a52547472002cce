import type { EngineDocument } from '#src/search/engine/text/text-index.ts';
import { createRandom, type Random } from './create-random.ts';

export interface BenchmarkQuery {
  readonly kind: string;
  readonly text: string;
  readonly refinements: Readonly<Record<string, readonly string[]>>;
  readonly ranges: Readonly<Record<string, { readonly min?: number; readonly max?: number }>>;
  readonly sort: { readonly attribute: string; readonly direction: 'asc' | 'desc' } | undefined;
  /** Zero-based. A page has 21 hits. */
  readonly page: number;
}

const plain = { text: '', refinements: {}, ranges: {}, sort: undefined, page: 0 } as const;
const textOf = (car: EngineDocument, name: string): string => String(car[name]);

const misspell = (word: string, random: Random): string => {
  if (word.length < 5) return word;
  const at = 1 + Math.floor(random.next() * (word.length - 3));
  return `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
};

type MakeQuery = (car: EngineDocument, other: EngineDocument, random: Random) => Omit<BenchmarkQuery, 'kind'>;

const kinds: Readonly<Record<string, MakeQuery>> = {
  browse: (_car, _other, random) => ({ ...plain, page: Math.floor(random.next() * 5) }),
  make: (car) => ({ ...plain, refinements: { make: [textOf(car, 'make')] } }),
  'make and models': (car, other) => ({
    ...plain,
    refinements: { make: [textOf(car, 'make')], model: [textOf(car, 'model'), textOf(other, 'model')] },
  }),
  'body in a price range': (car, _other, random) => {
    const min = 5000 + Math.floor(random.next() * 40) * 1000;
    return {
      ...plain,
      refinements: { body: [textOf(car, 'body')] },
      ranges: { price: { min, max: min + 10_000 + Math.floor(random.next() * 30) * 1000 } },
    };
  },
  'four choices, cheapest first': (car, other) => ({
    ...plain,
    refinements: {
      fuel: [...new Set([textOf(car, 'fuel'), textOf(other, 'fuel')])],
      transmission: ['Automatic'],
      colour: [...new Set([textOf(car, 'colour'), textOf(other, 'colour'), 'White'])],
      car_type: [textOf(car, 'car_type')],
    },
    sort: { attribute: 'price', direction: 'asc' },
  }),
  'few years, few kilometres': (car, _other, random) => ({
    ...plain,
    ranges: {
      year: { min: Number(car.year) - 1, max: Number(car.year) + 2 },
      km: { max: 20_000 + random.next() * 90_000 },
    },
    sort: { attribute: 'km', direction: 'asc' },
  }),
  'one word': (car) => ({ ...plain, text: textOf(car, 'make') }),
  'two words': (car, other) => ({
    ...plain,
    text: `${textOf(car, 'model')} ${textOf(car, 'colour')}`,
    refinements: { transmission: ['Automatic'], seats: [textOf(car, 'seats'), textOf(other, 'seats')] },
  }),
  'a typo': (car, _other, random) => ({
    ...plain,
    text: `${misspell(textOf(car, 'make').toLowerCase(), random)} ${textOf(car, 'model').toLowerCase()}`,
  }),
  'half a word': (car, _other, random) => {
    const name = textOf(car, 'make_model').toLowerCase();
    return {
      ...plain,
      text: name.slice(0, 2 + Math.floor(random.next() * (name.length - 2))),
      refinements: { body: [textOf(car, 'body')] },
    };
  },
};

export const queryKinds: readonly string[] = Object.keys(kinds);

export const generateQueries = (stock: readonly EngineDocument[], count: number, seed = 7): BenchmarkQuery[] => {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, place) => {
    const kind = queryKinds[place % queryKinds.length] as string;
    const make = kinds[kind] as MakeQuery;
    return { kind, ...make(random.pick(stock), random.pick(stock), random) };
  });
};
