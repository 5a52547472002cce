import { isMap, isScalar, parseDocument } from 'yaml';

/** Thrown if the site's file already has feed settings, because the dealer must decide whether to replace them. */
export class OwnStockFeedError extends Error {
  override readonly name = 'OwnStockFeedError';
}

const key = 'stockFeed';

/** Matches a blank line or an unindented comment. These belong to the section that follows them. */
const betweenSections = /^(?:#.*|\s*)$/;

const dropEnd = (part: string): string => {
  const lines = part.split(/(?<=\n)/);
  return lines.slice(0, lines.findLastIndex((line) => !betweenSections.test(line.trimEnd())) + 1).join('');
};

/** Finds the section of the file, with its comments; undefined if the file has none. */
const findSection = (text: string) => {
  const { contents } = parseDocument(text);
  const items = isMap(contents) ? contents.items : [];
  const starts = items.map((pair) => (isScalar(pair.key) ? (pair.key.range?.[0] ?? 0) : 0));
  const at = items.findIndex((pair) => isScalar(pair.key) && pair.key.value === key);
  const value = items[at]?.value;
  const start = starts[at];
  if (start === undefined) return undefined;
  const section = dropEnd(text.slice(start, starts[at + 1] ?? text.length));
  return { start, section, isEmpty: !isMap(value) || value.items.length === 0 };
};

const endLine = (text: string): string => (text === '' || text.endsWith('\n') ? text : `${text}\n`);

/**
 * Returns the text of a site's file with `section` as its stockFeed part, and everything else as it was, comments too.
 * Throws OwnStockFeedError if the file has another such part with settings and `isReplaced` is false.
 */
export const putStockFeed = (text: string, section: string, isReplaced: boolean): string => {
  const found = findSection(text);
  if (found === undefined) return endLine(text) + endLine(section);
  const { start, section: own, isEmpty } = found;
  if (own.trimEnd() === section.trimEnd()) return text;
  if (!isEmpty && !isReplaced) throw new OwnStockFeedError('The file has other settings under stockFeed.');
  return text.slice(0, start) + endLine(section) + text.slice(start + own.length);
};
