import { and, eq, inArray, sql } from 'drizzle-orm';
import type { StockChange } from '#src/vehicle/server/change-stock.ts';
import { vehicles } from '#src/vehicle/server/tables.ts';
import { type MissingPolicy, missingChanges } from '../rules/row-remark.ts';
import type { CarOnHand, StockOnHand } from './load-stock-on-hand.ts';

const batchSize = 5000;

const isStillToChange: Readonly<Record<MissingPolicy, (car: CarOnHand) => boolean>> = {
  keep: () => false,
  unpublish: (car) => car.isShown,
  sold: (car) => !car.isSold,
};

/** Applies the policy to the cars that no row of the file named. Returns how many changed. */
export const applyMissingPolicy = async (
  change: StockChange,
  stock: StockOnHand,
  policy: MissingPolicy,
): Promise<number> => {
  const record = missingChanges[policy];
  if (record === null) return 0;
  const missing = [...stock.byStockNumber.values()].filter((car) => !car.isSeen && isStillToChange[policy](car));
  if (missing.length === 0) return 0;
  change.noteWrite();
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
