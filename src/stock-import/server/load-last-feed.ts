import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/database.ts';
import { vehicles } from '#src/vehicle/server/tables.ts';
import type { FeedHeadings } from '../rules/limits/find-column-changes.ts';
import { createFeedRunStore } from './feed-run-store.ts';
import { toStockKey } from './stock-on-hand.ts';

export interface LastFeed {
  readonly headings: FeedHeadings;
  readonly records: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export const loadLastFeed = async (
  database: Database,
  siteSlug: string,
  stockNumbers: readonly string[],
): Promise<LastFeed> => {
  const last = await createFeedRunStore(database).findLast(siteSlug);
  const keys = JSON.stringify(stockNumbers.map(toStockKey));
  const isAskedFor = sql`upper(${vehicles.stockNumber}) in (select jsonb_array_elements_text(${keys}::jsonb))`;
  const rows = await database
    .select({ stockNumber: vehicles.stockNumber, record: vehicles.record })
    .from(vehicles)
    .where(and(eq(vehicles.siteSlug, siteSlug), isAskedFor));
  return {
    headings: last?.headings ?? {},
    records: Object.fromEntries(rows.map(({ stockNumber, record }) => [toStockKey(stockNumber), record])),
  };
};
