import type { Writable } from 'node:stream';
import type { RowRemark } from '../../src/stock-import/rules/row-remark.ts';

const mostShown = 20;

export interface RemarkLog {
  readonly add: (remark: RowRemark) => void;
  /** Undefined if there are no remarks. */
  readonly format: () => string | undefined;
}

export interface RemarkLogOptions {
  readonly kind: string;
  readonly title: string;
  /** Receives every remark, as JSON Lines. */
  readonly report: Writable | undefined;
}

interface ShownRemark {
  readonly remark: RowRemark;
  count: number;
}

const formatMore = (count: number): string => (count === 1 ? ' (and 1 more row)' : ` (and ${count} more rows)`);

const formatRemark = ({ remark: { row, column, reason, stockNumber }, count }: ShownRemark): string => {
  if (row === null) return `  ${column === null ? '' : `${column}: `}${reason}`;
  const name = stockNumber === null ? '' : ` (${stockNumber})`;
  const where = `  row ${row}${name}${column === null ? '' : `, ${column}`}`;
  return `${where}: ${reason}${count === 1 ? '' : formatMore(count - 1)}`;
};

/**
 * Keeps remarks about the whole file and the first 20 different others for the terminal. The report gets all of them.
 */
export const createRemarkLog = ({ kind, title, report }: RemarkLogOptions): RemarkLog => {
  const ofFile: ShownRemark[] = [];
  const shown = new Map<string, ShownRemark>();
  let rest = 0;
  const show = (remark: RowRemark): void => {
    if (remark.row === null) {
      ofFile.push({ remark, count: 1 });
      return;
    }
    const key = JSON.stringify([remark.column, remark.reason]);
    const same = shown.get(key);
    if (same !== undefined) same.count += 1;
    else if (shown.size < mostShown) shown.set(key, { remark, count: 1 });
    else rest += 1;
  };
  return {
    add: (remark) => {
      show(remark);
      report?.write(`${JSON.stringify({ kind, ...remark })}\n`);
    },
    format: () => {
      if (shown.size + ofFile.length === 0) return undefined;
      const more = rest === 0 ? [] : [`  and ${rest} more; --report FILE writes them all`];
      return [`${title}:`, ...[...ofFile, ...shown.values()].map(formatRemark), ...more].join('\n');
    },
  };
};
