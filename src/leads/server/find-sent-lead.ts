import { and, eq } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { Lead } from '../rules/lead.ts';
import { leads } from './tables.ts';

/** The parts of a lead that the success page may show. The shopper typed none of them. */
export type SentLead = Pick<Lead, 'leadUuid' | 'vehicle' | 'locationId' | 'dealershipSlug'>;

export type FindSentLead = (siteSlug: string, leadUuid: string) => Promise<SentLead | undefined>;

/** @spec L4.06 */
export const createSentLeadFinder =
  ({ interactive }: Pick<DatabaseService, 'interactive'>): FindSentLead =>
  async (siteSlug, leadUuid) => {
    const [row] = await interactive
      .select({
        leadUuid: leads.leadUuid,
        vehicle: leads.vehicle,
        locationId: leads.locationId,
        dealershipSlug: leads.dealershipSlug,
      })
      .from(leads)
      .where(and(eq(leads.siteSlug, siteSlug), eq(leads.leadUuid, leadUuid)));
    return row;
  };
