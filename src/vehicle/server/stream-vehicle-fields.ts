import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/database.ts';
import { parseRecord, type RecordOf } from '../rules/fields/field-table.ts';
import { vehicleFields } from '../rules/fields/vehicle-fields.ts';
import type { Vehicle } from '../rules/vehicle.ts';
import { heldFields } from '../rules/vehicle-hold.ts';
import { readInBatches } from './read-in-batches.ts';
import { readStockVersion } from './read-stock-version.ts';
import { vehicles } from './tables.ts';

/** Fields that only the record holds, and the number of the vehicle. */
export type StoredField = Exclude<keyof Vehicle, 'slug' | 'createdAt' | 'updatedAt' | 'soldAtSeconds'>;

const pickFields = <Name extends StoredField>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, vehicleFields[name]])) as Pick<typeof vehicleFields, Name>;

/** The chosen fields alone as an object: the rest of a record, twenty times as much, stays in the database. */
const selectFields = (names: readonly StoredField[]): SQL<Record<string, unknown>> => {
  const pairs = names
    .map((name) => vehicleFields[name].specName)
    .map((specName) => sql`${specName}::text, ${vehicles.record} -> ${specName}::text`);
  return sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`;
};

/**
 * Hands over a few fields of what was written of a site after `version` (0: everything), in batches by id; returns the
 * stock version that it stands for at the least.
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
        parseRecord(fields, { ...row.fields, ...(row.hold !== null && heldFields[row.hold]), id: row.id }),
      );
      onBatch(parsed.flatMap((result) => (result.kind === 'record' ? [result.record] : [])));
    },
  );
  return { stockVersion };
};
