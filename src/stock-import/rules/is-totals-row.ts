const nouns: ReadonlySet<string> = new Set(
  ['vehicle', 'car', 'unit', 'row', 'record', 'item'].flatMap((noun) => [noun, `${noun}s`]),
);
const totalWords: ReadonlySet<string> = new Set(['total', 'totals', 'subtotal', 'count', 'sum', 'average']);
const fillers: ReadonlySet<string> = new Set(['in', 'stock', 'listed', 'of']);
const longestCell = 60;

const saysTotal = (cell: string): boolean => {
  if (cell.length > longestCell) return false;
  const words = cell.toLowerCase().match(/[a-z]+/g) ?? [];
  const [first = '', ...rest] = words[0] === 'grand' ? words.slice(1) : words;
  const isNamed = totalWords.has(first) || (/^\d/.test(cell) && nouns.has(first));
  return isNamed && rest.every((word) => nouns.has(word) || totalWords.has(word) || fillers.has(word));
};

const footer =
  /^\W*(?:page \d+(?: of \d+)?\b|end of (?:the )?(?:report|file|list|listing|stock|data|export)|(?:report )?(?:printed|generated|exported|run)\b)/i;
const figure = /^[$\s]*[\d.,]+$/;
const sum = /^[$\s]*[\d.,]+(?: ?kms?)?$/i;
const mostCells = 4;

/**
 * True for a row about the list itself, such as 'Total', '30 vehicles' or 'Printed 27/11/2026'.
 * @param identity the row's cells for stock number, make and model; empty if they're unknown
 * @param isWhole true if the row has as many cells as there are headings and wasn't cut off. Figures without a word
 *   can then be totals
 */
export const isTotalsRow = (cells: readonly string[], identity: readonly string[], isWhole: boolean): boolean => {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const [first = ''] = filled;
  const hasWord = filled.some(saysTotal);
  const [stockNumber = '', ...names] = identity.map((cell) => cell.trim());
  const isLong = filled.length > mostCells && !filled.every((cell) => saysTotal(cell) || sum.test(cell));
  if (filled.length === 0 || isLong || names.some((name) => name !== '' && !saysTotal(name))) return false;
  if (filled.length === 1 && footer.test(first)) return true;
  const isNumbered = stockNumber !== '' && !saysTotal(stockNumber);
  return !isNumbered && (hasWord || (isWhole && filled.every((cell) => figure.test(cell))));
};
