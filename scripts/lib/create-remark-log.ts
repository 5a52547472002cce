import type { Writable } from 'node:stream';
import type { RowRemark } from '../../src/stock-import/rules/row-remark.ts';

const mostShown = 20;

export interface RemarkLog {
  readonly add: (remark: RowRemark) => void;
  /** What is told on the terminal, or undefined when there is nothing to tell. */
  readonly format: () => string | undefined;
}

export interface RemarkLogOptions {
  /** What the remarks are in the report: `refused`. */
  readonly kind: string;
  /** What stands above them on the terminal. */
  readonly title: string;
  /** Where all of them go, as JSON Lines. */
  readonly report: Writable | undefined;
}

const formatRemark = ({ row, column, reason }: RowRemark): string =>
  `  row ${row}${column === null ? '' : `, ${column}`}: ${reason}`;

/** Gathers what an import says of rows: the first ones for the terminal, all of them for the report. */
export const createRemarkLog = ({ kind, title, report }: RemarkLogOptions): RemarkLog => {
  const shown: RowRemark[] = [];
  let count = 0;
  return {
    add: (remark) => {
      count += 1;
      if (shown.length < mostShown) shown.push(remark);
      report?.write(`${JSON.stringify({ kind, ...remark })}\n`);
    },
    format: () => {
      if (count === 0) return undefined;
      const rest = count - shown.length;
      const more = rest === 0 ? [] : [`  and ${rest} more; --report FILE writes them all`];
      return [`${title}:`, ...shown.map(formatRemark), ...more].join('\n');
    },
  };
};
