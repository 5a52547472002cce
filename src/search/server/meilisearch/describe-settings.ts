import type { SearchSettings } from '../../engine/search-api.ts';
import { maxValuesPerFacet } from './run-query.ts';

export const describeSettings = (settings: SearchSettings): Record<string, unknown> => ({
  displayedAttributes: ['*'],
  searchableAttributes: [...settings.searchableTiers.flat(), ...settings.identifierAttributes],
  filterableAttributes: [...settings.filterableAttributes].sort(),
  sortableAttributes: [...settings.sortableAttributes].sort(),
  rankingRules: ['words', 'typo', 'attribute', 'proximity', 'exactness', 'sort', ...settings.defaultSort],
  stopWords: [],
  nonSeparatorTokens: [],
  separatorTokens: [],
  dictionary: [],
  synonyms: {},
  distinctAttribute: null,
  proximityPrecision: 'byWord',
  typoTolerance: {
    enabled: true,
    minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 },
    disableOnWords: [],
    disableOnAttributes: [...settings.identifierAttributes],
    disableOnNumbers: true,
  },
  faceting: { maxValuesPerFacet, sortFacetValuesBy: { '*': 'alpha' } },
  pagination: { maxTotalHits: 1_000_000 },
  embedders: {},
  searchCutoffMs: null,
  localizedAttributes: null,
  facetSearch: true,
  prefixSearch: 'indexingTime',
});
