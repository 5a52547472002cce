import { createCellReaders } from '../rules/cells/create-cell-readers.ts';
import { cleanOwnRecord } from '../rules/clean-own-record.ts';
import type { StockFeedConfig } from '../rules/config.ts';
import { createElementFinder, isOwnRecord, mapForeignRecord } from '../rules/formats/map-foreign-record.ts';
import { toHeadingKey } from '../rules/heading-key.ts';
import { explainTwoPrices, isAskingHeading, isBarePrice } from '../rules/price-columns.ts';
import { FeedFileError } from './feed-file-error.ts';
import type { ReadableRow, RefusedRow } from './feed-row.ts';

const same = (field: string): string => field;
const maxUnknownHeadings = 200;

/**
 * The reader throws FeedFileError for a record with both 'Price' and an asking price, unless the site maps one of them.
 */
export const createRecordReader = (config: StockFeedConfig) => {
  const readers = createCellReaders(config);
  const findTarget = createElementFinder(config.columns);
  const ownKeys = new Set(Object.keys(config.columns).map(toHeadingKey));
  const unknown = new Set<string>();
  return {
    read: (record: Readonly<Record<string, unknown>>, row: number): ReadableRow | RefusedRow => {
      if (isOwnRecord(record)) {
        const { input, ...own } = cleanOwnRecord(record, readers);
        const { location_code: locationCode } = input;
        const explain = (field: string): string | undefined =>
          field === 'year' && typeof record.year === 'string' ? readers.explain(record.year.trim(), 'year') : undefined;
        const cells = Object.values(record).flatMap((value) =>
          typeof value === 'string' || typeof value === 'number' ? [String(value)] : [],
        );
        return { kind: 'row', row, cells, input, ...own, staffTexts: [], locationCode, columnOf: same, explain };
      }
      const {
        cells,
        input,
        headingByField,
        faultByField,
        locationCode,
        notes,
        status,
        saleHints,
        staffTexts,
        buyerCells,
        unreadCells,
        costCells,
        readsSale,
        unknownHeadings,
        priceWords,
        yearOfMonth,
      } = mapForeignRecord(record, findTarget, readers, config.columns);
      const asking = unknownHeadings.find(isAskingHeading);
      const price = headingByField.price;
      if (asking !== undefined && price !== undefined && isBarePrice(price) && !ownKeys.has(toHeadingKey(price))) {
        throw new FeedFileError('columns', explainTwoPrices(price, asking));
      }
      for (const heading of unknownHeadings) if (unknown.size < maxUnknownHeadings) unknown.add(heading);
      if (locationCode !== undefined) input.location_code = locationCode;
      return {
        kind: 'row',
        row,
        cells,
        input,
        notes,
        status,
        saleHints,
        staffTexts,
        buyerCells,
        unreadCells,
        costCells,
        readsSale,
        ...(priceWords !== undefined && { priceWords }),
        ...(yearOfMonth && { yearOfMonth }),
        locationCode,
        columnOf: (field) => headingByField[field] ?? field,
        explain: (field) => faultByField[field],
      };
    },
    listUnknown: (): readonly string[] => [...unknown],
  };
};

export type RecordReader = ReturnType<typeof createRecordReader>;
