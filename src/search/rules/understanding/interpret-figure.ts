import type { NumberRange, RangeKey } from '../search-state.ts';
import type { Comparison } from './figure-words.ts';
import type { Lexicon } from './lexicon.ts';
import type { Amount } from './read-amount.ts';
import { readTypedFigure, type TypedFigure } from './read-typed-figure.ts';
import type { TypedWord } from './split-typed-words.ts';

export type FigureMeaning = {
  readonly end: number;
  readonly isPlain: boolean;
} & (
  | { readonly kind: 'range'; readonly key: RangeKey; readonly range: NumberRange }
  | { readonly kind: 'value'; readonly key: 'seats' | 'doors'; readonly value: string }
);

const firstYear = 1950;
/** How many years ahead a number can still be a year, as in 'under 2030'. */
const mostYearsAhead = 10;
/** A year that can also be a price: 'under 2000' is a price, unless a vehicle in stock is that old. */
const roundYear = 2000;
/**
 * Lowest number that's read as dollars, not thousands of dollars, after a word such as 'under'. A number alone must be
 * at least `leastBarePrice`.
 */
const leastPrice = 1000;
const leastBarePrice = 3000;
/** A price from 5 to 200 without '$' means thousands, as in 'under 30'. */
const leastThousands = 5;
const mostThousands = 200;
const aroundShare = 0.1;
const yearsAround = 1;

export const interpretFigure = (words: readonly TypedWord[], at: number, lexicon: Lexicon): FigureMeaning | null => {
  const typed = readTypedFigure(words, at);
  return typed === null ? null : chooseMeaning(typed, lexicon);
};

const isYear = ({ value, isDollars, isMultiplied }: Amount, thisYear: number): boolean =>
  !isDollars && !isMultiplied && Number.isInteger(value) && value >= firstYear && value <= thisYear + mostYearsAhead;

const isWithin = ({ value }: Amount, range: NumberRange | undefined): boolean =>
  range !== undefined && value >= (range.min ?? -Infinity) && value <= (range.max ?? Infinity);

const chooseKey = (typed: TypedFigure, { figures, thisYear }: Lexicon): string | null => {
  const { keys, comparison, from, to, isQualified } = typed;
  if (keys.length > 0) return keys.find((key) => key === 'doors' || key === 'age' || key in figures) ?? null;
  if (from.isDollars || to?.isDollars) return 'price';
  const isTimeWord = comparison === 'below' || comparison === 'beyond';
  const isYears = isYear(from, thisYear) && (to === null || isYear(to, thisYear));
  const isYearByWords = isTimeWord || to !== null || (isQualified && from.value !== roundYear);
  if (isYears && (isYearByWords || isWithin(from, figures.year))) return 'year';
  if (isTimeWord) return null;
  return isPrice(typed) ? 'price' : null;
};

const isPrice = ({ isQualified, from }: TypedFigure): boolean => {
  if (from.isMultiplied) return true;
  return isQualified ? from.value >= leastPrice || isThousands(from) : from.value >= leastBarePrice;
};

const isThousands = ({ value, isDollars, isMultiplied }: Amount): boolean =>
  !isDollars && !isMultiplied && value >= leastThousands && value <= mostThousands;

/** These figures set a limit only with a comparison or a second figure: '3500kg towing' and '650cc' set none. */
const boundedKeys = new Set(['aggregate_trailer_mass', 'gross_vehicle_mass', 'engine_size']);

const chooseMeaning = (typed: TypedFigure, lexicon: Lexicon): FigureMeaning | null => {
  const key = chooseKey(typed, lexicon);
  if (key === null || key === 'none') return null;
  const isPlain = typed.isQualified || typed.from.isDollars || typed.from.isMultiplied;
  const shared = { end: typed.end, isPlain };
  const isCounted = (key === 'seats' || key === 'doors') && typed.comparison === null && typed.to === null;
  if (isCounted) {
    return lexicon[key].size === 0 ? null : { ...shared, kind: 'value', key, value: String(typed.from.value) };
  }
  if (key === 'age') return chooseAge(typed, lexicon);
  const isBounded = typed.comparison !== null || typed.to !== null;
  if (key === 'doors' || (boundedKeys.has(key) && !isBounded)) return null;
  return { ...shared, kind: 'range', key: key as RangeKey, range: chooseRange(key as RangeKey, typed) };
};

const chooseAge = ({ comparison, from, to, end }: TypedFigure, { figures }: Lexicon): FigureMeaning | null => {
  const newest = figures.year?.max ?? null;
  if (newest === null || to !== null || comparison === null) return null;
  return { end, isPlain: true, kind: 'range', key: 'year', range: chooseYears(comparison, newest - from.value) };
};

const chooseYears = (ageComparison: Comparison, year: number): NumberRange => {
  if (ageComparison === 'around') return { min: year - yearsAround, max: year + yearsAround };
  const isOlder = ageComparison === 'min' || ageComparison === 'below';
  return isOlder ? { min: null, max: year } : { min: year, max: null };
};

const defaultComparison = (key: RangeKey): Comparison =>
  key === 'sleeps' ? 'min' : key === 'year' ? 'between' : 'max';

const chooseRange = (key: RangeKey, { comparison, from, to, factor }: TypedFigure): NumberRange => {
  const toWhole = (amount: Amount): number =>
    Math.round(amount.value * (key === 'price' && isThousands(amount) ? 1000 : factor));
  const value = toWhole(from);
  if (to !== null) return { min: value, max: toWhole(to) };
  const margin = key === 'year' ? yearsAround : Math.round(value * aroundShare);
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
