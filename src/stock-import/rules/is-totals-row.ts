const totals =
  /^(?:(?:grand|sub)?[\s-]*totals?|count|sum|average)\b[\s:=$\d.,-]*(?:(?:vehicle|car|unit|row|record|item)s?)?(?: in stock)?[\s:=$\d.,]*$/i;
const countOfVehicles = /^\d{1,5}\s+(?:vehicle|car|unit|row|record|item)s?(?: in stock| listed)?\.?$/i;
const footer = /^(?:end of (?:report|file|list)|(?:report )?(?:printed|generated|exported|run)\b)/i;
const figure = /^[$\s]*[\d.,]+$/;
const mostCells = 4;

/**
 * True for a row about the list and not about a vehicle: 'Total', '30 vehicles' or 'Printed 27/11/2026'. `identity` has
 * the row's cells for stock number, make and model; it's empty if the row has too few cells to tell.
 * @param isWhole true if the row has all its cells, so that figures without a word can be totals
 */
export const isTotalsRow = (cells: readonly string[], identity: readonly string[], isWhole: boolean): boolean => {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const [first = ''] = filled;
  const hasWord = filled.some((cell) => totals.test(cell) || countOfVehicles.test(cell));
  const [stockNumber = '', ...names] = identity.map((cell) => cell.trim());
  if (filled.length === 0 || filled.length > mostCells || names.some((name) => name !== '')) return false;
  if (filled.length === 1 && footer.test(first)) return true;
  const isNumbered = stockNumber !== '' && !totals.test(stockNumber) && !countOfVehicles.test(stockNumber);
  return !isNumbered && (hasWord || (isWhole && filled.every((cell) => figure.test(cell))));
};
