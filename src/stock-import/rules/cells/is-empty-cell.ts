/** Words that exports write in empty cells. `NA` isn't one of them, because it's a series of the MX-5. */
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

/** True for a trimmed cell that is empty or holds a word for 'no value', such as 'n/a'. */
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

/**
 * True for a word such as 'none' that means 'no value' only in a cell for a figure, date or fixed word. Check
 * `isEmptyCell` first: this function doesn't know its words.
 */
export const isEmptyFigure = (cell: string): boolean => emptyFigures.has(cell.toLowerCase());
