import { sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { vehicles } from '#src/vehicle/server/tables.ts';
import { phoneReveals } from './tables.ts';

export interface PhoneReveal {
  readonly vehicleId: number;
  readonly dealershipId: number | null;
}

export interface RevealStore {
  /** @spec B4.50, B7.17 */
  readonly record: (siteSlug: string, reveal: PhoneReveal, now: Date) => Promise<boolean>;
  readonly purgeBefore: (moment: Date) => Promise<number>;
}

export const createRevealStore = ({
  primary,
  interactive,
}: Pick<DatabaseService, 'primary' | 'interactive'>): RevealStore => ({
  record: async (siteSlug, { vehicleId, dealershipId }, now) => {
    const { rowCount } = await interactive.execute(sql`
      INSERT INTO ${phoneReveals} (site_id, vehicle_id, dealership_id, revealed_at)
      SELECT site_id, id, ${dealershipId}::bigint, ${now.toISOString()}::timestamptz FROM ${vehicles} WHERE site_id = ${siteSlug} AND id = ${vehicleId}`);
    return (rowCount ?? 0) > 0;
  },
  purgeBefore: async (moment) => {
    const { rowCount } = await primary.execute(
      sql`DELETE FROM ${phoneReveals} WHERE revealed_at < ${moment.toISOString()}::timestamptz`,
    );
    return rowCount ?? 0;
  },
});
