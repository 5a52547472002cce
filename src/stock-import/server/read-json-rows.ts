import { FeedFileError } from './feed-file-error.ts';
import { type FeedRow, refuseRow } from './feed-row.ts';
import type { RecordReader } from './read-record-rows.ts';

/** Maximum number of characters of a document. It's read whole, so larger feeds must be JSON Lines. */
const maxDocumentCharacters = 32 * 1024 * 1024;
const maxListDepth = 4;
const rowsPerBatch = 200;

type Entry = Readonly<Record<string, unknown>>;

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readWhole = async (parts: AsyncIterable<string>): Promise<string> => {
  const texts: string[] = [];
  let length = 0;
  for await (const part of parts) {
    length += part.length;
    if (length > maxDocumentCharacters) {
      throw new FeedFileError(
        'unreadable',
        `The JSON document is longer than ${maxDocumentCharacters} characters. Save it as JSON Lines, one vehicle per line.`,
      );
    }
    texts.push(part);
  }
  return texts.join('');
};

const parse = (text: string): unknown => {
  if (text.trim() === '') throw new FeedFileError('empty', 'The file has no rows.');
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch (error) {
    throw new FeedFileError('unreadable', "The file isn't valid JSON, or it was cut off. Nothing was changed.", error);
  }
};

const findRecords = (document: unknown): readonly unknown[] => {
  if (Array.isArray(document)) return document;
  if (!isEntry(document)) return [];
  let best: readonly unknown[] = [];
  const look = (entry: Entry, depth: number): void => {
    for (const value of Object.values(entry)) {
      if (Array.isArray(value)) {
        if (value.length > best.length && value.every(isEntry)) best = value;
      } else if (isEntry(value) && depth < maxListDepth) look(value, depth + 1);
    }
  };
  const names = new Set(Object.keys(document).map((name) => name.toLowerCase()));
  if (names.has('make') || names.has('stocknum') || names.has('identification')) return [document];
  look(document, 1);
  return best;
};

/** Throws FeedFileError if the document is empty, broken or too long. */
export async function* readJsonRows(
  parts: AsyncIterable<string>,
  reader: RecordReader,
): AsyncGenerator<readonly FeedRow[]> {
  const records = findRecords(parse(await readWhole(parts)));
  for (let from = 0; from < records.length; from += rowsPerBatch) {
    yield records.slice(from, from + rowsPerBatch).map((record, index): FeedRow => {
      const row = from + index + 1;
      return isEntry(record) ? reader.read(record, row) : refuseRow(row, "isn't a JSON object");
    });
  }
}
