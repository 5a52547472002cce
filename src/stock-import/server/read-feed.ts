import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import type { FeedFormat, StockFeedConfig } from '../rules/config.ts';
import type { FeedHeadings } from '../rules/limits/find-column-changes.ts';
import { type FeedRow, type IgnoredRow, type ReadableRow, type RefusedRow, refuseRow } from './feed-row.ts';
import { convertToUtf8, decodeFeed, type FeedText, inspectFeedText } from './feed-text.ts';
import { createCsvReader } from './read-csv-rows.ts';
import { readJsonRows } from './read-json-rows.ts';
import { createRecordReader, type RecordReader } from './read-record-rows.ts';
import { readXmlRows } from './read-xml-rows.ts';
import { RecordSplitter, type SplitRecord } from './record-splitter.ts';

export { FeedFileError } from './feed-file-error.ts';
export type { FeedRow } from './feed-row.ts';

/** Maximum number of bytes of a row. A row with 100 pictures and a long comment has 30 KB. */
const maxRecordBytes = 1_048_576;
const byteOrderMark = '\uFEFF';
const notUtf8 = "isn't valid UTF-8; save the file as UTF-8, or set its encoding in stockFeed.encoding";

/** 'take' reads the row like any other, 'check' marks the row as repeated, and 'hold' leaves it out. */
export type LastRowVerdict = 'take' | 'check' | 'hold';

export interface ReadFeedOptions {
  readonly open: () => AsyncIterable<Buffer>;
  readonly format: FeedFormat;
  readonly config: StockFeedConfig;
  readonly text?: FeedText;
  readonly judgeLastRow: (rowHash: string) => LastRowVerdict;
  readonly onBytes?: (bytes: number) => void;
  readonly onUnknownHeadings?: (headings: readonly string[]) => void;
  readonly onFields?: (fields: readonly string[], headings: FeedHeadings) => void;
}

type ReadRecord = (text: string, row: number, isComplete: boolean) => ReadableRow | RefusedRow | IgnoredRow | undefined;

const createJsonLineReader =
  (reader: RecordReader): ReadRecord =>
  (text, row) => {
    const line = row === 1 && text.startsWith(byteOrderMark) ? text.slice(1) : text;
    if (line.trim() === '') return undefined;
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      return refuseRow(row, "isn't valid JSON");
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return refuseRow(row, "isn't a JSON object");
    }
    return reader.read(value as Record<string, unknown>, row);
  };

async function* countBytes(source: AsyncIterable<Buffer>, onBytes?: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    yield chunk;
    onBytes?.(chunk.length);
  }
}

type CompleteRecord = Extract<SplitRecord, { kind: 'record' }>;

interface LineReader {
  readonly splitter: RecordSplitter;
  readonly read: ReadRecord;
  readonly findStockNumber: (line: string) => string | null;
  readonly skip?: (row: number) => void;
  readonly end: () => void;
}

async function* readLines(
  options: ReadFeedOptions,
  text: FeedText,
  { splitter, read, findStockNumber, skip, end }: LineReader,
): AsyncGenerator<readonly FeedRow[]> {
  const readWhole = ({ row, bytes, isComplete }: CompleteRecord): ReadableRow | RefusedRow | IgnoredRow | undefined => {
    const line = bytes.toString('utf8');
    if (!isComplete && text.encoding !== 'utf-8' && line.endsWith('\uFFFD')) {
      return refuseRow(row, 'ends in the middle of a character');
    }
    return isUtf8(bytes) ? read(line, row, isComplete) : refuseRow(row, notUtf8);
  };
  const readOne = (record: SplitRecord): FeedRow | undefined => {
    if (record.kind === 'refused') {
      const { row, reason, line, isOpen } = record;
      skip?.(row);
      return { ...refuseRow(row, reason), stockNumber: findStockNumber(line.toString('utf8')), isOpen };
    }
    const verdict = record.isComplete ? 'take' : options.judgeLastRow(hash('sha256', record.bytes, 'base64url'));
    const content = readWhole(record);
    if (verdict === 'take' || content?.kind === 'ignored') return content;
    return content && { kind: 'unterminated', content, isRepeated: verdict === 'check' };
  };
  const readAll = (records: Iterable<SplitRecord>): readonly FeedRow[] => {
    const rows: FeedRow[] = [];
    for (const record of records) {
      const row = readOne(record);
      if (row !== undefined) rows.push(row);
    }
    return rows;
  };
  for await (const chunk of convertToUtf8(countBytes(options.open(), options.onBytes), text)) {
    yield readAll(splitter.push(chunk));
  }
  yield readAll(splitter.end());
  end();
}

async function* readCsv(options: ReadFeedOptions, text: FeedText): AsyncGenerator<readonly FeedRow[]> {
  const splitter = new RecordSplitter({ hasQuotedCells: true, maxRecordBytes });
  let fields: readonly string[] = [];
  let headings: FeedHeadings = {};
  const reader = createCsvReader({
    config: options.config,
    starLegend: text.starLegend,
    onDelimiter: (delimiter) => splitter.useDelimiter(delimiter),
    onUnknown: (headings) => options.onUnknownHeadings?.(headings),
    onFields: (names, read) => {
      fields = [...new Set(names)];
      headings = read;
    },
  });
  yield* readLines(options, text, { splitter, ...reader });
  options.onFields?.(fields, headings);
}

async function* readRecords(options: ReadFeedOptions, text: FeedText): AsyncGenerator<readonly FeedRow[]> {
  const { config, format, open, onBytes } = options;
  const reader = createRecordReader(config);
  if (format === 'jsonl') {
    const splitter = new RecordSplitter({ hasQuotedCells: false, maxRecordBytes });
    const read = createJsonLineReader(reader);
    yield* readLines(options, text, { splitter, read, findStockNumber: () => null, end: () => undefined });
  } else {
    const parts = decodeFeed(countBytes(open(), onBytes), text);
    yield* format === 'json' ? readJsonRows(parts, reader) : readXmlRows(parts, reader);
  }
  const unknown = reader.listUnknown();
  if (unknown.length > 0) options.onUnknownHeadings?.(unknown);
}

/** Yields batches of rows. Only a JSON document is read whole. Throws FeedFileError if the file can't be used. */
export async function* readFeed(options: ReadFeedOptions): AsyncGenerator<readonly FeedRow[]> {
  const text = options.text ?? (await inspectFeedText(options.open, options.config, options.format));
  yield* options.format === 'csv' ? readCsv(options, text) : readRecords(options, text);
}
