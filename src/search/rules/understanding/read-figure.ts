import type { NumberRange, RangeKey } from '../search-state.ts';
import { type Comparison, comparisonWords, leadingUnits, trailingWords, unitWords } from './figure-words.ts';
import type { Lexicon } from './lexicon.ts';
import { type Amount, readAmount } from './read-amount.ts';
import type { TypedWord } from './split-typed-words.ts';

/** What a figure asks for. */
export type Figure = {
  /** The place after its last word. */
  readonly end: number;
  /** Whether a word or a sign says what it is: a bare number may be a model instead. */
  readonly isPlain: boolean;
} & (
  | { readonly kind: 'range'; readonly key: RangeKey; readonly range: NumberRange }
  | { readonly kind: 'value'; readonly key: 'seats' | 'doors'; readonly value: string }
);

/** Numbers that could be years. */
const firstYear = 1950;
const lastYear = 2035;
/** A bare number below this is no price. */
const leastPrice = 1000;
const leastBarePrice = 3000;
/** 'under 30' is said of thousands. */
const leastThousands = 5;
const mostThousands = 200;
/** How far 'around' reaches. */
const aroundShare = 0.1;

/** A figure as it was typed, before it is known what it counts. */
interface TypedFigure {
  readonly comparison: Comparison | null;
  readonly from: Amount;
  readonly to: Amount | null;
  readonly keys: readonly string[];
  readonly factor: number;
  readonly isTold: boolean;
  readonly end: number;
}

/**
 * The figure that starts at a place, with the words that bound it: 'under $30k', 'between 2018 and 2020', '50,000 km max',
 * '7 seater', '$150 a week'; null where none does.
 */
export const readFigure = (words: readonly TypedWord[], at: number, lexicon: Lexicon): Figure | null => {
  const typed = readTypedFigure(words, at);
  return typed === null ? null : chooseMeaning(typed, lexicon);
};

const readTypedFigure = (words: readonly TypedWord[], at: number): TypedFigure | null => {
  const told = leadingUnits.get(words[at]?.text ?? '');
  const before = readComparison(words, told === undefined ? at : at + 1);
  const from = readAmount(words, before.end);
  if (from === null) return null;
  const to = readSecond(words, from, before.comparison === 'between');
  const last = to ?? from;
  const unit = readUnit(words, last);
  const after = readTrailing(words, unit.end, words[last.end - 1]?.hasPlus ?? false);
  const row = unitWords.get(unit.name ?? from.unit ?? '');
  return {
    comparison: after.comparison ?? before.comparison,
    from: to?.isMultiplied && !from.isMultiplied ? scaleLike(from, to) : from,
    to,
    keys: told === undefined ? (row?.keys ?? []) : [told],
    factor: row?.factor ?? 1,
    isTold: before.end > at || row !== undefined || after.comparison !== null || to !== null,
    end: after.end,
  };
};

/** '20-30k' starts at 20,000. */
const scaleLike = (from: Amount, to: Amount): Amount => ({
  ...from,
  value: from.value < 1000 ? from.value * (to.value >= 1_000_000 ? 1_000_000 : 1000) : from.value,
  isMultiplied: true,
});

/** The words that bound a figure, before it. The last one counts: 'no more than', 'under under'. */
const readComparison = (
  words: readonly TypedWord[],
  at: number,
): { readonly comparison: Comparison | null; readonly end: number } => {
  const isNegated = ['no', 'not'].includes(words[at]?.text ?? '');
  let comparison: Comparison | null = null;
  let end = isNegated ? at + 1 : at;
  for (; ; end++) {
    const found = comparisonWords.get(words[end]?.text ?? '');
    if (found === undefined) break;
    if (found !== 'filler') comparison = found;
  }
  if (!isNegated) return { comparison, end };
  // 'not 2020' excludes nothing that a range could say.
  if (comparison === 'min') return { comparison: 'max', end };
  return comparison === 'max' ? { comparison: 'min', end } : { comparison: null, end: at };
};

/** The second bound: '20k-30k', '20000 to 30000', 'between 2018 and 2020'. */
const readSecond = (words: readonly TypedWord[], from: Amount, isBetween: boolean): Amount | null => {
  if (words[from.end - 1]?.isJoined) return readAmount(words, from.end);
  const link = words[from.end]?.text ?? '';
  return link === 'to' || (isBetween && link === 'and') ? readAmount(words, from.end + 1) : null;
};

const unitFillers = new Set(['a', 'per', 'each', 'every', 'p']);

