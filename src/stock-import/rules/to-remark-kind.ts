import type { RowRemark } from './row-remark.ts';

const quoted = /"(?:[^"\\]|\\.)*"/g;
const figures = /\d[\d,.-]*/g;

/** Remarks that differ only in quoted text and figures are of the same kind. */
export const toRemarkKind = ({ column, reason }: Pick<RowRemark, 'column' | 'reason'>): string =>
  JSON.stringify([column, reason.replaceAll(quoted, '""').replaceAll(figures, '0')]);
