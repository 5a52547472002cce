import { buildSearchQuery, buildStockQuery } from '#src/search/rules/query/build-search-query.ts';
import type { ValueCount } from '#src/search/rules/query/search-query.ts';
import { emptySearchState, type SearchState } from '#src/search/rules/search-state.ts';
import type { TypedReading } from '#src/search/rules/understanding/reread-query.ts';
import { parseSearchState } from '#src/search/rules/url/parse-search-state.ts';
import { indexStock } from '#src/search/testing/index-stock.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { buildSearchPage } from '../search/build-search-page.ts';
import { SearchPage } from '../search/search-page.tsx';
import type { ViewContext } from '../view-context.ts';
import { drawOnSite, loadLateParts } from './draw-on-site.tsx';
import { makeFullVehicle } from './make-full-vehicle.ts';
import { makeTestContext } from './make-test-context.ts';

export const lender = { provider: 'lender', providers: { lender: { name: 'Wattle Finance' } } };
export const plain = makeTestContext({ finance: lender, search: { pageSize: 2 } });
const stock = [
  makeFullVehicle({ id: 1, slug: 'a', colour: 'Blue' }),
  makeFullVehicle({ id: 2, slug: 'b', colour: 'Red', priceCents: 2_000_000 }),
  makeTestVehicle({ id: 3, slug: 'c', colour: 'Red', priceCents: 3_000_000 }),
];

const readingOf = ({ typed }: SearchState): TypedReading | null =>
  typed === '' ? null : { literal: { ...emptySearchState, query: typed, isLiteral: true }, droppedWords: [] };

export const viewOf = (
  query: string,
  { site, paths, now }: ViewContext,
  { prices = [], vehicles: listed = stock }: { prices?: readonly ValueCount[]; vehicles?: readonly Vehicle[] } = {},
) => {
  const engine = indexStock(listed, site, now);
  const state = parseSearchState(new URL(paths.defaultPath + query, site.url));
  const answer = engine.search(buildSearchQuery(state, site.config.search, now.getTime() / 1000));
  const nowSeconds = now.getTime() / 1000;
  const stockQuery = buildStockQuery(state, site.config.search, nowSeconds);
  const stockAnswer = stockQuery === null ? null : engine.search(stockQuery);
  const countOther = (other: SearchState) =>
    engine.search(buildSearchQuery(other, site.config.search, nowSeconds)).totalHits;
  const hits = new Set(answer.hits.map(({ id }) => id));
  const vehicles = listed.filter(({ id }) => hits.has(id));
  return buildSearchPage(
    { state, answer, vehicles, makeAnswer: null, stockAnswer, countOther, prices, typedReading: readingOf(state) },
    { site, paths, now },
  );
};

export const draw = (query = '', context = plain) =>
  drawOnSite(<SearchPage view={viewOf(query, context)} hasError={false} />, context);

export const loadSearchParts = async (): Promise<void> => {
  for (const query of ['', '?colour=Pink', '?typed=red&colour=Red']) {
    await loadLateParts(<SearchPage view={viewOf(query, plain)} hasError={false} />, plain);
  }
};
