import type { FeedFormat, StockFeedConfig } from '../../../src/stock-import/rules/config.ts';
import { createFeedNotes } from '../../../src/stock-import/rules/create-feed-notes.ts';
import type { ReadCar, StoredRecord } from '../../../src/stock-import/rules/measure-agreement.ts';
import type { FeedText } from '../../../src/stock-import/server/feed-text.ts';
import { planRow, startPass } from '../../../src/stock-import/server/plan-row.ts';
import { readFeed } from '../../../src/stock-import/server/read-feed.ts';
import type { StockOnHand } from '../../../src/stock-import/server/stock-on-hand.ts';
import type { MappedRow } from './format-mapped-rows.ts';
import type { MapSite } from './read-map-site.ts';

const comparedRows = 200;
const noStock: StockOnHand = {
  byStockKey: new Map(),
  ids: new Set(),
  slugs: new Set(),
  names: [],
  stockVersion: 0,
} as StockOnHand;

export interface MappedFile {
  readonly open: () => AsyncIterable<Buffer>;
  readonly format: FeedFormat;
  readonly text: FeedText;
  readonly site: MapSite;
}

/** Reads a file like an import into an empty site, but also takes a last row without a line ending. */
export async function* readMappedRows(
  { open, format, text, site }: MappedFile,
  config: StockFeedConfig,
  notes = createFeedNotes(),
): AsyncGenerator<MappedRow> {
  const context = {
    stock: noStock,
    pass: startPass(noStock),
    resolveLocation: site.createResolver(config.yards),
    needsLocation: site.locationSlugs.length > 1,
    nowMs: Date.now(),
    ...site.photoSources,
  };
  for await (const rows of readFeed({ open, format, config, text, judgeLastRow: () => 'take' })) {
    for (const row of rows) {
      if (row.kind === 'row') {
        const planned = planRow(row, context);
        if (planned.kind === 'vehicle') notes.add(row, planned.vehicle);
        yield planned;
      } else if (row.kind === 'refused' || row.kind === 'ignored') yield row;
    }
  }
}

export const readCars = async (file: MappedFile, config: StockFeedConfig): Promise<readonly ReadCar[]> => {
  const cars: ReadCar[] = [];
  for await (const row of readMappedRows(file, config)) {
    if (row.kind !== 'vehicle') continue;
    const { key, recordJson, unread } = row;
    cars.push({ key, record: JSON.parse(recordJson) as StoredRecord, unread });
    if (cars.length >= comparedRows) break;
  }
  return cars;
};
