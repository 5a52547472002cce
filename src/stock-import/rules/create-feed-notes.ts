import type { StatusMeaning } from './cells/read-status-cell.ts';
import type { SaleHint } from './find-sale-hints.ts';
import type { WrittenStatus } from './map-csv-row.ts';
import type { Warning } from './row-remark.ts';

export interface NotedRow {
  readonly row: number;
  readonly status: WrittenStatus | null;
  readonly saleHints: readonly SaleHint[];
}

export interface StatusWord extends WrittenStatus {
  /** How many vehicles have it. */
  readonly count: number;
}

interface HintedColumn {
  readonly isByHeading: boolean;
  readonly cell: string;
  readonly row: number;
  readonly count: number;
}

const maxWords = 200;
const maxColumns = 50;
const shownLength = 40;

const quote = (text: string): string => JSON.stringify(text.slice(0, shownLength));
const countOf = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);

const describeUnknownWord = ({ heading, word, count }: StatusWord): Warning => ({
  row: null,
  column: heading,
  reason: `${quote(word)} isn't a status that we know, so ${countOf(count, 'vehicle counts', 'vehicles count')} as not on sale. Add the word to words.onSale or words.notOnSale under stockFeed`,
  stockNumber: null,
});

const say = "Map it to sold, reserved or status under stockFeed.columns, or to ignored if it doesn't matter";

const describeColumn = ([heading, { isByHeading, cell, row, count }]: readonly [string, HintedColumn]): Warning => {
  const example = count === 0 ? '' : `, such as ${quote(cell)} in row ${row}`;
  const what = isByHeading
    ? `its heading speaks of a sale${count === 0 ? '' : ` and ${countOf(count, 'cell is', 'cells are')} filled in${example}`}`
    : `${countOf(count, 'cell speaks', 'cells speak')} of a sale${example}`;
  return { row: null, column: heading, reason: `isn't read, although ${what}. ${say}`, stockNumber: null };
};

export const describeIgnoredRow = (row: number, text: string): Warning => ({
  row,
  column: null,
  reason: `says ${quote(text)}, which isn't a vehicle, so it's ignored`,
  stockNumber: null,
});

/** Collects what a feed's rows say about sales, to be reported once for the whole feed. @spec B4.02, D.05 */
export const createFeedNotes = () => {
  const words = new Map<string, StatusWord>();
  const columns = new Map<string, HintedColumn>();
  const addStatus = (status: WrittenStatus): void => {
    const key = status.word.toLowerCase();
    const before = words.get(key);
    if (before === undefined && words.size >= maxWords) return;
    words.set(key, { ...(before ?? status), count: (before?.count ?? 0) + 1 });
  };
  const addHint = ({ heading, cell, isByHeading }: SaleHint, row: number): void => {
    const before = columns.get(heading);
    if (before === undefined && columns.size >= maxColumns) return;
    const isFirst = cell !== '' && (before?.count ?? 0) === 0;
    const count = (before?.count ?? 0) + (cell === '' ? 0 : 1);
    columns.set(heading, isFirst || before === undefined ? { isByHeading, cell, row, count } : { ...before, count });
  };
  return {
    add: ({ row, status, saleHints }: NotedRow): void => {
      if (status !== null) addStatus(status);
      for (const hint of saleHints) addHint(hint, row);
    },
    /** In the order of the feed, those that several vehicles have first. */
    listStatusWords: (): readonly StatusWord[] => [...words.values()].sort((one, other) => other.count - one.count),
    listWordWarnings: (): readonly Warning[] =>
      [...words.values()].filter(({ meaning }) => meaning === 'unknown').map(describeUnknownWord),
    listColumnWarnings: (): readonly Warning[] => [...columns].map(describeColumn),
  };
};

export const statusMeanings: Readonly<Record<StatusMeaning, string>> = {
  onSale: 'on sale',
  comingSoon: 'coming soon',
  sold: 'sold',
  held: 'kept for a buyer, so not on sale',
  notOnSale: 'not on sale',
  unknown: 'not known, so not on sale',
};
