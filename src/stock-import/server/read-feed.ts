import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import type { FeedFormat, StockFeedConfig } from '../rules/config.ts';
import { mapCsvRow } from '../rules/map-csv-row.ts';
import { type HeaderColumn, readCsvHeader } from '../rules/read-csv-header.ts';
import { splitCsvRecord } from '../rules/split-csv-record.ts';
import { RecordSplitter, type SplitRecord } from './record-splitter.ts';

/** `unreadable`: the stream failed. `columns`: the header row is unusable. `nothingValid`: every row was refused. */
type FeedFileFault = 'unreadable' | 'empty' | 'columns' | 'nothingValid';

/** The file as a whole was rejected. Nothing has changed. */
export class FeedFileError extends Error {
  override readonly name = 'FeedFileError';
  readonly fault: FeedFileFault;

  constructor(fault: FeedFileFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.fault = fault;
  }
}

export type FeedRow =
  | {
      readonly kind: 'row';
      readonly row: number;
      readonly input: Record<string, unknown>;
      readonly locationCode: unknown;
      /** The file's own name for a field, for error messages. */
      readonly columnOf: (field: string) => string;
    }
  | { readonly kind: 'refused'; readonly row: number; readonly reason: string }
  /** A last row without a line ending, left out until the next feed repeats it. */
  | { readonly kind: 'unterminated'; readonly row: number; readonly hash: string };

/** 1 MiB. The longest real row, with 100 pictures and a long comment, has 30 KB. */
const maxRecordBytes = 1_048_576;
const byteOrderMark = '\uFEFF';
const notUtf8 = 'is not valid UTF-8; save the file in that encoding';
const same = (field: string): string => field;

const decode = (bytes: Buffer): string | undefined => (isUtf8(bytes) ? bytes.toString('utf8') : undefined);

type RowReader = (record: Extract<SplitRecord, { kind: 'record' }>) => FeedRow | undefined;

const readJsonLine: RowReader = ({ row, bytes }) => {
  const text = decode(bytes);
  if (text === undefined) return { kind: 'refused', row, reason: notUtf8 };
  const line = row === 1 && text.startsWith(byteOrderMark) ? text.slice(1) : text;
  if (line.trim() === '') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { kind: 'refused', row, reason: 'is not valid JSON' };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { kind: 'refused', row, reason: 'is not a JSON object' };
  }
  const input = value as Record<string, unknown>;
  return { kind: 'row', row, input, locationCode: input.location_code, columnOf: same };
};

interface CsvReaderOptions {
  readonly onDelimiter: (delimiter: string) => void;
  readonly onUnknown: (headings: readonly string[]) => void;
  readonly onFields: (fields: readonly string[]) => void;
}

const fieldsOf = (target: HeaderColumn['target']): readonly string[] => {
  if (target.kind === 'field') return [target.field];
  if (target.kind === 'price') return ['price'];
  if (target.kind === 'images') return ['images'];
  return target.kind === 'location' ? ['location_code'] : [];
};

const createCsvReader = ({ onDelimiter, onUnknown, onFields }: CsvReaderOptions): RowReader => {
  let header: { readonly delimiter: string; readonly columns: readonly HeaderColumn[] } | undefined;
  return ({ row, bytes }) => {
    const text = decode(bytes);
    if (header === undefined) {
      const read = readCsvHeader(text ?? '');
      if (text === undefined) throw new FeedFileError('columns', `The first row ${notUtf8}.`);
      if (read.kind === 'broken') throw new FeedFileError('columns', read.reason);
      header = read;
      onDelimiter(read.delimiter);
      onFields(read.columns.flatMap(({ target }) => fieldsOf(target)));
      if (read.unknownHeadings.length > 0) onUnknown(read.unknownHeadings);
      return undefined;
    }
    if (text === undefined) return { kind: 'refused', row, reason: notUtf8 };
    const cells = splitCsvRecord(text, header.delimiter);
    if (cells === undefined) return { kind: 'refused', row, reason: 'has a quoted cell with text after its end' };
    if (cells.every((cell) => cell.trim() === '')) return undefined;
    if (cells.length !== header.columns.length) {
      return { kind: 'refused', row, reason: `has ${cells.length} cells under ${header.columns.length} headings` };
    }
    const { headingByField, ...mapped } = mapCsvRow(header.columns, cells);
    return { kind: 'row', row, ...mapped, columnOf: (field) => headingByField[field] ?? field };
  };
};

export interface ReadFeedOptions {
  readonly open: () => AsyncIterable<Buffer>;
  readonly format: FeedFormat;
  readonly config: StockFeedConfig;
  /** Whether a last row without a line ending, known by its hash, is read all the same. */
  readonly acceptsLastRow: (rowHash: string) => boolean;
  readonly onBytes?: (bytes: number) => void;
  readonly onUnknownHeadings?: (headings: readonly string[]) => void;
  /** Called once, at the end, with the specification names of the fields that the feed has. */
  readonly onFields?: (fields: readonly string[]) => void;
}

/** Reads a feed row by row, one chunk in memory at a time. Throws FeedFileError when the file is no feed. */
export async function* readFeed(options: ReadFeedOptions): AsyncGenerator<readonly FeedRow[]> {
  const { open, format, acceptsLastRow, onBytes, onUnknownHeadings = () => undefined } = options;
  const splitter = new RecordSplitter({ hasQuotedCells: format === 'csv', maxRecordBytes });
  const fields = new Set<string>();
  const read =
    format === 'jsonl'
      ? readJsonLine
      : createCsvReader({
          onDelimiter: (delimiter) => splitter.useDelimiter(delimiter),
          onUnknown: onUnknownHeadings,
          onFields: (names) => {
            for (const name of names) fields.add(name);
          },
        });
  const readRecord = (record: SplitRecord): FeedRow | undefined => {
    if (record.kind === 'refused') return record;
    if (!record.isComplete) {
      const rowHash = hash('sha256', record.bytes, 'base64url');
      if (!acceptsLastRow(rowHash)) return { kind: 'unterminated', row: record.row, hash: rowHash };
    }
    return read(record);
  };
  const readAll = (records: Iterable<SplitRecord>): readonly FeedRow[] => {
    const rows: FeedRow[] = [];
    for (const record of records) {
      const row = readRecord(record);
      if (row === undefined) continue;
      if (format === 'jsonl' && row.kind === 'row') for (const name of Object.keys(row.input)) fields.add(name);
      rows.push(row);
    }
    return rows;
  };
  for await (const chunk of open()) {
    yield readAll(splitter.push(chunk));
    onBytes?.(chunk.length);
  }
  yield readAll(splitter.end());
  options.onFields?.([...fields]);
}
