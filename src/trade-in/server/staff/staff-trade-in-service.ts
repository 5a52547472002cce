import { sql } from 'drizzle-orm';
import { leads } from '#src/leads/server/tables.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { StaffReader } from '#src/staff/rules/membership.ts';
import type { RecordPosition } from '#src/staff/rules/record-position.ts';
import { isAfterPosition, isInScopeOf } from '#src/staff/server/record-conditions.ts';
import type { ListedTradeIn } from '../../rules/listed-trade-in.ts';
import type { TradedCar } from '../../rules/traded-car.ts';
import { valuations } from '../tables.ts';

export interface StaffTradeIns {
  /** Newest first. */
  readonly list: (
    reader: StaffReader,
    after: RecordPosition | null,
    limit: number,
  ) => Promise<readonly ListedTradeIn[]>;
}

interface ListedRow extends Record<string, unknown> {
  readonly valuation_uuid: string;
  readonly lead_uuid: string;
  readonly started_ms: string;
  readonly car: TradedCar | null;
  readonly odometer_km: number | null;
  readonly offer_price: number | null;
  readonly offer_accepted: boolean;
  readonly first_name: string;
  readonly last_name: string | null;
}

const leadColumns = { locationId: sql`lead.location_id::text`, category: sql`lead.category` };

export const createStaffTradeIns = ({ interactive }: Pick<DatabaseService, 'interactive'>): StaffTradeIns => ({
  list: async (reader, after, limit) => {
    const { rows } = await interactive.execute<ListedRow>(sql`
      SELECT valuation_uuid, lead.lead_uuid, floor(extract(epoch FROM started_at) * 1000)::bigint AS started_ms,
        cars -> coalesce(car_at, 0) AS car, odometer_km, offer_price, offer_accepted, first_name, last_name
      FROM ${valuations} AS valuation
      JOIN ${leads} AS lead ON lead.site_id = valuation.site_id AND lead.lead_uuid = valuation.lead_id
      WHERE valuation.site_id = ${reader.siteSlug} AND valuation.lead_id IS NOT NULL
        AND ${isAfterPosition(sql`started_at`, sql`valuation_uuid`, after)} AND ${isInScopeOf(reader, leadColumns)}
      ORDER BY started_at DESC, valuation_uuid DESC LIMIT ${limit}`);
    return rows.map((row) => ({
      valuationUuid: row.valuation_uuid,
      leadUuid: row.lead_uuid,
      startedAtMs: Number(row.started_ms),
      car: row.car,
      odometerKm: row.odometer_km,
      offerDollars: row.offer_price,
      isAccepted: row.offer_accepted,
      firstName: row.first_name,
      lastName: row.last_name,
    }));
  },
});
