import type { StockFeedConfig } from './config.ts';

export type FeedEncoding = Exclude<StockFeedConfig['encoding'], 'auto'>;

const byteOrderMarks: readonly (readonly [FeedEncoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Minimum share of zero bytes at even or odd positions in UTF-16. One byte of each English letter or digit is zero. */
const minZeroShare = 0.4;
const maxStrayShare = 0.02;

const findWideEncoding = (bytes: Uint8Array): FeedEncoding | undefined => {
  const pairs = Math.floor(bytes.length / 2);
  if (pairs < 4) return undefined;
  let even = 0;
  let odd = 0;
  for (let index = 0; index < pairs * 2; index += 2) {
    if (bytes[index] === 0) even += 1;
    if (bytes[index + 1] === 0) odd += 1;
  }
  if (odd >= pairs * minZeroShare && even <= pairs * maxStrayShare) return 'utf-16le';
  return even >= pairs * minZeroShare && odd <= pairs * maxStrayShare ? 'utf-16be' : undefined;
};

export const detectEncodingByStart = (start: Uint8Array): FeedEncoding | undefined =>
  byteOrderMarks.find(([, mark]) => mark.every((byte, index) => start[index] === byte))?.[0] ?? findWideEncoding(start);

export interface EncodingEvidence {
  /** Number of valid characters beyond ASCII. */
  readonly valid: number;
  /** Number of invalid bytes. */
  readonly invalid: number;
}

const continuation = (bytes: Uint8Array, from: number, count: number): boolean => {
  for (let index = from; index < from + count; index += 1) if (((bytes[index] ?? 0) & 0xc0) !== 0x80) return false;
  return true;
};

const lengthOf = (lead: number): number => {
  if (lead >= 0xc2 && lead <= 0xdf) return 2;
  if (lead >= 0xe0 && lead <= 0xef) return 3;
  return lead >= 0xf0 && lead <= 0xf4 ? 4 : 0;
};

export const weighUtf8 = (bytes: Uint8Array): EncodingEvidence => {
  let valid = 0;
  let invalid = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (byte < 0x80) continue;
    const length = lengthOf(byte);
    if (length > 0 && continuation(bytes, index + 1, length - 1)) {
      valid += 1;
      index += length - 1;
    } else invalid += 1;
  }
  return { valid, invalid };
};

/**
 * Tolerates invalid bytes in UTF-8 if there are more valid characters beyond ASCII than invalid bytes. In CSV and JSON
 * Lines, the import then refuses only the rows with invalid bytes.
 */
export const chooseEncoding = ({ valid, invalid }: EncodingEvidence): FeedEncoding =>
  invalid > 0 && invalid >= valid ? 'windows-1252' : 'utf-8';