const readUnit = (
  words: readonly TypedWord[],
  { unit, end }: Amount,
): { readonly name: string | null; readonly end: number } => {
  if (unit !== null) return { name: unit, end };
  const next = words[end]?.text ?? '';
  if (unitFillers.has(next)) {
    const name = words[end + 1]?.text ?? '';
    return name === 'w' || unitWords.get(name)?.keys[0] === 'weekly_price'
      ? { name: 'week', end: end + 2 }
      : { name: null, end };
  }
  return unitWords.has(next) ? { name: next, end: end + 1 } : { name: null, end };
};

/** The words that bound a figure, after it, unless they belong to the next one: '30k under 50,000 km'. */
const readTrailing = (
  words: readonly TypedWord[],
  at: number,
  hasPlus: boolean,
): { readonly comparison: Comparison | null; readonly end: number } => {
  if (hasPlus) return { comparison: 'min', end: at };
  const isLinked = ['or', 'and'].includes(words[at]?.text ?? '');
  const end = isLinked ? at + 1 : at;
  const comparison = trailingWords.get(words[end]?.text ?? '');
  if (comparison === undefined || readAmount(words, readComparison(words, end).end) !== null) {
    return { comparison: null, end: at };
  }
  return { comparison, end: end + 1 };
};

const isYear = ({ value, isDollars, isMultiplied }: Amount): boolean =>
  !isDollars && !isMultiplied && Number.isInteger(value) && value >= firstYear && value <= lastYear;

const isWithin = ({ value }: Amount, range: NumberRange | undefined): boolean =>
  range !== undefined && value >= (range.min ?? -Infinity) && value <= (range.max ?? Infinity);

/** What a figure counts: what its unit says, else a year that the stock has, else a price; null for neither. */
const chooseKey = (typed: TypedFigure, { figures }: Lexicon): string | null => {
  const { keys, comparison, from, to } = typed;
  if (keys.length > 0) return keys.find((key) => key === 'doors' || key in figures) ?? null;
  if (from.isDollars || to?.isDollars) return 'price';
  const isTimeWord = comparison === 'below' || comparison === 'beyond';
  const isYears = isYear(from) && (to === null || isYear(to));
  if (isYears && (isTimeWord || to !== null || isWithin(from, figures.year))) return 'year';
  if (isTimeWord) return null;
  return isPrice(typed) ? 'price' : null;
};

/** A number that nothing else is said of: a price once it is large enough, or bounded as one; a year that the stock lacks is none. */
const isPrice = ({ isTold, from }: TypedFigure): boolean => {
  if (from.isMultiplied) return true;
  return isTold ? from.value >= leastPrice || isThousands(from) : from.value >= leastBarePrice;
};

const isThousands = ({ value, isDollars, isMultiplied }: Amount): boolean =>
  !isDollars && !isMultiplied && value >= leastThousands && value <= mostThousands;

/** A weight or an engine alone says what a vehicle is, not how much it may have: '3500kg towing', '650cc'. */
const boundedKeys = new Set(['aggregate_trailer_mass', 'gross_vehicle_mass', 'engine_size']);

const chooseMeaning = (typed: TypedFigure, lexicon: Lexicon): Figure | null => {
  const key = chooseKey(typed, lexicon);
  if (key === null || key === 'none') return null;
  const isPlain = typed.isTold || typed.from.isDollars || typed.from.isMultiplied;
  const shared = { end: typed.end, isPlain };
  const isCounted = (key === 'seats' || key === 'doors') && typed.comparison === null && typed.to === null;
  if (isCounted) {
    return lexicon[key].size === 0 ? null : { ...shared, kind: 'value', key, value: String(typed.from.value) };
  }
  const isBounded = typed.comparison !== null || typed.to !== null;
  if (key === 'doors' || (boundedKeys.has(key) && !isBounded)) return null;
  return { ...shared, kind: 'range', key: key as RangeKey, range: chooseRange(key as RangeKey, typed) };
};

/** Sleeping places are a least, years are that year, and all else that is asked for without a bound is a most. */
const defaultComparison = (key: RangeKey): Comparison =>
  key === 'sleeps' ? 'min' : key === 'year' ? 'between' : 'max';

const chooseRange = (key: RangeKey, { comparison, from, to, factor }: TypedFigure): NumberRange => {
  const toWhole = (amount: Amount): number =>
    Math.round(amount.value * (key === 'price' && isThousands(amount) ? 1000 : factor));
  const value = toWhole(from);
  if (to !== null) return { min: value, max: toWhole(to) };
  const margin = key === 'year' ? 1 : Math.round(value * aroundShare);
  switch (comparison ?? defaultComparison(key)) {
    case 'max':
      return { min: null, max: value };
    case 'below':
      return { min: null, max: value - 1 };
    case 'beyond':
      return { min: value + 1, max: null };
    case 'min':
    case 'from':
      return { min: value, max: null };
    case 'around':
      return { min: value - margin, max: value + margin };
    case 'between':
      return { min: value, max: value };
  }
};
