import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { StaffScope } from '../rules/membership.ts';
import type { RecordPosition } from '../rules/record-position.ts';

const isIn = (column: SQLWrapper, values: readonly (string | number)[] | null): SQL =>
  values === null ? sql`true` : sql`${column} IN (SELECT jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;

/** `isInScope` as an SQL condition. @param columns must have the type text */
export const isInScopeOf = (
  { locationIds, categories }: StaffScope,
  columns: { readonly locationId: SQLWrapper; readonly category: SQLWrapper },
): SQL => sql`(${isIn(columns.locationId, locationIds)} AND ${isIn(columns.category, categories)})`;

export const isAfterPosition = (at: SQLWrapper, uuid: SQLWrapper, after: RecordPosition | null): SQL =>
  after === null
    ? sql`true`
    : sql`(${at}, ${uuid}) < (${new Date(after.atMs).toISOString()}::timestamptz, ${after.uuid}::uuid)`;
