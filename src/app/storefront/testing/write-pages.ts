import { buildSearchPage } from '#src/app/storefront/search/build-search-page.ts';
import { buildVehiclePage } from '#src/app/storefront/vehicle/build-vehicle-page.ts';
import { buildSimilarView } from '#src/app/storefront/vehicle/similar/build-similar-view.ts';
import type { ViewContext } from '#src/app/storefront/view-context.ts';
import { buildAlternativesQuery } from '#src/search/rules/query/build-alternatives-query.ts';
import { buildSearchQuery } from '#src/search/rules/query/build-search-query.ts';
import { buildSimilarQueries } from '#src/search/rules/query/build-similar-queries.ts';
import { parseSearchState } from '#src/search/rules/url/parse-search-state.ts';
import { indexStock } from '#src/search/testing/index-stock.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { parseOrThrow } from '#src/vehicle/testing/parse-or-throw.ts';

export const writePages = (stock: readonly Vehicle[], context: ViewContext): string => {
  const { site, paths, now } = context;
  const nowSeconds = now.getTime() / 1000;
  const { search } = site.config;
  const engine = indexStock(stock, site, now);
  const searches = ['', '?sortBy=price:asc', '?colour=Pink', '?car_type=used'].map((query) => {
    const state = parseSearchState(new URL(paths.defaultPath + query, site.url));
    const answer = engine.search(buildSearchQuery(state, search, nowSeconds));
    const others = answer.totalHits > 0 ? [] : engine.search(buildAlternativesQuery(state, search, nowSeconds)).hits;
    const found = { vehicles: answer.hits.map(parseOrThrow), alternatives: others.map(parseOrThrow) };
    return buildSearchPage({ state, answer, makeAnswer: null, prices: [], ...found }, context);
  });
  const pages = stock.map((vehicle) => {
    const wholeBand = buildSimilarQueries(vehicle, search, nowSeconds).at(-1) ?? {};
    const found = engine.search(wholeBand).hits.map(parseOrThrow);
    return [buildVehiclePage(vehicle, found.length > 0, context), buildSimilarView(vehicle, found, context)];
  });
  return JSON.stringify({ searches, pages });
};
