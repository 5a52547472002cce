import { applySection } from '../rules/apply-section.ts';
import { createCellReaders } from '../rules/cells/create-cell-readers.ts';
import type { StockFeedConfig } from '../rules/config.ts';
import type { FeedSection } from '../rules/create-section-notes.ts';
import { isTotalsRow } from '../rules/is-totals-row.ts';
import type { FeedHeadings } from '../rules/limits/find-column-changes.ts';
import { mapCsvRow } from '../rules/map-csv-row.ts';
import {
  type CsvHeader,
  type HeaderColumn,
  maxHeadingLength,
  nameOfTarget,
  readCsvHeader,
  separatorCharacters,
} from '../rules/read-csv-header.ts';
import { readSectionTitle } from '../rules/read-section-title.ts';
import { cutStar, isLegendRow, type StarLegend } from '../rules/read-star.ts';
import { splitCsvRecord } from '../rules/split-csv-record.ts';
import { FeedFileError } from './feed-file-error.ts';
import { type IgnoredRow, type ReadableRow, type RefusedRow, refuseRow } from './feed-row.ts';

export interface CsvReaderOptions {
  readonly config: StockFeedConfig;
  readonly starLegend: StarLegend | null;
  readonly onDelimiter: (delimiter: string) => void;
  readonly onUnknown: (headings: readonly string[]) => void;
  readonly onFields: (fields: readonly string[], headings: FeedHeadings) => void;
}

/**
 * Returns undefined for all rows up to the headings, and for section titles, blank rows and a row of units below the
 * headings.
 */
export type ReadTextRow = (
  text: string,
  row: number,
  isComplete: boolean,
) => ReadableRow | RefusedRow | IgnoredRow | undefined;

type Header = Extract<CsvHeader, { kind: 'header' }>;

const maxLinesToHeadings = 10;
const separatorWords = { comma: 'commas', semicolon: 'semicolons', tab: 'tabs', bar: 'bars' } as const;
const separatorLine = /^\uFEFF?sep=.$/i;

export const fieldsOf = (target: HeaderColumn['target']): readonly string[] => {
  if (target.kind === 'field') return [target.field];
  if (target.kind === 'price') return ['price'];
  if (target.kind === 'images') return ['images'];
  if (target.kind === 'makeModel') return ['make', 'model'];
  return target.kind === 'location' ? ['location_code'] : [];
};

const nameColumns = ({ columns, unknownHeadings }: Header): FeedHeadings => {
  const unknown = new Set(unknownHeadings);
  return Object.fromEntries(
    columns.flatMap(({ heading, target }) =>
      heading === '' ? [] : [[heading, unknown.has(heading) ? null : (nameOfTarget(target) ?? target.kind)]],
    ),
  );
};

const explainSeparator = (delimiter: string, configured: StockFeedConfig['separator']): string => {
  const [found] = Object.entries(separatorCharacters).find(([, character]) => character === delimiter) ?? [];
  return `The file's cells are separated by ${separatorWords[found as keyof typeof separatorWords]}, but stockFeed.separator is ${configured}. Remove that line from site.yaml, or set it to auto.`;
};

class HeaderSearch {
  readonly #config: StockFeedConfig;
  readonly #lines: string[] = [];
  #best: Extract<CsvHeader, { kind: 'broken' }> | undefined;

  constructor(config: StockFeedConfig) {
    this.#config = config;
  }

