import type { Writable } from 'node:stream';
import type { RowRemark } from '../../src/stock-import/rules/row-remark.ts';

const mostShown = 20;

export interface RemarkLog {
  readonly add: (remark: RowRemark) => void;
  /** Returns the text for the terminal; undefined when there are no remarks. */
  readonly format: () => string | undefined;
}

export interface RemarkLogOptions {
  /** The kind of the remarks in the report: `refused`. */
  readonly kind: string;
  /** The heading on the terminal. */
  readonly title: string;
  /** Gets every remark, as JSON Lines. */
  readonly report: Writable | undefined;
}

const formatRemark = ({ row, column, reason }: RowRemark): string =>
  `  row ${row}${column === null ? '' : `, ${column}`}: ${reason}`;

/** Collects remarks on rows: the first ones for the terminal, all of them for the report. */
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
