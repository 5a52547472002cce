import type { Near, NumberRange, RangeKey, RefinementKey, SearchState } from '../search-state.ts';
import type { FigureMeaning } from './interpret-figure.ts';
import type { ModelReading, Reading } from './lexicon.ts';
import type { TypedWord } from './split-typed-words.ts';

export interface Understanding extends Pick<SearchState, 'refinements' | 'exclusions' | 'ranges' | 'sortBy' | 'near'> {
  /** Words to search as text. Unknown words come last. */
  readonly text: string;
}

export interface Phrase {
  readonly words: readonly TypedWord[];
  readonly reading: Reading;
  readonly isExcluded: boolean;
}

type Lists = Map<RefinementKey, Set<string>>;

const addTo = (lists: Lists, key: RefinementKey, values: readonly string[]): void => {
  lists.set(key, new Set([...(lists.get(key) ?? []), ...values]));
};

const toValues = (lists: Lists, except: SearchState['refinements'] = {}): SearchState['refinements'] =>
  Object.fromEntries(
    [...lists].flatMap(([key, values]) => {
      const kept = [...values].filter((value) => !except[key]?.includes(value));
      return kept.length === 0 ? [] : [[key, kept] as const];
    }),
  );

const textOf = (words: readonly TypedWord[]): string => words.map(({ typed }) => typed).join(' ');

const narrowModels = (
  { models, isWhole }: ModelReading,
  makes: ReadonlySet<string> | undefined,
): ModelReading['models'] | undefined => {
  if (makes === undefined) return models;
  const own = models.filter(({ make }) => makes.has(make));
  return own.length > 0 ? own : isWhole ? models : undefined;
};

const isExact = ({ min, max }: NumberRange): boolean => min !== null && min === max;

/** 'over 20k under 30k' sets both bounds. '2024 2026' means from 2024 to 2026. */
const mergeRanges = (one: NumberRange | undefined, other: NumberRange): NumberRange => {
  if (one === undefined) return other;
  if (!isExact(one) || !isExact(other)) return { min: other.min ?? one.min, max: other.max ?? one.max };
  return { min: Math.min(one.min ?? 0, other.min ?? 0), max: Math.max(one.max ?? 0, other.max ?? 0) };
};

const mergeFigures = (figures: readonly FigureMeaning[]): SearchState['ranges'] => {
  const ranges: Partial<Record<RangeKey, NumberRange>> = {};
  for (const figure of figures) {
    if (figure.kind === 'range') ranges[figure.key] = mergeRanges(ranges[figure.key], figure.range);
  }
  return ranges;
};

export const combinePhrases = (
  phrases: readonly Phrase[],
  figures: readonly FigureMeaning[],
  unknownWords: readonly TypedWord[],
  near: Near | null,
): Understanding => {
  const chosen: Lists = new Map();
  const excluded: Lists = new Map();
  const text: string[] = [];
  let sortBy = '';
  for (const { reading, words, isExcluded } of phrases) {
    if (reading.kind === 'filter') addTo(isExcluded ? excluded : chosen, reading.key, reading.values);
    if (reading.kind === 'sort') sortBy = reading.sortBy;
    if (isExcluded) continue;
    if (reading.kind === 'text') text.push(textOf(words));
    if (reading.kind === 'filter' && reading.text !== undefined) text.push(reading.text);
  }
  const typedMakes = chosen.get('make');
  for (const { reading, words, isExcluded } of phrases) {
    if (reading.kind !== 'model') continue;
    const models = narrowModels(reading, typedMakes);
    if (models === undefined) text.push(textOf(words));
    addTo(isExcluded ? excluded : chosen, 'make_model', models?.map(({ makeModel }) => makeModel) ?? []);
    if (!isExcluded) addTo(chosen, 'make', models?.map(({ make }) => make) ?? []);
  }
  for (const figure of figures) if (figure.kind === 'value') addTo(chosen, figure.key, [figure.value]);
  const exclusions = toValues(excluded);
  return {
    refinements: toValues(chosen, exclusions),
    exclusions,
    ranges: mergeFigures(figures),
    sortBy,
    near,
    text: [...text, ...unknownWords.map(({ typed }) => typed)].join(' '),
  };
};
