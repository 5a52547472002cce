import { type Comparison, comparisonWords, leadingUnits, trailingWords, unitWords } from './figure-words.ts';
import { type Amount, readAmount } from './read-amount.ts';
import type { TypedWord } from './split-typed-words.ts';

export interface TypedFigure {
  readonly comparison: Comparison | null;
  readonly from: Amount;
  readonly to: Amount | null;
  readonly keys: readonly string[];
  readonly factor: number;
  readonly isQualified: boolean;
  readonly end: number;
}

export const readTypedFigure = (words: readonly TypedWord[], at: number): TypedFigure | null => {
  const told = leadingUnits.get(words[at]?.text ?? '');
  const before = readComparison(words, told === undefined ? at : at + 1);
  const from = readAmount(words, before.end);
  if (from === null) return null;
  const to = readSecond(words, from, before.comparison === 'between');
  const last = to ?? from;
  const unit = readUnit(words, last);
  const after = readTrailing(words, unit.end, words[last.end - 1]?.hasPlus ?? false);
  const row = unitWords.get(unit.name ?? from.unit ?? '');
  const isDollars = row?.keys[0] === 'price';
  const first = to?.isMultiplied && !from.isMultiplied ? scaleLike(from, to) : from;
  return {
    comparison: after.comparison ?? before.comparison,
    from: isDollars ? { ...first, isDollars } : first,
    to: isDollars && to !== null ? { ...to, isDollars } : to,
    keys: told === undefined ? (row?.keys ?? []) : [told],
    factor: row?.factor ?? 1,
    isQualified: before.end > at || row !== undefined || after.comparison !== null || to !== null,
    end: after.end,
  };
};

/** In '20-30k', the first figure means 20,000. */
const scaleLike = (from: Amount, to: Amount): Amount => ({
  ...from,
  value: from.value < 1000 ? from.value * (to.value >= 1_000_000 ? 1_000_000 : 1000) : from.value,
  isMultiplied: true,
});

/** The last comparison word wins. 'no' and 'not' swap minimum and maximum ('no more than'). */
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
  // 'not 2020' can't be expressed as a range.
  if (comparison === 'min') return { comparison: 'max', end };
  return comparison === 'max' ? { comparison: 'min', end } : { comparison: null, end: at };
};

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
      ? { name: name === 'w' ? 'week' : name, end: end + 2 }
      : { name: null, end };
  }
  return unitWords.has(next) ? { name: next, end: end + 1 } : { name: null, end };
};

/** Leaves a comparison word to the next figure if it belongs there, as in '30k under 50,000 km'. */
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
