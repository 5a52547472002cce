import type { FeedFormat } from './config.ts';

const howToSave =
  'Open it in Excel, choose File, Save As and the type "CSV UTF-8 (Comma delimited)", and import the new file.';
const zipStart = 'PK\u0003\u0004';
const workbookParts = /\[Content_Types\]\.xml|_rels\/\.rels|xl\/|docProps\//;

const starts: readonly (readonly [string, string])[] = [
  [zipStart, `The file is a spreadsheet or an archive, not a CSV. ${howToSave}`],
  ['\u00d0\u00cf\u0011\u00e0', `The file is an old Excel workbook (.xls), not a CSV. ${howToSave}`],
  ['%PDF-', 'The file is a PDF. Export the stock as CSV.'],
  ['\u001f\u008b', 'The file is compressed with gzip. Unzip it first.'],
];
const formatsByLook: readonly { readonly look: RegExp; readonly formats: readonly FeedFormat[] }[] = [
  { look: /^<(?:\?xml|[a-z][\w:.-]*[\s/>])/i, formats: ['xml'] },
  { look: /^(?:\[\s*[{\]]|\{\s*["}])/, formats: ['json', 'jsonl'] },
];
const names: Readonly<Record<FeedFormat, string>> = { csv: 'CSV', jsonl: 'JSON Lines', json: 'JSON', xml: 'XML' };

export const explainWrongFormat = (start: string, format: FeedFormat): string | null => {
  const text = start.replace(/^\uFEFF/, '').trimStart();
  const formats = formatsByLook.find(({ look }) => look.test(text))?.formats ?? [format];
  const [found] = formats;
  if (found === undefined || formats.includes(format)) return null;
  return `The file looks like ${names[found]}, but it's read as ${names[format]}. Use --format ${found}, or set stockFeed.format to auto.`;
};

const webPage = /^\s*<(?:!doctype\s+html|html|head|body)\b/i;

/** `start` is the start of the file, decoded as Latin-1. Returns null if the file can be a feed. */
export const explainWrongFile = (start: string): string | null => {
  if (start.startsWith(zipStart) && workbookParts.test(start)) {
    return `The file is an Excel workbook (.xlsx), not a CSV. ${howToSave}`;
  }
  const found = starts.find(([mark]) => start.startsWith(mark));
  if (found !== undefined) return found[1];
  return webPage.test(start)
    ? 'The file is a web page, most likely an error page or a sign-in page. Check the address of the feed.'
    : null;
};
