import { and, eq } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { Lead } from '../rules/lead.ts';
import { leads } from './tables.ts';

/** What the page after a form may show of its lead: nothing that was typed. */
export type SentLead = Pick<Lead, 'leadUuid' | 'vehicle' | 'locationId' | 'dealershipSlug'>;

export type FindSentLead = (siteSlug: string, leadUuid: string) => Promise<SentLead | undefined>;

/** Creates a lookup for the lead that a browser sent, by the id in its cookie. @spec L4.06 */
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
