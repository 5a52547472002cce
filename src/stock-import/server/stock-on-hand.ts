import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/database.ts';
import type { StockChange } from '#src/vehicle/server/change-stock.ts';
import { sitesState, vehicles } from '#src/vehicle/server/tables.ts';
import { type MissingPolicy, missingChanges } from '../rules/row-remark.ts';
import type { StoredFacts } from '../rules/survey-feed-row.ts';

export interface CarOnHand extends StoredFacts {
  readonly id: number;
  readonly slug: string;
  readonly stockNumber: string;
  readonly name: string;
  readonly hash: string | null;
  readonly soldAtSeconds: number | null;
}

export interface StockOnHand {
  /** By `toStockKey`. */
  readonly byStockKey: ReadonlyMap<string, CarOnHand>;
  readonly ids: ReadonlySet<number>;
  readonly slugs: ReadonlySet<string>;
  readonly stockVersion: number;
}

/** 'T01' and 't01' are the same vehicle: systems change case on export. */
export const toStockKey = (stockNumber: string): string => stockNumber.toUpperCase();

const dollarsAbove10 = (field: 'price' | 'offer_price') =>
  sql`case when (${vehicles.record}->>${field})::numeric > 10 then (${vehicles.record}->>${field})::numeric end`;

export const loadStockOnHand = async (database: Database, siteSlug: string): Promise<StockOnHand> => {
  const [state] = await database.select().from(sitesState).where(eq(sitesState.siteSlug, siteSlug));
  const rows = await database
    .select({
      id: vehicles.id,
      slug: vehicles.slug,
      stockNumber: vehicles.stockNumber,
      name: sql<string>`${vehicles.record}->>'name'`,
      hash: vehicles.feedHash,
      status: vehicles.status,
      isShown: vehicles.isShown,
      soldAtSeconds: sql<number | null>`extract(epoch from ${vehicles.soldAt})::float8`,
      priceCents: sql<
        number | null
      >`(coalesce(${dollarsAbove10('offer_price')}, ${dollarsAbove10('price')}) * 100)::float8`,
      photoCount: sql<number>`coalesce(jsonb_array_length(${vehicles.record}->'images'), 0)`,
    })
    .from(vehicles)
    .where(eq(vehicles.siteSlug, siteSlug));
  const byStockKey = new Map<string, CarOnHand>();
  for (const { status, ...car } of rows) {
    byStockKey.set(toStockKey(car.stockNumber), { ...car, isSold: status === 'sold' });
  }
  return {
    byStockKey,
    ids: new Set(rows.map(({ id }) => id)),
    slugs: new Set(rows.map(({ slug }) => slug)),
    stockVersion: state?.stockVersion ?? 0,
  };
};

const batchSize = 5000;

/** Stored records by vehicle id, under the specification's names. */
export const loadRecords = async (
  { tx, siteSlug }: Pick<StockChange, 'tx' | 'siteSlug'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Readonly<Record<string, unknown>>>> => {
  const records = new Map<number, Record<string, unknown>>();
  for (let from = 0; from < ids.length; from += batchSize) {
    const rows = await tx
      .select({ id: vehicles.id, record: vehicles.record })
      .from(vehicles)
      .where(and(eq(vehicles.siteSlug, siteSlug), inArray(vehicles.id, ids.slice(from, from + batchSize))));
    for (const { id, record } of rows) records.set(id, record);
  }
  return records;
};

const isStillToChange: Readonly<Record<MissingPolicy, (car: CarOnHand) => boolean>> = {
  keep: () => false,
  unpublish: (car) => car.isShown,
  sold: (car) => !car.isSold,
};

/** The vehicles that a policy would change, because no row of the feed named them. */
export const listMissing = (
  stock: StockOnHand,
  seen: ReadonlySet<string>,
  policy: MissingPolicy,
): readonly CarOnHand[] =>
  [...stock.byStockKey].flatMap(([key, car]) => (!seen.has(key) && isStillToChange[policy](car) ? [car] : []));

export const applyMissingPolicy = async (
  change: StockChange,
  missing: readonly CarOnHand[],
  policy: MissingPolicy,
): Promise<void> => {
  const record = missingChanges[policy];
  if (record === null || missing.length === 0) return;
  change.markWritten();
  const now = change.now.toISOString();
  for (let from = 0; from < missing.length; from += batchSize) {
    const ids = missing.slice(from, from + batchSize).map(({ id }) => id);
    await change.tx
      .update(vehicles)
      .set({
        record: sql`${vehicles.record} || ${JSON.stringify(record)}::jsonb`,
        // Cleared, so that a later row for this car never counts as unchanged.
        feedHash: null,
        version: change.version,
        updatedAt: now,
        ...(policy === 'unpublish'
          ? { isShown: false }
          : { status: 'sold', soldAt: sql`coalesce(${vehicles.soldAt}, ${now}::timestamptz)` }),
      })
      .where(and(eq(vehicles.siteSlug, change.siteSlug), inArray(vehicles.id, ids)));
  }
};
