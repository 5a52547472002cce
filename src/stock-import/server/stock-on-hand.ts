import { and, eq, inArray, sql } from 'drizzle-orm';
import type { StockChange } from '#src/vehicle/server/change-stock.ts';
import { vehicles } from '#src/vehicle/server/tables.ts';
import { type MissingPolicy, missingChanges } from '../rules/row-remark.ts';

export interface CarOnHand {
  readonly id: number;
  readonly slug: string;
  readonly hash: string | null;
  readonly soldAtSeconds: number | null;
  readonly isSold: boolean;
  readonly isShown: boolean;
  /** True once a row names the car, even a faulty one: the car is then not missing. */
  isSeen: boolean;
  /** The row accepted for this car; 0 until then. */
  acceptedInRow: number;
}

export interface StockOnHand {
  readonly byStockNumber: Map<string, CarOnHand>;
  readonly ids: Set<number>;
  readonly slugs: Set<string>;
}

export const loadStockOnHand = async ({ tx, siteSlug }: StockChange): Promise<StockOnHand> => {
  const rows = await tx
    .select({
      id: vehicles.id,
      slug: vehicles.slug,
      stockNumber: vehicles.stockNumber,
      hash: vehicles.feedHash,
      status: vehicles.status,
      isShown: vehicles.isShown,
      soldAtSeconds: sql<number | null>`extract(epoch from ${vehicles.soldAt})::float8`,
    })
    .from(vehicles)
    .where(eq(vehicles.siteSlug, siteSlug));
  const byStockNumber = new Map<string, CarOnHand>();
  for (const { stockNumber, status, ...car } of rows) {
    byStockNumber.set(stockNumber, { ...car, isSold: status === 'sold', isSeen: false, acceptedInRow: 0 });
  }
  return {
    byStockNumber,
    ids: new Set(rows.map(({ id }) => id)),
    slugs: new Set(rows.map(({ slug }) => slug)),
  };
};

const batchSize = 5000;

const isStillToChange: Readonly<Record<MissingPolicy, (car: CarOnHand) => boolean>> = {
  keep: () => false,
  unpublish: (car) => car.isShown,
  sold: (car) => !car.isSold,
};

export const applyMissingPolicy = async (
  change: StockChange,
  stock: StockOnHand,
  policy: MissingPolicy,
): Promise<number> => {
  const record = missingChanges[policy];
  if (record === null) return 0;
  const missing = [...stock.byStockNumber.values()].filter((car) => !car.isSeen && isStillToChange[policy](car));
  if (missing.length === 0) return 0;
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
  return missing.length;
};
