import type { Writable } from 'node:stream';
import { joinReasons } from '../../src/stock-import/rules/join-reasons.ts';
import type { RowRemark } from '../../src/stock-import/rules/row-remark.ts';
import { toRemarkKind } from '../../src/stock-import/rules/to-remark-kind.ts';

const mostShown = 20;
const mostPlaces = 3;

export interface RemarkLog {
  readonly add: (remark: RowRemark) => void;
  readonly format: () => string | undefined;
}

export interface RemarkLogOptions {
  readonly kind: string;
  readonly title: string;
  /** True to print one line for remarks that differ only in figures and quoted cells. */
  readonly isGrouped: boolean;
  readonly report: Writable | undefined;
}

interface ShownRemark {
  readonly remark: RowRemark;
  /** At most `mostReasons`: one more than is printed, to show that there are more. */
  readonly reasons: Set<string>;
  readonly places: string[];
  count: number;
}

const mostReasons = 4;

const formatRemark = ({ remark: { row, column, stockNumber }, reasons, places, count }: ShownRemark): string => {
  const reason = joinReasons([...reasons]);
  if (row === null) return `  ${column === null ? '' : `${column}: `}${reason}`;
  const name = stockNumber === null ? '' : ` (${stockNumber})`;
  const more = count > places.length ? ` and ${count - places.length} more` : '';
  const rows = count === 1 ? `row ${row}${name}` : `${count} rows (${places.join(', ')}${more})`;
  return `  ${rows}${column === null ? '' : `, ${column}`}: ${reason}`;
};

/**
 * The terminal shows all remarks about the whole file and the first 20 different ones about rows. The report gets every
 * remark.
 */
export const createRemarkLog = ({ kind, title, isGrouped, report }: RemarkLogOptions): RemarkLog => {
  const ofFile: ShownRemark[] = [];
  const shown = new Map<string, ShownRemark>();
  let rest = 0;
  const show = (remark: RowRemark): void => {
    if (remark.row === null) {
      ofFile.push({ remark, reasons: new Set([remark.reason]), places: [], count: 1 });
      return;
    }
    const key = isGrouped ? toRemarkKind(remark) : JSON.stringify([remark.column, remark.reason]);
    const place = remark.stockNumber ?? `row ${remark.row}`;
    const same = shown.get(key);
    if (same === undefined && shown.size >= mostShown) rest += 1;
    else if (same === undefined)
      shown.set(key, { remark, reasons: new Set([remark.reason]), places: [place], count: 1 });
    else {
      same.count += 1;
      if (same.reasons.size < mostReasons) same.reasons.add(remark.reason);
      if (same.places.length < mostPlaces) same.places.push(place);
    }
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
