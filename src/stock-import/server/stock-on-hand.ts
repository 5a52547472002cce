import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/database.ts';
import { vehicleFields } from '#src/vehicle/rules/fields/vehicle-fields.ts';
import type { StockChange } from '#src/vehicle/server/change-stock.ts';
import { sitesState, vehicles } from '#src/vehicle/server/tables.ts';
import type { StoredCar } from '../rules/findings/compared-row.ts';
import { isOffered } from '../rules/limits/survey-feed-row.ts';
import type { VehicleNames } from '../rules/names/create-name-speller.ts';
import { type MissingPolicy, missingChanges } from '../rules/row-remark.ts';

export interface CarOnHand extends StoredCar {
  readonly slug: string;
  readonly hash: string | null;
  readonly year: number | null;
  readonly soldAtSeconds: number | null;
  /**
   * True if a feed marked the vehicle as sold, or left it out under the policy 'sold'. False for a vehicle bought
   * online.
   */
  readonly wasReportedSold: boolean;
}

export interface StockOnHand {
  readonly byStockKey: ReadonlyMap<string, CarOnHand>;
  readonly ids: ReadonlySet<number>;
  readonly slugs: ReadonlySet<string>;
  readonly names: readonly VehicleNames[];
  readonly stockVersion: number;
}

/** Ignores case, because some systems change it on export. */
export const toStockKey = (stockNumber: string): string => stockNumber.toUpperCase();

/**
 * If two cars have the same key, the one with the higher id gets a key that no row can have. That car is then treated
 * as missing.
 */
const indexByStockKey = (cars: readonly CarOnHand[]): ReadonlyMap<string, CarOnHand> => {
  const byKey = new Map<string, CarOnHand>();
  for (const car of cars) {
    const key = toStockKey(car.stockNumber);
    byKey.set(byKey.has(key) ? `${key}\0${car.id}` : key, car);
  }
  return byKey;
};

const dollarsAbove10 = (field: 'price' | 'offer_price') =>
  sql`case when (${vehicles.record}->>${field})::numeric > 10 then (${vehicles.record}->>${field})::numeric end`;

/**
 * Counts photos at a path of the site, and https photos at one of `imageHosts` (at any host if `imageHosts` is
 * undefined). Stored records can contain photos that pages can't show, because an earlier version kept them.
 */
const countShowable = (imageHosts: ReadonlySet<string> | undefined) => {
  const url = sql`photo->'image'->>'url'`;
  const host = sql`lower(split_part(${url}, '/', 3))`;
  const isAllowed =
    imageHosts === undefined
      ? sql`${host} <> ''`
      : sql`${host} in (select jsonb_array_elements_text(${JSON.stringify([...imageHosts])}::jsonb))`;
  return sql<number>`(select count(*) from jsonb_array_elements(coalesce(${vehicles.record}->'images', '[]'::jsonb)) photo
    where ${url} like '/%' or (${url} like 'https://%' and ${isAllowed}))::int`;
};

/** An earlier version stored no last price. For a car that's shown and unsold, the current price takes its place. */
const withLastPrice = (car: CarOnHand): CarOnHand => ({
  ...car,
  lastPriceCents: car.lastPriceCents ?? (isOffered(car) ? car.priceCents : null),
});

const textOf = (field: string) => sql<string | null>`${vehicles.record}->>${field}`;

const makeOf = sql<string>`${vehicles.record}->>'make'`;
const modelOf = sql<string>`${vehicles.record}->>'model'`;

