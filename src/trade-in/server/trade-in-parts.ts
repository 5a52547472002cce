import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LeadSite } from '#src/leads/server/prepare-lead.ts';
import type { LeadService } from '#src/leads/server/submit-lead.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { isUuid } from '#src/lib/is-uuid.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import type { ListingSite } from '#src/vehicle/server/require-vehicle.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import type { TradeInConfig } from '../rules/config.ts';
import type { ValuationService } from './valuation-service.ts';
import type { ValuationKey, ValuationStore } from './valuation-store.ts';

/** A site on which cars may be valued. */
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

/** What the routes of valuations are opened with. @typeParam Site as the host resolves it */
export interface TradeInParts<Site extends TradeInSite = TradeInSite> {
  readonly siteOf: (host: string | undefined) => Site | undefined;
  readonly visitors: ValuationVisitors;
  readonly vehicles: Pick<VehicleStore, 'findById'>;
  readonly store: ValuationStore;
  readonly valuations: ValuationService;
  /** Takes in forms; that of a valuation ends it. */
  readonly leads: Pick<LeadService<Site>, 'submit'>;
}

/** The site of a request, where it values cars. Throws notFound elsewhere. @spec D.38 */
export const requireTradeInSite = <Site extends TradeInSite>(
  siteOf: (host: string | undefined) => Site | undefined,
  request: FastifyRequest,
): Site => {
  const site = requireSite(siteOf, request);
  if (!site.config.tradeIn.enabled) throw new DomainError('notFound', 'Nothing is valued here.');
  return site;
};

/** Names a valuation of the visitor who asks. Throws notFound where nobody is known, or the id is none. @spec D.39 */
export const requireValuationKey = async (
  { visitors }: Pick<TradeInParts, 'visitors'>,
  siteSlug: string,
  valuationUuid: string,
  request: FastifyRequest,
): Promise<ValuationKey> => {
  const visitor = isUuid(valuationUuid) ? await visitors.find(siteSlug, request) : null;
  if (visitor === null) throw new DomainError('notFound', 'There is no such valuation.');
  return { siteSlug, visitorUuid: visitor.visitorUuid, valuationUuid };
};
