import { isAscii, isUtf8 } from 'node:buffer';
import type { FeedFormat, StockFeedConfig } from '../rules/config.ts';
import { chooseEncoding, detectEncodingByStart, type FeedEncoding, weighUtf8 } from '../rules/detect-encoding.ts';
import { explainWrongFile, explainWrongFormat } from '../rules/explain-wrong-file.ts';
import { findStarLegend, type StarLegend } from '../rules/read-star.ts';
import { FeedFileError } from './feed-file-error.ts';

export interface FeedText {
  readonly encoding: FeedEncoding;
  /** 'cr' is a lone carriage return, as on old Macs. */
  readonly lineEnds: 'lf' | 'cr';
  readonly starLegend: StarLegend | null;
}

const startBytes = 65_536;
const enoughEvidence = 10_000;
const maxCutBytes = 3;

/** Returns how many bytes can be checked for valid UTF-8. Leaves out a last character that may be incomplete. */
const wholeLength = (bytes: Buffer): number => {
  for (let back = 1; back <= Math.min(maxCutBytes, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes.length;
    if (byte >= 0xc0) return bytes.length - back;
  }
  return bytes.length;
};

class Utf8Scale {
  #valid = 0;
  #invalid = 0;
  #rest: Buffer = Buffer.alloc(0);

  add(chunk: Buffer): void {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    const end = wholeLength(bytes);
    this.#weigh(bytes.subarray(0, end));
    this.#rest = Buffer.from(bytes.subarray(end));
  }

  end(): FeedEncoding {
    return chooseEncoding({ valid: this.#valid, invalid: this.#invalid });
  }

  #weigh(bytes: Buffer): void {
    if (isAscii(bytes)) return;
    if (this.#valid > enoughEvidence && isUtf8(bytes)) return;
    const { valid, invalid } = weighUtf8(bytes);
    this.#valid += valid;
    this.#invalid += invalid;
  }
}

const findLineEnds = (start: string): FeedText['lineEnds'] => {
  const feeds = start.split('\n').length - 1;
  const pairs = start.split('\r\n').length - 1;
  const returns = start.split('\r').length - 1 - pairs;
  return returns > feeds ? 'cr' : 'lf';
};

/** Throws FeedFileError for a file of another format. Keeps only one chunk and the first and last 64 KB in memory. */
export const inspectFeedText = async (
  open: () => AsyncIterable<Buffer>,
  { encoding: declared }: Pick<StockFeedConfig, 'encoding'>,
  format: FeedFormat,
): Promise<FeedText> => {
  let start: Buffer = Buffer.alloc(0);
  const last: Buffer[] = [];
  let lastBytes = 0;
  // JSON is always Unicode, whatever the encoding of the dealer's CSV files.
  const isDetected = declared === 'auto' || format === 'json' || format === 'jsonl';
  let encoding: FeedEncoding | undefined = isDetected ? undefined : declared;
  const scale = new Utf8Scale();
  for await (const chunk of open()) {
    const isStarting = start.length < startBytes;
    if (isStarting) start = Buffer.concat([start, chunk.subarray(0, startBytes - start.length)]);
    if (encoding === undefined && isStarting) encoding = detectEncodingByStart(start);
    if (format === 'csv') {
      last.push(chunk);
      lastBytes += chunk.length;
      while (lastBytes - (last[0]?.length ?? lastBytes) >= startBytes) lastBytes -= last.shift()?.length ?? 0;
    } else if (encoding !== undefined && start.length >= startBytes) break;
    if (encoding === undefined) scale.add(chunk);
  }
  encoding ??= scale.end();
  const wrongFile = explainWrongFile(start.toString('latin1'));
  if (wrongFile !== null) throw new FeedFileError('columns', wrongFile);
  const text = new TextDecoder(encoding).decode(start);
  const wrongFormat = explainWrongFormat(text, format);
  if (wrongFormat !== null) throw new FeedFileError('columns', wrongFormat);
  // A UTF-16 file has an even number of bytes, so the part to decode must begin at an even position.
  const end = Buffer.concat(last).subarray(lastBytes % 2);
  const starLegend = findStarLegend(new TextDecoder(encoding).decode(end)) ?? findStarLegend(text);
  return { encoding, lineEnds: findLineEnds(text), starLegend: format === 'csv' ? starLegend : null };
};

/** Replaces invalid bytes with U+FFFD. */
export async function* decodeFeed(source: AsyncIterable<Buffer>, { encoding }: FeedText): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of source) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** Replaces carriage returns with line feeds if `lineEnds` is 'cr'. Leaves invalid bytes in UTF-8 as they are. */
export async function* convertToUtf8(source: AsyncIterable<Buffer>, text: FeedText): AsyncGenerator<Buffer> {
  if (text.encoding !== 'utf-8') {
    for await (const part of decodeFeed(source, text)) {
      yield Buffer.from(text.lineEnds === 'cr' ? part.replaceAll('\r', '\n') : part);
    }
    return;
  }
  for await (const chunk of source) {
    yield text.lineEnds === 'lf' ? chunk : Buffer.from(chunk.toString('latin1').replaceAll('\r', '\n'), 'latin1');
  }
}
