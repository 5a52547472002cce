/** What exports write where there is nothing. `NA` is left out: it is a series of the MX-5. */
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

/** True for a trimmed cell that holds nothing, or a word for nothing. */
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

/** The same for cells with a figure, date or word, where more words can only stand for nothing. */
export const isEmptyFigure = (cell: string): boolean => emptyFigures.has(cell.toLowerCase());
