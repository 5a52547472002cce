/** What a table program would take for a formula, or for a command, in wide letters too. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/u;

const toText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const quote = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * A row of CSV (RFC 4180). What a table program would reckon with gets an apostrophe in front, a phone number too: someone who sends a
 * form must not be able to write a formula into a dealer's table.
 */
export const buildCsvRow = (values: readonly unknown[]): string =>
  values
    .map(toText)
    .map((text) => quote(formulaStart.test(text) ? `'${text}` : text))
    .join(',');
