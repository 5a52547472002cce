import { type NumberRange, type RangeKey, type RefinementKey, rangeKeys } from '../search-state.ts';
import { comparisonWords, unitWords } from './figure-words.ts';
import { type Lexicon, type ModelReading, maxPhraseWords, type Reading } from './lexicon.ts';
import { type Figure, readFigure } from './read-figure.ts';
import { splitTypedWords, type TypedWord } from './split-typed-words.ts';

export type Values = Readonly<Partial<Record<RefinementKey, readonly string[]>>>;

/** What a shopper's words mean on a site. */
export interface Understanding {
  readonly refinements: Values;
  readonly exclusions: Values;
  readonly ranges: Readonly<Partial<Record<RangeKey, NumberRange>>>;
  /** Empty where no order was asked for. */
  readonly sortBy: string;
  /** The words left, to be searched as text: those that the stock knows first. */
  readonly text: string;
}

/** A phrase and what it was read as. */
interface Phrase {
  readonly words: readonly TypedWord[];
  readonly reading: Reading;
  readonly isExcluded: boolean;
}

/** Words that turn the next phrase into its opposite. */
const exclusionWords = new Set(['not', 'no', 'without', 'except', 'excluding', 'exclude', 'minus', 'non']);

/**
 * What a shopper's words mean on a site; null when they are best searched as they are. Never throws; takes time in proportion to the words,
 * whose number is bounded. (#21)
 */
export const understandQuery = (typed: string, lexicon: Lexicon): Understanding | null => {
  const words = splitTypedWords(typed);
  const phrases: Phrase[] = [];
  const figures: Figure[] = [];
  const unknownWords: TypedWord[] = [];
  let isExcluded = false;
  for (let at = 0; at < words.length; ) {
    const word = words[at] as TypedWord;
    const figure = readFigure(words, at, lexicon);
    const phrase = findPhrase(words, at, lexicon);
    if (figure !== null && !isName(figure, phrase)) {
      figures.push(figure);
      at = figure.end;
      continue;
    }
    if (phrase === null && exclusionWords.has(word.text)) {
      isExcluded = true;
      at += 1;
      continue;
    }
    const isMinus = isExcluded || word.isExcluded;
    if (phrase === null) {
      // A bound without a figure says nothing, and what nobody knows can't be excluded.
      if (!isMinus && !comparisonWords.has(word.text)) unknownWords.push(word);
    } else phrases.push({ ...phrase, isExcluded: isMinus });
    if (phrase?.reading.kind !== 'empty') isExcluded = false;
    at += phrase?.words.length ?? 1;
  }
  if (figures.length === 0 && phrases.every(({ reading }) => reading.kind === 'text')) return null;
  return combine(phrases, figures, unknownWords);
};

/** Whether a number is a name instead: 'mazda 3', 'tank 300', a Peugeot '2008'. */
const isName = ({ isPlain }: Figure, phrase: Omit<Phrase, 'isExcluded'> | null): boolean =>
  phrase !== null &&
  (phrase.words.length > 1 || (!isPlain && (phrase.reading.kind !== 'model' || phrase.reading.isWhole)));

/** The longest phrase that starts at a place and has a meaning; a plural has that of its singular. */
const findPhrase = (
  words: readonly TypedWord[],
  at: number,
  { readings }: Lexicon,
): Omit<Phrase, 'isExcluded'> | null => {
  for (let length = Math.min(maxPhraseWords, words.length - at); length > 0; length--) {
    const said = words.slice(at, at + length);
    // A minus starts a phrase of its own.
    if (said.slice(1).some(({ isExcluded }) => isExcluded)) continue;
    // '2 door' after 'mazda' counts doors.
    if (length > 1 && /^\d+$/.test(said.at(-1)?.text ?? '') && unitWords.has(words[at + length]?.text ?? '')) continue;
    const joined = said.map(({ text }) => text).join('');
    const reading = readings.get(joined) ?? (/[^s]s$/.test(joined) ? readings.get(joined.slice(0, -1)) : undefined);
    if (reading !== undefined) return { words: said, reading };
  }
  return null;
};

const addTo = (lists: Map<RefinementKey, Set<string>>, key: RefinementKey, values: readonly string[]): void => {
  const set = lists.get(key) ?? new Set();
  for (const value of values) set.add(value);
  lists.set(key, set);
};

const toValues = (lists: ReadonlyMap<RefinementKey, ReadonlySet<string>>, except?: Values): Values =>
  Object.fromEntries(
    [...lists].flatMap(([key, values]) => {
      const kept = [...values].filter((value) => !except?.[key]?.includes(value));
      return kept.length === 0 ? [] : [[key, kept] as const];
    }),
  );

/** A part of a model's name is that of the make beside it; undefined where that make has no such model. */
const narrowModels = (
  { models, isWhole }: ModelReading,
  makes: ReadonlySet<string> | undefined,
): ModelReading['models'] | undefined => {
  if (makes === undefined) return models;
  const own = models.filter(({ make }) => makes.has(make));
  return own.length > 0 ? own : isWhole ? models : undefined;
};

const combine = (
  phrases: readonly Phrase[],
  figures: readonly Figure[],
  unknownWords: readonly TypedWord[],
): Understanding => {
  const chosen = new Map<RefinementKey, Set<string>>();
  const excluded = new Map<RefinementKey, Set<string>>();
  const text: string[] = [];
  let sortBy = '';
  for (const { reading, words, isExcluded } of phrases) {
    if (reading.kind === 'filter') {
      addTo(isExcluded ? excluded : chosen, reading.key, reading.values);
      if (reading.text !== undefined && !isExcluded) text.push(reading.text);
    } else if (reading.kind === 'sort') sortBy = reading.sortBy;
    else if (reading.kind === 'text' && !isExcluded) text.push(...words.map(({ typed }) => typed));
  }
  const makes = chosen.get('make');
  const typedMakes = makes === undefined ? undefined : new Set(makes);
  for (const { reading, words, isExcluded } of phrases) {
    if (reading.kind !== 'model') continue;
    const models = narrowModels(reading, typedMakes);
    if (models === undefined) text.push(...words.map(({ typed }) => typed));
    else {
      const names = models.map(({ makeModel }) => makeModel);
      addTo(isExcluded ? excluded : chosen, 'make_model', names);
      if (!isExcluded)
        addTo(
          chosen,
          'make',
          models.map(({ make }) => make),
        );
    }
  }
  const ranges: Partial<Record<RangeKey, NumberRange>> = {};
  for (const figure of figures) {
    if (figure.kind === 'value') addTo(chosen, figure.key, [figure.value]);
    else ranges[figure.key] = mergeRanges(ranges[figure.key], figure.range);
  }
  const exclusions = toValues(excluded);
  return {
    refinements: toValues(chosen, exclusions),
    exclusions,
    ranges: Object.fromEntries(rangeKeys.flatMap((key) => (ranges[key] === undefined ? [] : [[key, ranges[key]]]))),
    sortBy,
    text: [...text, ...unknownWords.map(({ typed }) => typed)].join(' '),
  };
};

const isExact = ({ min, max }: NumberRange): boolean => min !== null && min === max;

/** 'over 20k under 30k' is both bounds, '2024 2026' all from the one to the other. */
const mergeRanges = (one: NumberRange | undefined, other: NumberRange): NumberRange => {
  if (one === undefined) return other;
  if (!isExact(one) || !isExact(other)) return { min: other.min ?? one.min, max: other.max ?? one.max };
  return { min: Math.min(one.min ?? 0, other.min ?? 0), max: Math.max(one.max ?? 0, other.max ?? 0) };
};
