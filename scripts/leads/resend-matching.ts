import { chooseDeliveryTargets } from '../../src/leads/rules/choose-delivery-targets.ts';
import type { DeliveryTarget } from '../../src/leads/rules/delivery-kinds.ts';
import { findLeadPlace } from '../../src/leads/rules/find-lead-place.ts';
import { planResend, type ResendPlan } from '../../src/leads/rules/plan-resend.ts';
import {
  type ArchivedLead,
  createLeadArchive,
  type DeliveryFields,
} from '../../src/leads/server/admin/lead-archive.ts';
import type { LeadFilter } from '../../src/leads/server/admin/lead-filter.ts';
import { releaseLead, resendLead } from '../../src/leads/server/admin/resend-leads.ts';
import { formatCount } from '../../src/lib/text/noun.ts';
import type { ResolvedSite } from '../../src/sites/config/resolved-site.ts';
import { loadSiteOrThrow } from '../../src/sites/server/load-site.ts';
import type { LeadAdmin } from './lead-admin.ts';

const countDeliveries = (count: number): string => formatCount(count, { one: 'delivery', many: 'deliveries' });

/** Leaves out the confirmation to the shopper, which would come too late. */
const listTargets = ({ lead }: ArchivedLead, site: ResolvedSite): readonly DeliveryTarget[] => {
  const config = { ...site.config.leads, confirmation: 'none' } as const;
  const place = { locationId: lead.location_id, dealershipSlug: lead.dealership_slug, vehicle: lead.vehicle };
  const locationSlug = findLeadPlace(place, site)?.slug ?? null;
  return chooseDeliveryTargets({ email: lead.email, locationSlug, isTrapped: false }, config);
};

const nameLead = ({ lead }: ArchivedLead) => ({ siteSlug: lead.site_id, leadUuid: lead.lead_uuid });

export const releaseTrapped = async (
  entry: ArchivedLead,
  { database, sites, now, print }: LeadAdmin,
): Promise<void> => {
  const site = await loadSiteOrThrow(sites, entry.lead.site_id);
  const count = await releaseLead(database, nameLead(entry), listTargets(entry, site), now);
  print(`${countDeliveries(count)} queued again.`);
};

const plan = (entry: ArchivedLead, site: ResolvedSite, { state, kind }: LeadFilter): ResendPlan =>
  planResend(entry.deliveries, {
    current: listTargets(entry, site),
    isChosen: (delivery: Pick<DeliveryFields, 'state' | 'kind'>) =>
      (state === undefined || delivery.state === state) && (kind === undefined || delivery.kind === kind),
    repeatsDelivered: state === 'delivered',
  });

type LoadedOrRefused = ResolvedSite | { readonly refusal: string };

const createSiteLoader = ({ sites }: LeadAdmin): ((slug: string) => Promise<LoadedOrRefused>) => {
  const known = new Map<string, Promise<LoadedOrRefused>>();
  return (slug) => {
    const loading =
      known.get(slug) ??
      loadSiteOrThrow(sites, slug).catch((error: unknown) => ({
        refusal: error instanceof Error ? error.message : String(error),
      }));
    known.set(slug, loading);
    return loading;
  };
};

/**
 * Queues the matching deliveries again, to the targets that each site has now. Closes undelivered ones to former
 * targets. Skips those that have arrived unless the filter asks for them, and leads of sites that can't be loaded.
 */
export const resendMatching = async (filter: LeadFilter, admin: LeadAdmin): Promise<void> => {
  const { database, now, print } = admin;
  const loadSite = createSiteLoader(admin);
  const refusals = new Set<string>();
  const counts = { queue: 0, close: 0, arrived: 0 };
  for await (const entry of createLeadArchive(database).walk(filter)) {
    const site = await loadSite(entry.lead.site_id);
    if ('refusal' in site) {
      refusals.add(site.refusal);
      continue;
    }
    const planned = plan(entry, site, filter);
    await resendLead(database, nameLead(entry), planned, now);
    counts.queue += planned.queue.length;
    counts.close += planned.close.length;
    counts.arrived += planned.arrived.length;
  }
  print(`${countDeliveries(counts.queue)} queued again.`);
  if (counts.close > 0) print(`${countDeliveries(counts.close)} closed: the site no longer lists the target.`);
  if (counts.arrived > 0)
    print(`${countDeliveries(counts.arrived)} already arrived: add --state delivered to send again.`);
  for (const refusal of refusals) print(`Not resent: ${refusal}`);
};
