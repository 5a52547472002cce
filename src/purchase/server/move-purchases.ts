import { sql } from 'drizzle-orm';
import { reservations } from '#src/checkout/server/queries.ts';
import type { Database } from '#src/platform/db/database.ts';
import { purchases } from './tables.ts';

/**
 * Gives what somebody was buying before they signed in to the visitor whose number it is. Of two purchases of one vehicle the one whose
 * deposit holds it stays, else the one that was begun here. @spec B3.19, D.41
 */
export const movePurchases = async (
  tx: Database,
  siteSlug: string,
  fromVisitorUuid: string,
  toVisitorUuid: string,
): Promise<void> => {
  const holdsVehicle = sql`EXISTS (
    SELECT FROM ${reservations} AS held
    WHERE held.site_id = mine.site_id AND held.reservation_uuid = mine.reservation_uuid
      AND held.state IN ('paying', 'held', 'sold'))`;
  const dropTwin = (ownerUuid: string, otherUuid: string, condition: typeof holdsVehicle) => sql`
    DELETE FROM ${purchases} AS mine
    WHERE mine.site_id = ${siteSlug} AND mine.visitor_uuid = ${ownerUuid}::uuid AND ${condition} AND EXISTS (
      SELECT FROM ${purchases} AS twin
      WHERE twin.site_id = mine.site_id AND twin.visitor_uuid = ${otherUuid}::uuid
        AND twin.vehicle_id = mine.vehicle_id)`;
  await tx.execute(dropTwin(toVisitorUuid, fromVisitorUuid, sql`NOT ${holdsVehicle}`));
  await tx.execute(dropTwin(fromVisitorUuid, toVisitorUuid, sql`true`));
  await tx.execute(sql`
    UPDATE ${purchases} SET visitor_uuid = ${toVisitorUuid}::uuid
    WHERE site_id = ${siteSlug} AND visitor_uuid = ${fromVisitorUuid}::uuid`);
};
