import { hash } from 'node:crypto';
import { fewestTextChanges } from './find-text-changes.ts';

/** The specification's name. */
export const commentsField = 'dealercomments';

/** Vehicles whose earlier comments are in another cell of their row. */
export interface MovedComments {
  readonly stockNumbers: readonly string[];
  /** Vehicles whose comments change. */
  readonly of: number;
  readonly limitPercent: number;
}

export interface RowTexts {
  readonly comments: string | null;
  /** The row's cells, as `listCellKeys` returns them. */
  readonly cellKeys: readonly string[];
}

export interface ComparedComments extends RowTexts {
  readonly stockNumber: string;
  readonly before: string | null;
}

/** Shorter texts, such as 'As new', can be in two columns. */
const fewestLetters = 8;
const notLetters = /<[^>]*>|[^\p{L}\p{N}]+/gu;

/** Returns undefined for a text too short to be a comment. */
const toKey = (text: string): string | undefined => {
  const letters = text.toLowerCase().replaceAll(notLetters, '');
  return letters.length < fewestLetters ? undefined : hash('sha1', letters, 'base64url');
};

/** Returns a hash for each cell that can be a comment. Case, tags, spaces and punctuation don't matter. */
export const listCellKeys = (cells: readonly string[]): readonly string[] =>
  cells.flatMap((cell) => (cell.length < fewestLetters ? [] : (toKey(cell) ?? [])));

/**
 * Returns undefined unless at least three, and more than `limitPercent`, of the vehicles whose comments change have
 * their earlier comments in another cell. First comments are no change.
 */
export const findMovedComments = (
  rows: readonly ComparedComments[],
  limitPercent: number,
): MovedComments | undefined => {
  const changed = rows.flatMap(({ stockNumber, before, comments, cellKeys }) => {
    const key = before === null ? undefined : toKey(before);
    const isChanged = key !== undefined && (comments === null || toKey(comments) !== key);
    return isChanged ? [{ stockNumber, isMoved: cellKeys.includes(key) }] : [];
  });
  const stockNumbers = changed.flatMap(({ stockNumber, isMoved }) => (isMoved ? [stockNumber] : []));
  const isOver = stockNumbers.length >= fewestTextChanges && stockNumbers.length * 100 > changed.length * limitPercent;
  return isOver ? { stockNumbers, of: changed.length, limitPercent } : undefined;
};
