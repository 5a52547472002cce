import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/database.ts';
import { reservations } from './tables.ts';

/** Gives what somebody reserved before they signed in to the visitor whose number it is; of two beginnings the older one goes. @spec B3.19 */
export const moveReservations = async (
  tx: Database,
  siteSlug: string,
  fromVisitorUuid: string,
  toVisitorUuid: string,
): Promise<void> => {
  await tx.execute(sql`
    DELETE FROM ${reservations} AS old
    WHERE old.site_id = ${siteSlug} AND old.visitor_uuid = ${toVisitorUuid}::uuid AND old.state = 'open' AND EXISTS (
      SELECT FROM ${reservations} AS young
      WHERE young.site_id = old.site_id AND young.visitor_uuid = ${fromVisitorUuid}::uuid
        AND young.vehicle_id = old.vehicle_id AND young.state = 'open')`);
  await tx.execute(sql`
    UPDATE ${reservations} SET visitor_uuid = ${toVisitorUuid}::uuid
    WHERE site_id = ${siteSlug} AND visitor_uuid = ${fromVisitorUuid}::uuid`);
};
