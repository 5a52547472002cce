import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { DomainError } from '#src/lib/domain-error.ts';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import { hasLeftListing, isStockedKind, type Listing } from '../rules/status/stock-status.ts';
import { parseVehicle, type Vehicle } from '../rules/vehicle.ts';
import { changeStock } from './change-stock.ts';
import { readInBatches } from './read-in-batches.ts';
import { createReplicaChoice } from './replica-choice.ts';
import { sitesState, type VehicleHold, vehicles } from './tables.ts';
import { buildVehicleRow } from './vehicle-row.ts';

export interface VehiclesAtVersion {
  /** `vehicles` includes every change after the requested version up to this one, and perhaps some later ones. */
  readonly stockVersion: number;
  readonly vehicles: readonly Vehicle[];
}

export interface VehicleStore {
  /** Returns undefined if the vehicle has never been on the website. So does `findById`. */
  readonly findBySlug: (siteSlug: string, slug: string) => Promise<Vehicle | undefined>;
  readonly findById: (siteSlug: string, id: number) => Promise<Vehicle | undefined>;
  /** In no particular order. Skips unknown ids. */
  readonly findByIds: (siteSlug: string, ids: readonly number[]) => Promise<readonly Vehicle[]>;
  readonly readStockVersion: (siteSlug: string) => Promise<number>;
  readonly loadChangedSince: (siteSlug: string, version: number) => Promise<VehiclesAtVersion>;
  /** Streams batches ordered by id. Includes every change up to the returned `stockVersion`, and perhaps later ones. */
  readonly streamSince: (
    siteSlug: string,
    version: number,
    onBatch: (batch: readonly Vehicle[]) => void | Promise<void>,
  ) => Promise<{ readonly stockVersion: number }>;
  /** Saves in one transaction, and returns the stock version. */
  readonly saveChanges: (siteSlug: string, changed: readonly Vehicle[]) => Promise<number>;
}

const epoch = (column: AnyPgColumn) => sql<number | null>`extract(epoch from ${column})::float8`;

const vehicleColumns = {
  id: vehicles.id,
  slug: vehicles.slug,
  createdSeconds: epoch(vehicles.createdAt),
  updatedSeconds: epoch(vehicles.updatedAt),
  soldSeconds: epoch(vehicles.soldAt),
  hold: vehicles.hold,
  record: vehicles.record,
};

interface StoredVehicle {
  readonly id: number;
  readonly slug: string;
  readonly createdSeconds: number | null;
  readonly updatedSeconds: number | null;
  readonly soldSeconds: number | null;
  readonly hold: VehicleHold | null;
  readonly record: Record<string, unknown>;
}

/** @spec B1.12 */
export const holdOverrides: Readonly<Record<VehicleHold, Readonly<Record<string, unknown>>>> = {
  reserved: { reserved: true },
  sold: { reserved: true, sold: true, status: 'sold' },
};

const toIso = (seconds: number | null): string | null =>
  seconds === null ? null : new Date(Math.round(seconds * 1000)).toISOString();

/** Throws if a field is invalid, because only valid vehicles are stored. */
export const readVehicleRow = (row: StoredVehicle): Vehicle => {
  const parsed = parseVehicle({
    ...row.record,
    ...(row.hold !== null && holdOverrides[row.hold]),
    id: row.id,
    slug: row.slug,
    created_at: toIso(row.createdSeconds),
    updated_at: toIso(row.updatedSeconds),
    sold_date_timestamp: row.soldSeconds === null ? null : Math.floor(row.soldSeconds),
  });
  if (parsed.kind === 'record') return parsed.record;
  // Names only the fields, because this is logged and values can include a private seller's address.
  const faults = parsed.errors.map(({ field }) => field).join(', ');
  throw new Error(`The stored vehicle ${row.id} has invalid fields: ${faults}.`);
};

export const readStockVersion = async (database: Database, siteSlug: string): Promise<number> => {
  const [state] = await database
    .select({ stockVersion: sitesState.stockVersion })
    .from(sitesState)
    .where(eq(sitesState.siteSlug, siteSlug));
  return state?.stockVersion ?? 0;
};

