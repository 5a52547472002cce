import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { vehicleFields } from '../rules/fields/vehicle-fields.ts';
import { formatVehicle, parseVehicle, type Vehicle } from '../rules/vehicle.ts';
import { heldFields, type VehicleHold } from '../rules/vehicle-hold.ts';
import { vehicles } from './tables.ts';

/**
 * Fields that columns hold and the record does not, by their names in the specification. They belong to the car's
 * life here (its number, its link, when it came and went), so that a feed that writes the record cannot move them.
 */
const columnFields = ['id', 'slug', 'created_at', 'updated_at', 'sold_date_timestamp'] as const;

export interface VehicleRow {
  readonly id: number;
  readonly slug: string;
  readonly stockNumber: string;
  readonly status: string;
  readonly isShown: boolean;
  readonly isSold: boolean;
  readonly feedHash: string | null;
  /** ISO moment, or null: when it was first seen sold. */
  readonly soldAt: string | null;
  /** ISO moment, or null: when it was first written. */
  readonly createdAt: string | null;
  /** ISO moment, or null: now. */
  readonly updatedAt: string | null;
  readonly recordJson: string;
}

/** Fields whose absence reads as a default: their names in the specification, and that default. */
const defaults: ReadonlyMap<string, unknown> = new Map(
  Object.values(vehicleFields).flatMap(({ specName, absent }) =>
    absent.required || absent.value === null ? [] : [[specName, absent.value] as const],
  ),
);

const isDefault = (name: string, value: unknown): boolean =>
  defaults.get(name) === value || (Array.isArray(value) && value.length === 0);

/**
 * The record of a vehicle as it is stored: by the specification's names, without the fields that columns hold, and
 * without what reading fills in by itself, which is a sixth of the bytes.
 */
export const buildVehicleRecord = (vehicle: Vehicle): Record<string, unknown> => {
  const record = formatVehicle(vehicle);
  for (const field of columnFields) delete record[field];
  for (const name in record) if (isDefault(name, record[name])) delete record[name];
  if (vehicle.images.length > 0) {
    record.images = (record.images as readonly Record<string, unknown>[]).map(({ isVideo, ...image }) =>
      isVideo === true ? { ...image, isVideo } : image,
    );
  }
  return record;
};

/** True for a car whose status or whose sold flag says so. */
const isSoldVehicle = (vehicle: Vehicle): boolean => vehicle.status === 'sold' || vehicle.isSold;

/** The row that stores a vehicle. Pass `recordJson` when the record is serialised already. */
export const buildVehicleRow = (vehicle: Vehicle, feedHash: string | null, recordJson?: string): VehicleRow => ({
  id: vehicle.id,
  slug: vehicle.slug,
  stockNumber: vehicle.stockNumber,
  status: vehicle.status,
  isShown: vehicle.isShownOnWebsite,
  isSold: isSoldVehicle(vehicle),
  feedHash,
  soldAt: vehicle.soldAtSeconds === null ? null : new Date(vehicle.soldAtSeconds * 1000).toISOString(),
  createdAt: vehicle.createdAt,
  updatedAt: vehicle.updatedAt,
  recordJson: recordJson ?? JSON.stringify(buildVehicleRecord(vehicle)),
});

const epoch = (column: AnyPgColumn) => sql<number | null>`extract(epoch from ${column})::float8`;

/** The columns that make a vehicle again. */
export const vehicleColumns = {
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

const toIso = (seconds: number | null): string | null =>
  seconds === null ? null : new Date(Math.round(seconds * 1000)).toISOString();

/** The vehicle of a stored row. Throws when the record is none: the table is written through VehicleRow only. */
export const readVehicleRow = (row: StoredVehicle): Vehicle => {
  const parsed = parseVehicle({
    ...row.record,
    ...(row.hold !== null && heldFields[row.hold]),
    id: row.id,
    slug: row.slug,
    created_at: toIso(row.createdSeconds),
    updated_at: toIso(row.updatedSeconds),
    sold_date_timestamp: row.soldSeconds === null ? null : Math.floor(row.soldSeconds),
  });
  if (parsed.kind === 'record') return parsed.record;
  // The fields alone: this is logged, and a value may be where a private seller lives.
  const faults = parsed.errors.map(({ field }) => field).join(', ');
  throw new Error(`The stored vehicle ${row.id} cannot be read for its ${faults}.`);
};