  add(line: string): Header | undefined {
    if (separatorLine.test(line)) return undefined;
    const alone = readCsvHeader(line, this.#config);
    if (alone.kind === 'header') return alone;
    if (this.#best === undefined || alone.known > this.#best.known) this.#best = alone;
    const before = this.#lines.at(-1);
    this.#lines.push(line);
    const both = before === undefined ? undefined : readCsvHeader(before, this.#config, line);
    if (both?.kind === 'header') return both;
    if (this.#lines.length >= maxLinesToHeadings) this.fail();
    return undefined;
  }

  #findSeparator(): string | undefined {
    if (this.#config.separator === 'auto') return undefined;
    const headers = this.#lines.map((line) => readCsvHeader(line, { ...this.#config, separator: 'auto' }));
    return headers.flatMap((header) => (header.kind === 'header' ? [header.delimiter] : []))[0];
  }

  fail(): void {
    const found = this.#findSeparator();
    if (found !== undefined) throw new FeedFileError('columns', explainSeparator(found, this.#config.separator));
    if (this.#best !== undefined) throw new FeedFileError('columns', this.#best.reason);
  }
}

const namedFields: ReadonlySet<string> = new Set(['stocknum', 'make', 'model']);
const identityFields: ReadonlySet<string> = new Set([...namedFields, 'year']);

const isHeadingRow = (header: Header, cells: readonly string[]): boolean =>
  cells.every((cell, index) => {
    const target = header.columns[index]?.target;
    const isIdentity = target?.kind === 'field' && identityFields.has(target.field);
    return isIdentity ? cell.trim() === '' : !/\d{3}/.test(cell);
  });

const readIdentity = ({ columns }: Header, cells: readonly string[]): readonly string[] =>
  [
    ...['stocknum', 'make', 'model'].map((field) =>
      columns.findIndex(({ target }) => target.kind === 'field' && target.field === field),
    ),
    columns.findIndex(({ target }) => target.kind === 'makeModel'),
  ].map((index) => cells[index] ?? '');

const thousandsEnd = /^\$?\s?\d{1,3}$/;
const thousandsNext = /^\d{3}(?:\D|$)/;

const explainWidth = (cells: readonly string[], { columns, delimiter }: Header): string => {
  const reason = `has ${cells.length} cells under ${columns.length} headings`;
  if (delimiter !== ',' || cells.length <= columns.length) return reason;
  const at = cells.findIndex(
    (cell, index) => thousandsEnd.test(cell.trim()) && thousandsNext.test(cells[index + 1]?.trim() ?? ''),
  );
  if (at === -1) return reason;
  return `${reason}: perhaps a comma in a figure that isn't in quotes, ${JSON.stringify(`${cells[at]?.trim()},${cells[at + 1]?.trim()}`.slice(0, 40))}`;
};

const isHeadingAgain = (columns: Header['columns'], cells: readonly string[]): boolean =>
  cells.every(
    (cell, index) => cell.trim() === '' || cell.trim().slice(0, maxHeadingLength) === columns[index]?.heading,
  );

const cutStars = ({ columns }: Header, cells: readonly string[]): readonly string[] | undefined => {
  let hasStar = false;
  const cut = cells.map((cell, index) => {
    const target = columns[index]?.target;
    const isName = target?.kind === 'makeModel' || (target?.kind === 'field' && namedFields.has(target.field));
    const rest = isName ? cutStar(cell) : undefined;
    hasStar ||= rest !== undefined;
    return rest ?? cell;
  });
  return hasStar ? cut : undefined;
};

const explainStar = (legend: string): string =>
  `has a star, and the file says ${JSON.stringify(legend)}, so the vehicle isn't for sale`;

/**
 * True for a column about the price or the sale. A row with only 'SOLD' in such a column isn't a section title, because
 * the word is about the row itself.
 */
const isSaleColumn = (column: HeaderColumn | undefined): boolean => {
  const target = column?.target;
  if (target?.kind === 'price') return true;
  return target?.kind === 'field' && ['status', 'sold', 'deposit', 'price'].includes(target.clean);
};

const explainQuotes = (text: string): string =>
  text.split('"').length % 2 === 0 ? 'has a quote that is never closed' : 'has a quoted cell with text after its end';

/**
 * Creates a reader of a CSV's rows. `read` and `end` throw FeedFileError if the file's first lines have no headings.
 */
export const createCsvReader = ({ config, starLegend, onDelimiter, onUnknown, onFields }: CsvReaderOptions) => {
  const readers = createCellReaders(config);
  const search = new HeaderSearch(config);
  let header: Header | undefined;
  let unread: ReadonlySet<number> = new Set();
  let isFirstRow = true;
  let section: FeedSection | undefined;
  let isSectionFilled = false;
  let lastRow = 0;
  const endSection = (): void => {
    if (isSectionFilled) section = undefined;
  };
  const startSection = (cells: readonly string[], row: number, columns: Header['columns']): boolean => {
    const isNamed = cells.some((cell, index) => cell.trim() !== '' && !isSaleColumn(columns[index]));
    const found = isNamed ? readSectionTitle(cells) : undefined;
    if (found === undefined) return false;
    section = found.sale === null ? undefined : { row, title: found.title, sale: found.sale };
    isSectionFilled = false;
    return true;
  };
  const findStockNumber = (line: string): string | null => {
    const index = header?.columns.findIndex(({ target }) => target.kind === 'field' && target.field === 'stocknum');
    const cell = header === undefined ? undefined : line.split(header.delimiter)[index ?? 0];
    return cell?.replaceAll('"', '').trim() || null;
  };
  const read: ReadTextRow = (text, row, isComplete) => {
    if (header === undefined) {
      header = search.add(text);
      if (header === undefined) return undefined;
      unread = new Set(header.unread);
      onDelimiter(header.delimiter);
      onFields(
        header.columns.flatMap(({ target }) => fieldsOf(target)),
        nameColumns(header),
      );
      if (header.unknownHeadings.length > 0) onUnknown(header.unknownHeadings);
      return undefined;
    }
    // An empty line ends the section. The splitter drops empty lines, so they show only as gaps in the row numbers.
    if (row > lastRow + 1) endSection();
    lastRow = row;
    const cells = splitCsvRecord(text, header.delimiter);
    if (cells === undefined) {
      return { ...refuseRow(row, explainQuotes(text)), stockNumber: findStockNumber(text) };
    }
    if (cells.every((cell) => cell.trim() === '')) {
      endSection();
      return undefined;
    }
    if (startSection(cells, row, header.columns)) return undefined;
    const isWhole = cells.length === header.columns.length;
    if (
      isHeadingAgain(header.columns, cells) ||
      isLegendRow(cells) ||
      isTotalsRow(cells, isWhole ? readIdentity(header, cells) : [], isWhole && isComplete)
    ) {
      return { kind: 'ignored', row, text: cells.filter((cell) => cell.trim() !== '').join(' ') };
    }
    if (!isWhole) {
      const reason = explainWidth(cells, header);
      return { ...refuseRow(row, reason), stockNumber: findStockNumber(text) };
    }
    const isUnits = isFirstRow && isHeadingRow(header, cells);
    isFirstRow = false;
    if (isUnits) return undefined;
    isSectionFilled = true;
    const unstarred = cutStars(header, cells);
    const { headingByField, faultByField, ...mapped } = mapCsvRow(header.columns, unstarred ?? cells, readers, unread);
    const star = unstarred === undefined ? undefined : starLegend;
    const starSale = star?.sale ?? undefined;
    return {
      kind: 'row',
      row,
      cells,
      ...mapped,
      ...(star === null && { hasStar: true }),
      ...(star &&
        starSale && {
          input: applySection(mapped.input, starSale),
          saleHints: [],
          notes: [
            ...mapped.notes,
            { field: 'stocknum', reason: explainStar(star.text), task: 'none', saleWords: star.text },
          ],
        }),
      ...(section && {
        section,
        input: applySection(starSale === undefined ? mapped.input : applySection(mapped.input, starSale), section.sale),
        saleHints: [],
      }),
      columnOf: (field) => headingByField[field] ?? field,
      explain: (field) => faultByField[field],
    };
  };
  return {
    read,
    findStockNumber,
    /** Call this for each row that was refused before it could be read. */
    skip: (row: number): void => {
      lastRow = row;
    },
    end: (): void => {
      if (header === undefined) search.fail();
    },
  };
};