/** Prepares the statement once, because building it takes as long as reading a row. */
const prepareFindOne = <Value>(database: Database, column: AnyPgColumn) => {
  const statement = database
    .select(vehicleColumns)
    .from(vehicles)
    .where(
      and(
        eq(vehicles.siteSlug, sql.placeholder('siteSlug')),
        eq(column, sql.placeholder('value')),
        eq(vehicles.wasOffered, true),
      ),
    )
    .limit(1)
    // The database names statements itself, so this name is empty.
    .prepare('');
  return async (siteSlug: string, value: Value): Promise<Vehicle | undefined> => {
    const [row] = await statement.execute({ siteSlug, value });
    return row === undefined ? undefined : readVehicleRow(row);
  };
};

const findMany = async (database: Database, siteSlug: string, ids: readonly number[]): Promise<readonly Vehicle[]> => {
  if (ids.length === 0) return [];
  const rows = await database
    .select(vehicleColumns)
    .from(vehicles)
    .where(and(eq(vehicles.siteSlug, siteSlug), inArray(vehicles.id, [...ids])));
  return rows.map(readVehicleRow);
};

export const createVehicleStore = (service: Pick<DatabaseService, 'primary' | 'replica'>): VehicleStore => {
  const { primary } = service;
  const replicas = createReplicaChoice(service);

  const streamSince: VehicleStore['streamSince'] = async (siteSlug, version, onBatch) => {
    const stockVersion = await readStockVersion(primary, siteSlug);
    // Filling an index is a heavy read, so a replica serves it if it has caught up with the primary.
    const read = await replicas.choose(async (replica) => (await readStockVersion(replica, siteSlug)) >= stockVersion);
    await readInBatches(
      { siteSlug, version },
      ({ where, orderBy, limit }) =>
        read((database) =>
          database
            .select(vehicleColumns)
            .from(vehicles)
            .where(where)
            .orderBy(...orderBy)
            .limit(limit),
        ),
      (rows) => onBatch(rows.map(readVehicleRow)),
    );
    return { stockVersion };
  };

  const findBySlug = prepareFindOne<string>(primary, vehicles.slug);

  return {
    // PostgreSQL rejects text with a null character.
    findBySlug: async (siteSlug, slug) => (slug.includes('\0') ? undefined : findBySlug(siteSlug, slug)),
    findById: prepareFindOne<number>(primary, vehicles.id),
    findByIds: (siteSlug, ids) => findMany(primary, siteSlug, ids),
    readStockVersion: (siteSlug) => readStockVersion(primary, siteSlug),
    loadChangedSince: async (siteSlug, version) => {
      const changed: Vehicle[] = [];
      const { stockVersion } = await streamSince(siteSlug, version, (batch) => {
        changed.push(...batch);
      });
      return { stockVersion, vehicles: changed };
    },
    streamSince,
    saveChanges: async (siteSlug, changed) => {
      const { stockVersion } = await changeStock(primary, siteSlug, async (change) => {
        for (const vehicle of changed) change.noteVehicleId(vehicle.id);
        await change.writeRows(changed.map((vehicle) => buildVehicleRow(vehicle, null)));
      });
      return stockVersion;
    },
  };
};

export interface ListingSite {
  readonly slug: string;
  readonly config: { readonly search: Listing };
}

/**
 * Throws notFound or gone if the vehicle has no page. Returns unavailable vehicles, whose pages offer similar ones.
 * @spec B4.16, D.05
 */
export const requireVehicle = async (
  vehicles: Pick<VehicleStore, 'findBySlug'>,
  site: ListingSite,
  slug: string,
): Promise<Vehicle> => {
  const vehicle = await vehicles.findBySlug(site.slug, slug);
  const { itemTypes, soldWindowDays } = site.config.search;
  if (vehicle?.isShownOnWebsite !== true || !isStockedKind(vehicle, itemTypes)) {
    throw new DomainError('notFound', 'We can’t find that vehicle.');
  }
  if (hasLeftListing(vehicle, soldWindowDays, new Date())) {
    throw new DomainError('gone', 'This vehicle has been sold.');
  }
  return vehicle;
};
