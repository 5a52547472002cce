import { type SQL, sql } from 'drizzle-orm';
import { leads } from '#src/leads/server/tables.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { StaffScope } from '#src/staff/rules/membership.ts';
import type { TradedCar } from '../../rules/traded-car.ts';
import { valuations } from '../tables.ts';

export interface TradeInReader extends StaffScope {
  readonly siteSlug: string;
}

export interface TradeInPosition {
  readonly atMs: number;
  readonly uuid: string;
}

/** A valuation that was sent to the dealer with a lead. */
export interface ListedTradeIn {
  readonly valuationUuid: string;
  readonly leadUuid: string;
  readonly startedAtMs: number;
  /** Null if the shopper's own car isn't known. */
  readonly car: TradedCar | null;
  readonly odometerKm: number | null;
  readonly offerDollars: number | null;
  readonly isAccepted: boolean;
  readonly firstName: string;
  readonly lastName: string | null;
}

export interface StaffTradeIns {
  /** Newest first. */
  readonly list: (
    reader: TradeInReader,
    after: TradeInPosition | null,
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

const inList = (values: readonly (string | number)[]): SQL =>
  sql`(SELECT jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;

export const createStaffTradeIns = ({ interactive }: Pick<DatabaseService, 'interactive'>): StaffTradeIns => ({
  list: async ({ siteSlug, locationIds, categories }, after, limit) => {
    const isAfter =
      after === null
        ? sql`true`
        : sql`(date_trunc('milliseconds', started_at), valuation_uuid) <
            (${new Date(after.atMs).toISOString()}::timestamptz, ${after.uuid}::uuid)`;
    const { rows } = await interactive.execute<ListedRow>(sql`
      SELECT valuation_uuid, lead.lead_uuid, floor(extract(epoch FROM started_at) * 1000)::bigint AS started_ms,
        cars -> coalesce(car_at, 0) AS car, odometer_km, offer_price, offer_accepted, first_name, last_name
      FROM ${valuations} AS valuation
      JOIN ${leads} AS lead ON lead.site_id = valuation.site_id AND lead.lead_uuid = valuation.lead_id
      WHERE valuation.site_id = ${siteSlug} AND ${isAfter}
        AND ${locationIds === null ? sql`true` : sql`lead.location_id::text IN ${inList(locationIds)}`}
        AND ${categories === null ? sql`true` : sql`lead.category IN ${inList(categories)}`}
      ORDER BY date_trunc('milliseconds', started_at) DESC, valuation_uuid DESC LIMIT ${limit}`);
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
