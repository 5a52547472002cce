import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { MoveBelongings } from './visitor-store.ts';

/**
 * Makes what gives a table's rows about vehicles to the visitor who signed in; of two about one vehicle that are not finished the older one goes.
 * @param unfinished its state of what was only begun
 * @spec B3.19, D.41
 */
export const createMove =
  (table: PgTable, unfinished: string): MoveBelongings =>
  async (tx, siteSlug, fromVisitorUuid, toVisitorUuid) => {
    await tx.execute(sql`
      DELETE FROM ${table} AS old
      WHERE old.site_id = ${siteSlug} AND old.visitor_uuid = ${toVisitorUuid}::uuid AND old.state = ${unfinished} AND EXISTS (
        SELECT FROM ${table} AS young
        WHERE young.site_id = old.site_id AND young.visitor_uuid = ${fromVisitorUuid}::uuid
          AND young.vehicle_id = old.vehicle_id AND young.state = ${unfinished})`);
    await tx.execute(sql`
      UPDATE ${table} SET visitor_uuid = ${toVisitorUuid}::uuid
      WHERE site_id = ${siteSlug} AND visitor_uuid = ${fromVisitorUuid}::uuid`);
  };
