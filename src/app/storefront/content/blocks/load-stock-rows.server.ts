import { buildVehicleCard, type VehicleCardView } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import type { ViewContext } from '#src/app/storefront/view-context.ts';
import type { SearchEngine } from '#src/search/engine/search-api.ts';
import { buildSearchQuery } from '#src/search/rules/query/build-search-query.ts';
import { emptySearchState } from '#src/search/rules/search-state.ts';
import { parseSearchState, resolveSearchPath } from '#src/search/rules/url/parse-search-state.ts';
import { countStock, type OnBadHit, readHits, searchStock } from '#src/search/server/search-stock.ts';
import type { SiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import type { StockIndexes } from '#src/search/server/stock-indexes.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { BlockStock, StockRowRequest } from './build-block-view.ts';

const maxMakes = 500;

/** Returns no cards if `search` isn't the address of a search. */
const loadStockRow = (
  engine: SearchEngine,
  { search, limit }: StockRowRequest,
  { site, paths, now }: ViewContext,
  onBadHit: OnBadHit,
): readonly VehicleCardView[] => {
  const url = new URL(search, site.url);
  const resolved = resolveSearchPath(url.pathname, paths);
  if (resolved.kind === 'notFound') return [];
  const state = parseSearchState(url, resolved.refinements);
  const query = buildSearchQuery(state, site.config.search, now.getTime() / 1000);
  const { hits } = searchStock(engine, { ...query, facets: [], stats: [], offset: 0, limit });
  return readHits(hits, onBadHit).map((vehicle) => buildVehicleCard(vehicle, { site, paths, now }));
};

const countMakes = (engine: SearchEngine, { config }: ResolvedSite, now: Date): number => {
  const query = buildSearchQuery(emptySearchState, config.search, now.getTime() / 1000);
  const asked = { ...query, facets: ['make' as const], stats: [], limit: 0, maxValuesPerFacet: maxMakes };
  return searchStock(engine, asked).facets.make?.length ?? 0;
};

export const createStockRowLoader = ({
  indexes,
  pathsOf,
  onBadHit,
}: {
  readonly indexes: Pick<StockIndexes, 'get'>;
  readonly pathsOf: SiteSearchPaths;
  readonly onBadHit: OnBadHit;
}) => ({
  load: async (site: ResolvedSite, stockRows: readonly StockRowRequest[], now: Date): Promise<BlockStock> => {
    const engine = await indexes.get(site.slug);
    const context = { site, paths: await pathsOf(site), now };
    const cards = stockRows.map((row) => [row.search, loadStockRow(engine, row, context, onBadHit)] as const);
    return {
      count: countStock(engine, site, emptySearchState, now),
      makesCount: countMakes(engine, site, now),
      stockRows: Object.fromEntries(cards),
    };
  },
});
