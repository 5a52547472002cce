const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/u;

const toText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const quote = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Puts an apostrophe before each value that starts like a formula, even before -5. */
export const buildCsvRow = (values: readonly unknown[]): string =>
  values
    .map(toText)
    .map((text) => quote(formulaStart.test(text) ? `'${text}` : text))
    .join(',');
