import { createSearchPageLoader, type SearchPageAnswer } from '#src/app/storefront/search/load-search-page.server.ts';
import { createSiteLexicon } from '#src/search/server/site-lexicon.ts';
import { createSiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import { indexStock } from '#src/search/testing/index-stock.ts';
import { makeTestIndexes } from '#src/search/testing/make-test-indexes.ts';
import type { RawObject } from '#src/sites/config/merge-layers.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

export const searchedAt = new Date('2026-11-21T02:00:00Z');

export const loadSearchPage = async (
  address: string,
  changes: RawObject,
  vehicles: readonly Vehicle[],
): Promise<SearchPageAnswer> => {
  const site: ResolvedSite = {
    ...resolveOrThrow(minimalSite('test-dealer', 'group', changes)),
    configVersion: '1',
  };
  const indexes = makeTestIndexes(indexStock(vehicles, site, searchedAt));
  const service = createSearchPageLoader({
    indexes,
    pathsOf: createSiteSearchPaths(indexes),
    lexiconOf: createSiteLexicon(indexes),
    onBadHit: ({ id }) => {
      throw new Error(`Unreadable hit ${id}`);
    },
  });
  return service.loadPage(site, new URL(address, 'https://any.example'), searchedAt);
};
