import { and, eq, inArray, or } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { changeStock } from '#src/vehicle/server/change-stock.ts';
import { setVehicleHold } from '#src/vehicle/server/set-vehicle-hold.ts';
import { reservations } from './tables.ts';

export interface VehicleName {
  readonly siteSlug: string;
  readonly vehicleId: number;
}

/**
 * Copies the state of a vehicle's reservations to the stock; cards, pages and searches follow. Idempotent, also when two run at once.
 * @spec B1.12, B4.07
 */
export const syncVehicleHold = async (
  { primary }: Pick<DatabaseService, 'primary'>,
  { siteSlug, vehicleId }: VehicleName,
  now: Date,
): Promise<void> => {
  await changeStock(
    primary,
    siteSlug,
    async (change) => {
      const { tx } = change;
      const ofVehicle = and(eq(reservations.siteSlug, siteSlug), eq(reservations.vehicleId, vehicleId));
      // Locked, so that a change in between isn't marked as synced.
      const rows = await tx
        .select({ reservationUuid: reservations.reservationUuid, state: reservations.state })
        .from(reservations)
        .where(and(ofVehicle, or(inArray(reservations.state, ['held', 'sold']), eq(reservations.isHoldSynced, false))))
        .for('update');
      const states = rows.map(({ state }) => state);
      const hold = states.includes('held') ? 'reserved' : states.includes('sold') ? 'sold' : null;
      await setVehicleHold(change, vehicleId, hold);
      const locked = rows.map(({ reservationUuid }) => reservationUuid);
      await tx
        .update(reservations)
        .set({ isHoldSynced: true })
        .where(and(ofVehicle, inArray(reservations.reservationUuid, locked)));
    },
    now,
  );
};
