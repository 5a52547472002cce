import type { SearchEngine } from '../engine/search-api.ts';
import type { FilterableAttribute } from '../rules/document/document-attributes.ts';
import { attributeOf } from '../rules/query/refinement-attributes.ts';
import { type NumberRange, type RangeKey, rangeKeys } from '../rules/search-state.ts';
import type { SearchedSite } from '../rules/searched-site.ts';
import { buildLexicon } from '../rules/understanding/build-lexicon.ts';
import type { Lexicon } from '../rules/understanding/lexicon.ts';
import { searchStock } from './search-stock.ts';
import type { StockIndexes } from './stock-indexes.ts';

/** Maximum number of values of each attribute that typed words can name: the most frequent ones. */
const maxNames = 5000;

const namedAttributes: readonly FilterableAttribute[] = [
  ...(['make', 'make_model', 'badge', 'body', 'bodyconfiguration', 'fuel_group', 'drive', 'transmission'] as const),
  ...(['colour', 'colour_family', 'car_type', 'status', 'seats', 'doors', 'learner_approved', 'axle_type'] as const),
  ...(['location_name', 'city', 'state', 'dealership_name', 'filtered_features'] as const),
];

type LexiconSite = Pick<SearchedSite, 'slug' | 'configVersion' | 'config' | 'locations'>;

export type SiteLexicon = (site: LexiconSite) => Promise<Lexicon>;

/** Includes sold vehicles, because shoppers still search for their names. */
export const readLexicon = (
  engine: Pick<SearchEngine, 'search'>,
  site: Omit<LexiconSite, 'slug' | 'configVersion'>,
  thisYear: number,
): Lexicon => {
  const { search } = site.config;
  const { facets, stats } = searchStock(engine, {
    limit: 0,
    facets: namedAttributes,
    maxValuesPerFacet: maxNames,
    stats: rangeKeys.map(attributeOf),
  });
  const figures: Partial<Record<RangeKey, NumberRange>> = {};
  for (const key of rangeKeys) {
    const range = stats[attributeOf(key)];
    if (range !== undefined) figures[key] = range;
  }
  return buildLexicon({
    valuesOf: (attribute) => facets[attribute]?.map(({ value }) => value) ?? [],
    figures,
    thisYear,
    itemTypes: search.itemTypes,
    sorts: search.sorts,
    carTypeLabels: search.carTypeLabels,
    place: search.place,
    postcodes: site.locations.map(({ name, address }) => ({ postcode: address.postcode, locationName: name })),
    nearbyKm: search.nearbyKm,
    words: search.words,
  });
};

/**
 * Minimum milliseconds between two rebuilds of a site's lexicon after stock changes. Reading 20,000 cars takes 80 ms.
 */
const minAgeMs = 10_000;

interface CachedLexicon {
  readonly stockVersion: number;
  readonly configVersion: string;
  readonly builtAtMs: number;
  readonly lexicon: Lexicon;
}

export const createSiteLexicon = (
  indexes: Pick<StockIndexes, 'get' | 'version'>,
  readClockMs: () => number = Date.now,
): SiteLexicon => {
  const cache = new Map<string, CachedLexicon>();
  return async (site) => {
    const engine = await indexes.get(site.slug);
    const { configVersion } = site;
    const stockVersion = indexes.version(site.slug);
    const builtAtMs = readClockMs();
    const cached = cache.get(site.slug);
    const isCurrent = cached?.stockVersion === stockVersion || builtAtMs - (cached?.builtAtMs ?? 0) < minAgeMs;
    if (cached?.configVersion === configVersion && isCurrent) return cached.lexicon;
    const lexicon = readLexicon(engine, site, new Date(builtAtMs).getUTCFullYear());
    cache.set(site.slug, { stockVersion, configVersion, builtAtMs, lexicon });
    return lexicon;
  };
};
