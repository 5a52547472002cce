const starts: readonly (readonly [string, string])[] = [
  ['PK\u0003\u0004', 'The file is a spreadsheet or an archive. Export the stock as CSV.'],
  ['\u00d0\u00cf\u0011\u00e0', 'The file is an old Excel workbook. Export the stock as CSV.'],
  ['%PDF-', 'The file is a PDF. Export the stock as CSV.'],
  ['\u001f\u008b', 'The file is compressed with gzip. Unzip it first.'],
];
const webPage = /^\s*<(?:!doctype\s+html|html|head|body)\b/i;

/** `start` is decoded as Latin-1. Returns null if the file can be a feed. */
export const explainWrongFile = (start: string): string | null => {
  const found = starts.find(([mark]) => start.startsWith(mark));
  if (found !== undefined) return found[1];
  return webPage.test(start)
    ? 'The file is a web page, most likely an error page or a sign-in page. Check the address of the feed.'
    : null;
};
