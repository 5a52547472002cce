import { readEnv } from '../../../src/platform/env.ts';
import type { StockFeedConfig } from '../../../src/stock-import/rules/config.ts';
import { type FeedHeadings, findColumnChanges } from '../../../src/stock-import/rules/limits/find-column-changes.ts';
import {
  type Columns,
  matchRenamedColumns,
  type RenameCandidate,
  type RenamedColumns,
} from '../../../src/stock-import/rules/match-renamed-columns.ts';
import { measureAgreement } from '../../../src/stock-import/rules/measure-agreement.ts';
import { isBarePrice } from '../../../src/stock-import/rules/price-columns.ts';
import { readLastFeed } from '../read-stock.ts';
import { type MappedFile, readCars } from './read-mapped-rows.ts';

export interface FoundRenames extends RenamedColumns {
  /** How to read a heading that's just 'Price'. Empty unless a column of prices was renamed. */
  readonly prices: Columns;
}

export const noRenames: FoundRenames = { renamed: {}, doubts: [], prices: {} };

export const findRenamed = async (
  file: MappedFile,
  configOf: (columns: Columns) => StockFeedConfig,
  headings: FeedHeadings,
): Promise<FoundRenames> => {
  const { siteSlug } = file.site;
  if (siteSlug === undefined) return noRenames;
  const keys = (await readCars(file, configOf({}))).map(({ key }) => key);
  const last = await readLastFeed(readEnv(), siteSlug, keys);
  const { gone, unread } = findColumnChanges(last.headings, headings);
  const unmapped = Object.fromEntries(unread.map((heading) => [heading, 'ignored']));
  const bare = gone.length === 0 ? [] : await readCars(file, configOf(unmapped));
  // A site that maps a price must also map a heading that's just 'Price'.
  const price = Object.keys(headings).find((heading) => headings[heading] === 'price' && isBarePrice(heading));
  const prices =
    price === undefined ? {} : { [price]: Object.hasOwn(last.headings ?? {}, price) ? 'price' : 'ignored' };
  const withPrices = (column: string): Columns => (column.includes('price') ? prices : {});
  const candidates: RenameCandidate[] = [];
  for (const { heading: goneHeading, column } of gone) {
    for (const heading of unread) {
      const cars = await readCars(file, configOf({ ...unmapped, ...withPrices(column), [heading]: column }));
      const agreement = measureAgreement({ heading, column }, cars, bare, last.records);
      candidates.push({ heading, column, goneHeading, agreement });
    }
  }
  const found = matchRenamedColumns(candidates);
  return {
    ...found,
    prices: Object.values(found.renamed).some((column) => column.includes('price')) ? prices : {},
  };
};
