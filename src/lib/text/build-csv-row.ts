/** Characters that start a formula or command in a spreadsheet, including full-width ones. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/u;

const toText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const quote = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * Returns a row of CSV (RFC 4180). Puts an apostrophe before values that could be formulas, even -5, so that
 * spreadsheets don't evaluate them.
 */
export const buildCsvRow = (values: readonly unknown[]): string =>
  values
    .map(toText)
    .map((text) => quote(formulaStart.test(text) ? `'${text}` : text))
    .join(',');
