import type { SearchEngine } from '../engine/search-api.ts';
import type { SearchDocument } from '../engine/text/text-index.ts';
import { buildListingFilter } from '../rules/query/build-listing-filter.ts';
import type { SearchedSite } from '../rules/searched-site.ts';
import { searchStock } from './search-stock.ts';

const batchSize = 1000;

/** Every vehicle that a site lists, as search documents, in the site's own order. */
export function* readListedStock(
  engine: SearchEngine,
  site: Pick<SearchedSite, 'config'>,
  now: Date,
): Generator<SearchDocument> {
  const filter = buildListingFilter(site.config.search, now.getTime() / 1000);
  for (let offset = 0; ; offset += batchSize) {
    const { hits } = searchStock(engine, { filter, offset, limit: batchSize });
    yield* hits;
    if (hits.length < batchSize) return;
  }
}
