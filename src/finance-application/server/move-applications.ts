import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/database.ts';
import { financeApplications } from './tables.ts';

/** Gives what somebody entered before they signed in to the visitor whose number it is; of two that are not finished the older one goes. @spec B3.19, D.41 */
export const moveApplications = async (
  tx: Database,
  siteSlug: string,
  fromVisitorUuid: string,
  toVisitorUuid: string,
): Promise<void> => {
  await tx.execute(sql`
    DELETE FROM ${financeApplications} AS old
    WHERE old.site_id = ${siteSlug} AND old.visitor_uuid = ${toVisitorUuid}::uuid AND old.state = 'draft' AND EXISTS (
      SELECT FROM ${financeApplications} AS young
      WHERE young.site_id = old.site_id AND young.visitor_uuid = ${fromVisitorUuid}::uuid
        AND young.vehicle_id = old.vehicle_id AND young.state = 'draft')`);
  await tx.execute(sql`
    UPDATE ${financeApplications} SET visitor_uuid = ${toVisitorUuid}::uuid
    WHERE site_id = ${siteSlug} AND visitor_uuid = ${fromVisitorUuid}::uuid`);
};
