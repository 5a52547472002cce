/** Rows are numbered from 1. Blank lines get a number too, but aren't passed on. */
export type SplitRecord =
  | {
      readonly kind: 'record';
      readonly row: number;
      readonly bytes: Buffer;
      /** False for a last record without a line ending. */
      readonly isComplete: boolean;
    }
  | {
      readonly kind: 'refused';
      readonly row: number;
      readonly reason: string;
      /** The record's first line, or its first 1,000 bytes if the line's end wasn't read. */
      readonly line: Buffer;
      readonly isOpen: boolean;
    };

export interface RecordSplitterOptions {
  readonly hasQuotedCells: boolean;
  /** Longer records are refused. The part over the limit isn't buffered. */
  readonly maxRecordBytes: number;
}

const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const quote = 0x22;
const unclosed = 'has a quote that is never closed';
/** Bytes kept of a refused line whose end wasn't read, to find its stock number. */
const maxNamedBytes = 1000;
/** Comma, semicolon, tab and pipe. Until the delimiter is known, a quote after any of these can open a cell. */
const anyDelimiter: ReadonlySet<number> = new Set([0x2c, 0x3b, 0x09, 0x7c]);

/** Buffers at most one record and one chunk. */
export class RecordSplitter {
  readonly #options: RecordSplitterOptions;
  #buffer: Buffer = Buffer.alloc(0);
  #row = 0;
  #isSkipping = false;
  #delimiters = anyDelimiter;

  constructor(options: RecordSplitterOptions) {
    this.#options = options;
  }

  useDelimiter(delimiter: string): void {
    this.#delimiters = new Set([delimiter.charCodeAt(0)]);
  }

  *push(chunk: Buffer): Generator<SplitRecord> {
    this.#buffer = this.#buffer.length === 0 ? chunk : Buffer.concat([this.#buffer, chunk]);
    yield* this.#splitBuffer();
  }

  *end(): Generator<SplitRecord> {
    while (this.#buffer.length > 0) {
      const isLastLine = !this.#buffer.includes(lineFeed);
      if (!this.#options.hasQuotedCells || isLastLine || !this.#scan(0).isInsideQuotes) {
        yield* this.#emit(0, this.#buffer.length);
        return;
      }
      yield this.#refuse(unclosed, 0, { isOpen: true });
      this.#dropFirstLine();
      yield* this.#splitBuffer();
    }
  }

  *#splitBuffer(): Generator<SplitRecord> {
    if (this.#isSkipping) this.#isSkipping = !this.#dropFirstLine();
    if (this.#isSkipping) return;
    let start = 0;
    for (;;) {
      const { end, isBroken } = this.#scan(start);
      const length = (end === -1 ? this.#buffer.length : end) - start;
      if (length > this.#options.maxRecordBytes) {
        const lineEnd = this.#buffer.indexOf(lineFeed, start);
        yield this.#refuse(this.#explainLength(start, lineEnd), start);
        if (lineEnd === -1) {
          this.#isSkipping = true;
          this.#buffer = Buffer.alloc(0);
          return;
        }
        // Continues after the first line, because the lines after an unclosed quote are most likely whole rows.
        start = lineEnd + 1;
      } else if (isBroken) {
        yield this.#refuse(unclosed, start);
        // Continues after the first line, because the lines inside the open quote are most likely rows of their own.
        start = this.#buffer.indexOf(lineFeed, start) + 1;
      } else if (end === -1) {
        break;
      } else {
        yield* this.#emit(start, end);
        start = end + 1;
      }
    }
    // Copied, because a view would keep its whole chunk in memory.
    this.#buffer = start === 0 ? this.#buffer : Buffer.from(this.#buffer.subarray(start));
  }

  *#emit(start: number, end: number): Generator<SplitRecord> {
    this.#row += 1;
    const textEnd = this.#buffer[end - 1] === carriageReturn ? end - 1 : end;
    if (textEnd <= start) return;
    const isComplete = this.#buffer[end] === lineFeed;
    yield { kind: 'record', row: this.#row, bytes: this.#buffer.subarray(start, textEnd), isComplete };
  }

  #refuse(reason: string, start: number, { isOpen } = { isOpen: false }): SplitRecord {
    this.#row += 1;
    const lineEnd = this.#buffer.indexOf(lineFeed, start);
    const line = this.#buffer.subarray(start, lineEnd === -1 ? start + maxNamedBytes : lineEnd);
    return { kind: 'refused', row: this.#row, reason, line, isOpen };
  }

  #explainLength(start: number, lineEnd: number): string {
    const { maxRecordBytes } = this.#options;
    const isOneLine = lineEnd === -1 || lineEnd - start > maxRecordBytes;
    return isOneLine ? `is longer than ${maxRecordBytes} bytes` : unclosed;
  }

  #dropFirstLine(): boolean {
    const lineEnd = this.#buffer.indexOf(lineFeed);
    this.#buffer = lineEnd === -1 ? Buffer.alloc(0) : this.#buffer.subarray(lineEnd + 1);
    return lineEnd !== -1;
  }

  #scan(start: number): Scan {
    if (this.#options.hasQuotedCells) return scanQuoted(this.#buffer, start, this.#delimiters);
    return { end: this.#buffer.indexOf(lineFeed, start), isInsideQuotes: false, isBroken: false };
  }
}

interface Scan {
  readonly end: number;
  readonly isInsideQuotes: boolean;
  /**
   * True if a quoted cell has several lines and text follows its closing quote. That quote most likely belongs to a
   * later cell, and the real closing quote is missing.
   */
  readonly isBroken: boolean;
}

const endsCell = (byte: number | undefined, delimiters: ReadonlySet<number>): boolean =>
  byte === undefined || byte === lineFeed || byte === carriageReturn || delimiters.has(byte);

const scanQuoted = (bytes: Buffer, start: number, delimiters: ReadonlySet<number>): Scan => {
  let isCellStart = true;
  for (let position = start; position < bytes.length; position += 1) {
    const byte = bytes[position];
    if (byte === quote && isCellStart) {
      const closing = findClosingQuote(bytes, position + 1);
      if (closing === -1) return { end: -1, isInsideQuotes: true, isBroken: false };
      const isCellEnd = endsCell(bytes[closing + 1], delimiters);
      if (!isCellEnd && bytes.subarray(position, closing).includes(lineFeed)) {
        return { end: -1, isInsideQuotes: false, isBroken: true };
      }
      position = closing;
      isCellStart = false;
    } else if (byte === lineFeed) {
      return { end: position, isInsideQuotes: false, isBroken: false };
    } else {
      isCellStart = byte !== undefined && delimiters.has(byte);
    }
  }
  return { end: -1, isInsideQuotes: false, isBroken: false };
};

const findClosingQuote = (bytes: Buffer, from: number): number => {
  let closing = bytes.indexOf(quote, from);
  while (closing !== -1 && bytes[closing + 1] === quote) closing = bytes.indexOf(quote, closing + 2);
  return closing;
};
