import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/database.ts';
import { parseRecord, type RecordOf } from '../rules/fields/field-table.ts';
import { vehicleFields } from '../rules/fields/vehicle-fields.ts';
import type { Vehicle } from '../rules/vehicle.ts';
import { readInBatches } from './read-in-batches.ts';
import { vehicles } from './tables.ts';
import { holdOverrides, readStockVersion } from './vehicle-store.ts';

export type StoredField = Exclude<keyof Vehicle, 'slug' | 'createdAt' | 'updatedAt' | 'soldAtSeconds'>;

const pickFields = <Name extends StoredField>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, vehicleFields[name]])) as Pick<typeof vehicleFields, Name>;

/** Selects only the named fields, because whole records are much larger. */
const selectFields = (names: readonly StoredField[]): SQL<Record<string, unknown>> => {
  const pairs = names
    .map((name) => vehicleFields[name].specName)
    .map((specName) => sql`${specName}::text, ${vehicles.record} -> ${specName}::text`);
  return sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`;
};

/**
 * Includes every change after `version` up to the returned `stockVersion`, and perhaps some later ones. Skips vehicles
 * with an invalid value in a named field.
 */
export const streamVehicleFields = async <Name extends StoredField>(
  database: Database,
  {
    siteSlug,
    version,
    names,
  }: { readonly siteSlug: string; readonly version: number; readonly names: readonly Name[] },
  onBatch: (batch: readonly RecordOf<Pick<typeof vehicleFields, Name>>[]) => void,
): Promise<{ readonly stockVersion: number }> => {
  const fields = pickFields(names);
  const stockVersion = await readStockVersion(database, siteSlug);
  await readInBatches(
    { siteSlug, version },
    ({ where, orderBy, limit }) =>
      database
        .select({ id: vehicles.id, hold: vehicles.hold, fields: selectFields(names) })
        .from(vehicles)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    (rows) => {
      const parsed = rows.map((row) =>
        parseRecord(fields, { ...row.fields, ...(row.hold !== null && holdOverrides[row.hold]), id: row.id }),
      );
      onBatch(parsed.flatMap((result) => (result.kind === 'record' ? [result.record] : [])));
    },
  );
  return { stockVersion };
};
