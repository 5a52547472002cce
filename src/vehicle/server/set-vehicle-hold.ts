import { and, eq, sql } from 'drizzle-orm';
import type { VehicleHold } from '../rules/vehicle-hold.ts';
import type { StockChange } from './change-stock.ts';
import { vehicles } from './tables.ts';

/** Sets or clears the hold on one of the site's vehicles. A no-op when the hold is already so or the vehicle is gone. @spec B1.12 */
export const setVehicleHold = async (
  change: StockChange,
  vehicleId: number,
  hold: VehicleHold | null,
): Promise<void> => {
  const now = change.now.toISOString();
  const written = await change.tx
    .update(vehicles)
    .set({
      hold,
      version: change.version,
      updatedAt: now,
      ...(hold === 'sold' && { soldAt: sql`coalesce(${vehicles.soldAt}, ${now}::timestamptz)` }),
    })
    .where(
      and(
        eq(vehicles.siteSlug, change.siteSlug),
        eq(vehicles.id, vehicleId),
        sql`${vehicles.hold} IS DISTINCT FROM ${hold}::text`,
      ),
    );
  if ((written.rowCount ?? 0) > 0) change.markWritten();
};
