import type { RowRemark } from './row-remark.ts';

const quoted = /"(?:[^"\\]|\\.)*"/g;
const figures = /\d[\d,.-]*/g;

export const toRemarkKind = ({ column, reason }: Pick<RowRemark, 'column' | 'reason'>): string =>
  JSON.stringify([column, reason.replaceAll(quoted, '""').replaceAll(figures, '0')]);
