import { convertHtmlToText, isHtml } from '../cells/convert-html-to-text.ts';
import type { Brake } from './brake.ts';
import { describeHeldChange } from './describe-held-change.ts';
import { fewestTextChanges } from './find-text-changes.ts';
import { commentsField } from './hold-row-fields.ts';

export interface MovedComments {
  readonly stockNumbers: readonly string[];
  readonly of: number;
  readonly limitPercent: number;
}

export interface RowTexts {
  readonly comments: string | null;
  readonly cellKeys: readonly string[];
}

export interface ComparedComments extends RowTexts {
  readonly stockNumber: string;
  readonly before: string | null;
}

/** Minimum letters and digits of a text that's compared. Shorter texts, such as 'As new', can be in two columns. */
const fewestLetters = 8;
const notLetters = /[^\p{L}\p{N}]+/gu;
const [fnvStart, fnvPrime] = [0x81_1c_9d_c5, 0x01_00_01_93];

const hashText = (text: string): string => {
  let hash = fnvStart;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), fnvPrime);
  return `${text.length}:${hash}`;
};

const toKey = (text: string): string | undefined => {
  const plain = isHtml(text) ? convertHtmlToText(text) : text;
  const letters = plain.toLowerCase().replaceAll(notLetters, '');
  return letters.length < fewestLetters ? undefined : hashText(letters);
};

export const listCellKeys = (cells: readonly string[]): readonly string[] =>
  cells.flatMap((cell) => (cell.length < fewestLetters ? [] : (toKey(cell) ?? [])));

/**
 * Returns undefined unless at least three vehicles, and more than `limitPercent` of those whose comments change, have
 * their earlier comments in another cell.
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

export interface MovedCommentsFindings {
  readonly movedComments: MovedComments | undefined;
}

export const movedCommentsBrake: Brake<MovedCommentsFindings> = {
  listFields: ({ movedComments }) => (movedComments === undefined ? [] : [commentsField]),
  listHeld: ({ movedComments }) => {
    if (movedComments === undefined) return [];
    const { stockNumbers: names, of: total, limitPercent } = movedComments;
    const facts = { count: names.length, names, of: { total, limitPercent }, field: commentsField };
    return [describeHeldChange({ kind: 'textChanged', ...facts })];
  },
};
