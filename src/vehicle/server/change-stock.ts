import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/database.ts';
import { encodeJsonbArray } from '#src/platform/db/encode-jsonb-array.ts';
import { sitesState, type VehicleHold, vehicles } from './tables.ts';
import type { VehicleRow } from './vehicle-row.ts';

export const notificationChannel = 'forecourt';

/** Concurrent changes to the same site's stock wait for this one. */
export interface StockChange {
  readonly tx: Database;
  readonly siteSlug: string;
  /** This server's clock, which can differ from the database's. */
  readonly now: Date;
  readonly version: number;
  readonly takeVehicleId: () => number;
  readonly noteVehicleId: (id: number) => void;
  /** Call after writing rows through `tx` directly. Set their `version` to this change's. */
  readonly markWritten: () => void;
  readonly writeRows: (rows: readonly VehicleRow[]) => Promise<void>;
}

export interface StockChangeOutcome<T> {
  readonly result: T;
  readonly stockVersion: number;
}

interface RowChange extends Pick<StockChange, 'tx' | 'siteSlug' | 'version' | 'now'> {
  /** True for a site's first stock. When these vehicles were listed is unknown, unless the feed says so. */
  readonly isFirstStock: boolean;
}

const writeVehicleRows = async (
  { tx, siteSlug, version, now, isFirstStock }: RowChange,
  rows: readonly VehicleRow[],
) => {
  const columns = JSON.stringify(rows.map(({ recordJson, ...row }) => row));
  const records = encodeJsonbArray(rows.map(({ recordJson }) => recordJson));
  const nowText = now.toISOString();
  const unstatedListing = isFirstStock ? null : nowText;
  await tx.execute(sql`
    insert into vehicles (site_id, id, slug, stock_number, status, is_shown, feed_hash, version, sold_at, created_at,
      updated_at, last_price_cents, was_offered, record)
    select ${siteSlug}, r.id, r.slug, r."stockNumber", r.status, r."isShown", r."feedHash", ${version}::bigint,
      coalesce(r."soldAt", case when r."isSoldNow" then ${nowText}::timestamptz end),
      coalesce(r."createdAt", ${unstatedListing}::timestamptz), coalesce(r."updatedAt", ${nowText}::timestamptz),
      r."lastPriceCents", r."wasOffered", r.record
    from rows from (
      json_to_recordset(${columns}::json) as (id bigint, slug text, "stockNumber" text, status text,
        "isShown" boolean, "isSoldNow" boolean, "feedHash" text, "soldAt" timestamptz, "createdAt" timestamptz,
        "updatedAt" timestamptz, "lastPriceCents" bigint, "wasOffered" boolean),
      unnest(${records}::jsonb[])
    ) as r(id, slug, "stockNumber", status, "isShown", "isSoldNow", "feedHash", "soldAt", "createdAt", "updatedAt",
      "lastPriceCents", "wasOffered", record)
    on conflict (site_id, id) do update set
      slug = excluded.slug, stock_number = excluded.stock_number, status = excluded.status,
      is_shown = excluded.is_shown, feed_hash = excluded.feed_hash, version = excluded.version,
      -- A vehicle sold here stays sold, even if its feed says otherwise.
      sold_at = coalesce(excluded.sold_at, case when vehicles.hold = 'sold' then vehicles.sold_at end),
      updated_at = excluded.updated_at,
      last_price_cents = coalesce(excluded.last_price_cents, vehicles.last_price_cents),
      was_offered = vehicles.was_offered or excluded.was_offered, record = excluded.record`);
};

const lockSite = async (tx: Database, siteSlug: string) => {
  await tx.insert(sitesState).values({ siteSlug }).onConflictDoNothing();
  const [state] = await tx.select().from(sitesState).where(eq(sitesState.siteSlug, siteSlug)).for('update');
  if (state === undefined) throw new Error(`Site ${siteSlug} has no row in sites_state.`);
  return state;
};

/** Notifies every process if `work` wrote rows. An error in `work` rolls everything back. */
export const changeStock = <T>(
  database: Database,
  siteSlug: string,
  work: (change: StockChange) => Promise<T>,
  now = new Date(),
): Promise<StockChangeOutcome<T>> =>
  database.transaction(async (tx) => {
    const state = await lockSite(tx, siteSlug);
    const version = state.stockVersion + 1;
    let lastVehicleId = state.lastVehicleId;
    let hasWritten = false;
    const result = await work({
      tx,
      siteSlug,
      now,
      version,
      takeVehicleId: () => {
        lastVehicleId += 1;
        return lastVehicleId;
      },
      noteVehicleId: (id) => {
        lastVehicleId = Math.max(lastVehicleId, id);
      },
      markWritten: () => {
        hasWritten = true;
      },
      writeRows: async (rows) => {
        if (rows.length === 0) return;
        hasWritten = true;
        await writeVehicleRows({ tx, siteSlug, version, now, isFirstStock: state.stockVersion === 0 }, rows);
      },
    });
    if (!hasWritten) return { result, stockVersion: state.stockVersion };
    await tx
      .update(sitesState)
      .set({ stockVersion: version, lastVehicleId, updatedAt: sql`now()` })
      .where(eq(sitesState.siteSlug, siteSlug));
    const notice = JSON.stringify({ kind: 'stock', siteId: siteSlug, version });
    await tx.execute(sql`select pg_notify(${notificationChannel}, ${notice})`);
    return { result, stockVersion: version };
  });

/**
 * The hold 'sold' sets a missing sale date. The end of that hold clears the date, unless the feed marks the vehicle as
 * sold.
 */
const chooseSoldAt = (hold: VehicleHold | null, now: string) =>
  hold === 'sold'
    ? sql`coalesce(${vehicles.soldAt}, ${now}::timestamptz)`
    : sql`case when ${vehicles.hold} is distinct from 'sold' or ${vehicles.status} = 'sold'
        or (${vehicles.record}->>'sold')::boolean then ${vehicles.soldAt} end`;

/**
 * Stores the hold and adjusts the sale date. Does nothing if the hold is the same or the vehicle doesn't exist.
 * @spec B1.12, B4.16
 */
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
      soldAt: chooseSoldAt(hold, now),
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
