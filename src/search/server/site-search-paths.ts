import type { FilterableAttribute } from '../rules/document/document-attributes.ts';
import type { SearchedSite } from '../rules/searched-site.ts';
import { buildSearchPaths, type SearchPaths } from '../rules/url/search-paths.ts';
import { searchStock } from './search-stock.ts';
import type { StockIndexes } from './stock-indexes.ts';

const maxNames = 20_000;

interface CachedPaths {
  readonly version: string;
  readonly paths: SearchPaths;
}

type PathSite = Pick<SearchedSite, 'slug' | 'configVersion' | 'config' | 'locations' | 'dealerships'>;

export type SiteSearchPaths = (site: PathSite) => Promise<SearchPaths>;

/** Includes sold stock, so that a make's link outlives its last car. @spec D.03 */
export const createSiteSearchPaths = (indexes: Pick<StockIndexes, 'get' | 'version'>): SiteSearchPaths => {
  const cache = new Map<string, CachedPaths>();
  return async (site: PathSite): Promise<SearchPaths> => {
    const engine = await indexes.get(site.slug);
    const version = `${indexes.version(site.slug)}.${site.configVersion}`;
    const cached = cache.get(site.slug);
    if (cached?.version === version) return cached.paths;
    const { facets } = searchStock(engine, {
      limit: 0,
      facets: ['body', 'make', 'make_model'],
      maxValuesPerFacet: maxNames,
    });
    const names = (attribute: FilterableAttribute): readonly string[] =>
      facets[attribute]?.map(({ value }) => value) ?? [];
    const paths = buildSearchPaths({
      defaultPath: site.config.search.path,
      itemTypes: site.config.search.itemTypes,
      bodies: names('body'),
      makes: names('make'),
      makeModels: names('make_model'),
      locations: site.locations,
      dealerships: site.dealerships,
    });
    cache.set(site.slug, { version, paths });
    return paths;
  };
};
