/** Leaves out 'na', because NA is a series of the MX-5. */
const emptyWords: ReadonlySet<string> = new Set([
  '-',
  '--',
  '---',
  'n/a',
  'n.a.',
  '#n/a',
  'tba',
  'tbc',
  'null',
  'nil',
  'nan',
  '?',
]);
const longestWord = 4;

/** Expects a trimmed cell. */
export const isEmptyCell = (cell: string): boolean =>
  cell === '' || (cell.length <= longestWord && emptyWords.has(cell.toLowerCase()));

const emptyFigures: ReadonlySet<string> = new Set([
  'na',
  'none',
  'unknown',
  'undefined',
  'not applicable',
  'not set',
  '.',
  '$',
]);

/** True for words such as 'none', which mean 'no value' except in text. Doesn't cover the words of `isEmptyCell`. */
export const isEmptyFigure = (cell: string): boolean => emptyFigures.has(cell.toLowerCase());
