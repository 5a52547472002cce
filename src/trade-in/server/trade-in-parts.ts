import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LeadSite } from '#src/leads/server/prepare-lead.ts';
import type { LeadService } from '#src/leads/server/submit-lead.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { isUuid } from '#src/lib/is-uuid.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import type { ListingSite, VehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import type { TradeInConfig } from '../rules/config.ts';
import type { ValuationService } from './valuation-service.ts';
import type { ValuationKey, ValuationStore } from './valuation-store.ts';

export interface TradeInSite extends ListingSite, LeadSite {
  readonly config: ListingSite['config'] & LeadSite['config'] & { readonly tradeIn: TradeInConfig };
}

export interface ValuationVisitors {
  readonly find: (siteSlug: string, request: FastifyRequest) => Promise<{ readonly visitorUuid: string } | null>;
  readonly open: (
    siteSlug: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<{ readonly visitorUuid: string }>;
}

export interface TradeInParts<Site extends TradeInSite = TradeInSite> {
  readonly siteOf: (host: string | undefined) => Site | undefined;
  readonly visitors: ValuationVisitors;
  readonly vehicles: Pick<VehicleStore, 'findById'>;
  readonly store: ValuationStore;
  readonly valuations: ValuationService;
  /**
   * For a trade-in form, `submit` also records the lead on the valuation. After that, the valuation can't be changed.
   */
  readonly leads: Pick<LeadService<Site>, 'submit'>;
}

/** @spec D.38 */
export const requireTradeInSite = <Site extends TradeInSite>(
  siteOf: (host: string | undefined) => Site | undefined,
  request: FastifyRequest,
): Site => {
  const site = requireSite(siteOf, request);
  if (!site.config.tradeIn.enabled)
    throw new DomainError('notFound', 'Online valuations aren’t available on this site.');
  return site;
};

/** @spec D.39 */
export const requireValuationKey = async (
  { visitors }: Pick<TradeInParts, 'visitors'>,
  siteSlug: string,
  valuationUuid: string,
  request: FastifyRequest,
): Promise<ValuationKey> => {
  const visitor = isUuid(valuationUuid) ? await visitors.find(siteSlug, request) : null;
  if (visitor === null) throw new DomainError('notFound', 'We can’t find this valuation. Please start a new one.');
  return { siteSlug, visitorUuid: visitor.visitorUuid, valuationUuid };
};
