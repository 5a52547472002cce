import type { RowRemark } from './row-remark.ts';

const quoted = /"(?:[^"\\]|\\.)*"/g;
const figures = /\d[\d,.-]*/g;

/** Equal for remarks that say the same of different cells: without the cells' texts and figures. */
export const toRemarkKind = ({ column, reason }: Pick<RowRemark, 'column' | 'reason'>): string =>
  JSON.stringify([column, reason.replaceAll(quoted, '""').replaceAll(figures, '0')]);
