import type { CellHabits } from './cell-kinds.ts';
import { isExpiryWord, readExpiryDay } from './read-date-cell.ts';

export interface PlateCell {
  /** In capitals; '' for a cell such as 'exp 3/27'. It isn't checked with `isPlate`. */
  readonly plate: string;
  readonly expiry: string | undefined;
}

const longestCell = 60;
const marks = /[(),;:]/g;
const numericDate = /^(?:\d{1,2}\/){1,2}\d{2,4}$|^\d{1,2}([.-])\d{1,2}\1(?:\d{2}|\d{4})$|^\d{1,2}\.\d{4}$/;
const namedMonth = /^[a-z]{3,9}[-/']\d{2,4}$/i;
const monthName = /^[a-z]{3,9}$/i;
const yearOrDay = /^\d{2,4}$/;

interface SplitCell {
  readonly plate: readonly string[];
  readonly date: readonly string[];
}

const countDateWords = (words: readonly string[]): number => {
  const [beforeLast = '', last = ''] = words.slice(-2);
  if (numericDate.test(last) || namedMonth.test(last)) return 1;
  return words.length > 2 && monthName.test(beforeLast) && yearOrDay.test(last) ? 2 : 0;
};

const splitWords = (words: readonly string[]): SplitCell => {
  const at = words.findIndex(isExpiryWord);
  if (at !== -1) return { plate: words.slice(0, at), date: words.slice(at).filter((word) => !isExpiryWord(word)) };
  const count = countDateWords(words);
  const from = words.length - count;
  return count === 0 || from === 0
    ? { plate: words, date: [] }
    : { plate: words.slice(0, from), date: words.slice(from) };
};

const plateShape = /^[A-Z\d]+(?:[ -][A-Z\d]+){0,2}$/;
const notPlateWords: ReadonlySet<string> = new Set(
  'NO NOT NONE NIL NA NEW USED DEMO PENDING TBA TBC TBD COMING SOON ORDER PLATE PLATES REG REGO REGD EXP EXPIRED LAPSED UNREG UNKNOWN REMOVED DEALER TRADE TRANSIT PERMIT SOLD YES MONTH MONTHS MTH MTHS WEEK WEEKS WKS DAY DAYS YEAR YEARS YR YRS STOCK TEST ONLINE CHECK ASK SEE'.split(
    ' ',
  ),
);
const stateAlone = /^(?:NSW|VIC|QLD|SA|WA|TAS|NT|ACT)$/;
const mostCharacters = 7;
const leastCharacters = 2;

/** Expects capitals. False for words such as 'PENDING', although some could be personalised plates. */
export const isPlate = (plate: string): boolean => {
  const length = plate.replaceAll(/[ -]/g, '').length;
  const parts = plate.split(/[ -]/);
  return (
    plateShape.test(plate) &&
    length >= leastCharacters &&
    length <= mostCharacters &&
    !notPlateWords.has(parts.join('')) &&
    !stateAlone.test(plate) &&
    !parts.some((part) => notPlateWords.has(part.replaceAll(/\d/g, '')) && part.length > leastCharacters)
  );
};

const stateInBrackets = /[([] ?(?:NSW|VIC|QLD|SA|WA|TAS|NT|ACT) ?[)\]]/g;
const stateBefore = /^(?:NSW|VIC|QLD|SA|WA|TAS|NT|ACT)\.?[ :/-]+/;
const stateAfter = /[ ,/-]{1,3}(?:NSW|VIC|QLD|SA|WA|TAS|NT|ACT)\.?$/;

const dropState = (text: string): string => {
  const bare = text.replace(stateInBrackets, ' ').trim();
  return isPlate(bare) ? bare : bare.replace(stateBefore, '').replace(stateAfter, '');
};

export const readPlateCell = (cell: string, order: CellHabits['dateOrder']): PlateCell => {
  const written = cell.toUpperCase();
  if (cell.length > longestCell) return { plate: written, expiry: undefined };
  const words = cell
    .replaceAll(marks, ' ')
    .split(' ')
    .filter((word) => word !== '' && word !== '-');
  const { plate, date } = splitWords(words);
  const expiry = readExpiryDay(date.join(' '), order);
  if (expiry !== undefined) return { plate: dropState(plate.join(' ').toUpperCase()), expiry };
  const withoutState = dropState(written);
  return { plate: isPlate(withoutState) ? withoutState : written, expiry: undefined };
};
