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
import { readLastFeed } from '../read-stock.ts';
import { type MappedFile, readCars } from './read-mapped-rows.ts';

/** Finds columns of the last feed that have a new heading, by comparing their values with the stock. */
export const findRenamed = async (
  file: MappedFile,
  configOf: (columns: Columns) => StockFeedConfig,
  headings: FeedHeadings,
): Promise<RenamedColumns> => {
  const { siteSlug } = file.site;
  if (siteSlug === undefined) return { renamed: {}, doubts: [] };
  const keys = (await readCars(file, configOf({}))).map(({ key }) => key);
  const last = await readLastFeed(readEnv(), siteSlug, keys);
  const { gone, unread } = findColumnChanges(last.headings, headings);
  const unmapped = Object.fromEntries(unread.map((heading) => [heading, 'ignored']));
  const bare = gone.length === 0 ? [] : await readCars(file, configOf(unmapped));
  const candidates: RenameCandidate[] = [];
  for (const { heading: goneHeading, column } of gone) {
    for (const heading of unread) {
      const cars = await readCars(file, configOf({ ...unmapped, [heading]: column }));
      const agreement = measureAgreement({ heading, column }, cars, bare, last.records);
      candidates.push({ heading, column, goneHeading, agreement });
    }
  }
  return matchRenamedColumns(candidates);
};