export const loadStockOnHand = async (
  database: Database,
  siteSlug: string,
  imageHosts?: ReadonlySet<string>,
): Promise<StockOnHand> => {
  const [state] = await database.select().from(sitesState).where(eq(sitesState.siteSlug, siteSlug));
  const rows = await database
    .select({
      id: vehicles.id,
      slug: vehicles.slug,
      stockNumber: vehicles.stockNumber,
      name: sql<string>`${vehicles.record}->>'name'`,
      hash: vehicles.feedHash,
      // A vehicle bought online is sold, even if its feed says otherwise.
      isSold: sql<boolean>`(${vehicles.status} = 'sold' or ${vehicles.hold} is not distinct from 'sold')`,
      wasReportedSold: sql<boolean>`(${vehicles.status} = 'sold' and ${vehicles.hold} is distinct from 'sold')`,
      isShown: vehicles.isShown,
      isAvailable: sql<boolean>`(${vehicles.status} in ('in_stock', 'coming_soon'))`,
      isReserved: sql<boolean>`coalesce((${vehicles.record}->>'reserved')::boolean, false)`,
      soldAtSeconds: sql<number | null>`extract(epoch from ${vehicles.soldAt})::float8`,
      priceCents: sql<
        number | null
      >`(coalesce(${dollarsAbove10('offer_price')}, ${dollarsAbove10('price')}) * 100)::float8`,
      lastPriceCents: sql<number | null>`${vehicles.lastPriceCents}::float8`,
      odometerKm: sql<number | null>`(${vehicles.record}->>'km')::float8`,
      vin: sql<string | null>`${vehicles.record}->>'vin'`,
      regoPlate: textOf('regplate'),
      regoExpiry: textOf('rego_expiry'),
      buildMonth: textOf('build_date'),
      complianceMonth: textOf('compliance_date'),
      locationId: sql<number | null>`(${vehicles.record}->>'location_id')::float8`,
      commentsHash: sql<string | null>`md5(${vehicles.record}->>'dealercomments')`,
      year: sql<number | null>`(${vehicles.record}->>'year')::float8`,
      photoCount: countShowable(imageHosts),
    })
    .from(vehicles)
    .where(eq(vehicles.siteSlug, siteSlug))
    .orderBy(vehicles.id);
  const names = await database
    .select({ make: makeOf, model: modelOf })
    .from(vehicles)
    .where(eq(vehicles.siteSlug, siteSlug))
    .groupBy(makeOf, modelOf)
    .orderBy(sql`min(${vehicles.id})`);
  return {
    names,
    byStockKey: indexByStockKey(rows.map(withLastPrice)),
    ids: new Set(rows.map(({ id }) => id)),
    slugs: new Set(rows.map(({ slug }) => slug)),
    stockVersion: state?.stockVersion ?? 0,
  };
};

const batchSize = 5000;

export const specNames: readonly string[] = Object.values(vehicleFields).map(({ specName }) => specName);

/** @param names the specification's names of whole fields, so without a dot */
export const loadRecords = async (
  { tx, siteSlug }: Pick<StockChange, 'tx' | 'siteSlug'>,
  ids: readonly number[],
  names: readonly string[],
): Promise<ReadonlyMap<number, Readonly<Record<string, unknown>>>> => {
  const part = sql<Record<string, unknown>>`coalesce((
    select jsonb_object_agg(field.key, field.value) from jsonb_each(${vehicles.record}) field
    where field.key in (select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))), '{}'::jsonb)`;
  const records = new Map<number, Record<string, unknown>>();
  for (let from = 0; from < ids.length; from += batchSize) {
    const rows = await tx
      .select({ id: vehicles.id, record: part })
      .from(vehicles)
      .where(and(eq(vehicles.siteSlug, siteSlug), inArray(vehicles.id, ids.slice(from, from + batchSize))));
    for (const { id, record } of rows) records.set(id, record);
  }
  return records;
};

export interface StoredPhoto {
  readonly id: number;
  readonly photo: string;
  readonly make: string;
  readonly model: string;
  readonly isUsed: boolean;
}

export const loadPhotoUsers = async (
  { tx, siteSlug }: Pick<StockChange, 'tx' | 'siteSlug'>,
  photos: readonly string[],
): Promise<readonly StoredPhoto[]> => {
  const shown = tx
    .select({
      id: vehicles.id,
      make: makeOf.as('make'),
      model: modelOf.as('model'),
      isUsed: sql<boolean>`(${vehicles.record}->>'car_type' = 'used')`.as('is_used'),
      photo: sql<string>`jsonb_array_elements(coalesce(${vehicles.record}->'images', '[]'::jsonb))->'image'->>'url'`.as(
        'photo',
      ),
    })
    .from(vehicles)
    .where(eq(vehicles.siteSlug, siteSlug))
    .as('shown');
  return tx
    .selectDistinct()
    .from(shown)
    .where(sql`${shown.photo} in (select jsonb_array_elements_text(${JSON.stringify(photos)}::jsonb))`)
    .orderBy(shown.id);
};

const isStillToChange: Readonly<Record<MissingPolicy, (car: CarOnHand) => boolean>> = {
  keep: () => false,
  unpublish: (car) => car.isShown,
  sold: isOffered,
};

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
        // Without a hash, the next row for this car is treated as changed, even if it equals the previous row.
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
