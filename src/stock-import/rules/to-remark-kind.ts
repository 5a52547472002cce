import type { RowRemark } from './row-remark.ts';

const quoted = /"(?:[^"\\]|\\.)*"/g;
const figures = /\d[\d,.-]*/g;

/** Returns the same kind for remarks that differ only in the text and figures they quote. */
export const toRemarkKind = ({ column, reason }: Pick<RowRemark, 'column' | 'reason'>): string =>
  JSON.stringify([column, reason.replaceAll(quoted, '""').replaceAll(figures, '0')]);
