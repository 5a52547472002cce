import { DomainError } from '#src/lib/domain-error.ts';
import { isUuid } from '#src/lib/is-uuid.ts';
import type { SiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { Valuation } from '#src/trade-in/rules/valuation.ts';
import type { ValuationStore } from '#src/trade-in/server/valuation-store.ts';

export interface ValuationQuestion {
  readonly visitorUuid: string | null;
  readonly valuationUuid: string | null;
}

export interface ValuationAnswer {
  readonly valuation: Valuation | null;
  readonly makes: readonly string[];
}

export interface TradeInPageLoaderOptions {
  readonly valuations: Pick<ValuationStore, 'find'>;
  readonly pathsOf: SiteSearchPaths;
}

export const createTradeInPageLoader = ({ valuations, pathsOf }: TradeInPageLoaderOptions) => {
  const findValuation = async (
    siteSlug: string,
    { visitorUuid, valuationUuid }: ValuationQuestion,
  ): Promise<Valuation | null> => {
    if (valuationUuid === null) return null;
    const isAsked = visitorUuid !== null && isUuid(valuationUuid);
    const found = isAsked ? await valuations.find({ siteSlug, visitorUuid, valuationUuid }) : undefined;
    if (found === undefined) throw new DomainError('notFound', 'We can’t find that valuation.');
    return found;
  };
  return {
    /** Throws notFound for an unknown valuation, and for one of another visitor or site. @spec D.39 */
    load: async (site: ResolvedSite, question: ValuationQuestion): Promise<ValuationAnswer> => {
      const valuation = await findValuation(site.slug, question);
      const { makes } = await pathsOf(site);
      return { valuation, makes: [...makes.slugOf.keys()].toSorted() };
    },
  };
};
