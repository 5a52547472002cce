import { buildVehicleCard, type VehicleCardView } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import { findWasPriceCents } from '#src/pricing/rules/find-was-price-cents.ts';
import { buildListingFilter } from '#src/search/rules/query/build-search-query.ts';
import { allOf } from '#src/search/rules/query/filter-text.ts';
import { sortTable } from '#src/search/rules/sort-table.ts';
import { type OnBadHit, readHits, searchStock } from '#src/search/server/search-stock.ts';
import type { SiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import type { StockIndexes } from '#src/search/server/stock-indexes.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';

const maxCards = 8;
/**
 * Maximum number of vehicles read. Higher than `maxCards`, because some vehicles have an earlier price that isn't above
 * the current one.
 */
const maxRead = 64;

const mayBeReduced = allOf(['status = in_stock', 'before_price > 0', 'shown_price > 0']);

/** @spec B4.25, L2.25 */
export const createReducedStockLoader = ({
  indexes,
  pathsOf,
  onBadHit,
}: {
  readonly indexes: Pick<StockIndexes, 'get'>;
  readonly pathsOf: SiteSearchPaths;
  readonly onBadHit: OnBadHit;
}) => ({
  load: async (site: ResolvedSite, now: Date): Promise<readonly VehicleCardView[]> => {
    const context = { site, paths: await pathsOf(site), now };
    const { hits } = searchStock(await indexes.get(site.slug), {
      filter: buildListingFilter(site.config.search, now.getTime() / 1000),
      narrowing: mayBeReduced,
      sort: sortTable.recommended.order,
      limit: maxRead,
    });
    return readHits(hits, onBadHit)
      .filter((vehicle) => findWasPriceCents(vehicle) !== null)
      .slice(0, maxCards)
      .map((vehicle) => buildVehicleCard(vehicle, context));
  },
});
