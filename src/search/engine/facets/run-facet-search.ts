import type { EngineIndex } from '../engine-index.ts';
import { matchQuery } from '../match-query.ts';
import { andBits, copyBits, countBits } from '../rows/bitset.ts';
import type { FacetSearchRequest } from '../search-api.ts';
import { describeAvailable, SearchError } from '../search-error.ts';
import { selectRows } from '../select-rows.ts';
import { editDistance } from '../text/edit-distance.ts';
import { splitWords } from '../text/split-words.ts';
import { typosAllowed } from '../text/vocabulary.ts';
import { createFacetCounter } from './count-facets.ts';
import { type FacetCount, listFacetValues } from './list-facet-values.ts';

const isFacetMatch = (value: string, typed: string): boolean => {
  const words = splitWords(value);
  return words.some((word, place) => {
    const rest = words.slice(place).join('');
    const limit = typosAllowed(typed);
    return rest.startsWith(typed) || (limit > 0 && editDistance(typed, word, limit, true) <= limit);
  });
};

const notSearchable = (name: string, known: readonly string[]): SearchError => {
  const available = describeAvailable('facet-searchable', known);
  const message = `Attribute \`${name}\` is not facet-searchable. ${available} To make it facet-searchable add it to the \`filterableAttributes\` index settings.`;
  return new SearchError('invalid_facet_search_facet_name', message);
};

export const runFacetSearch = (index: EngineIndex, request: FacetSearchRequest): FacetCount[] => {
  if (!index.isFilterable(request.facet)) throw notSearchable(request.facet, index.settings.filterableAttributes);
  const attribute = index.filterable(request.facet);
  const base = index.baseSet(request.filter);
  const rows = index.scratch.takeDirty();
  copyBits(rows, base.rows);
  const narrowing = index.read(request.narrowing);
  if (narrowing !== undefined) {
    const narrowed = index.scratch.takeDirty();
    selectRows(narrowing, index.scope, narrowed);
    andBits(rows, narrowed);
  }
  const { rows: matching } = matchQuery(index, request, rows);
  const counter = createFacetCounter({ rows: matching, count: countBits(matching) }, base, index.scratch);
  const counted = listFacetValues(attribute, counter.count(attribute), request.order ?? 'value', attribute.values.size);
  const typed = splitWords(request.facetQuery).join('');
  const isMatch = ({ value }: FacetCount): boolean => {
    index.clock.check();
    return isFacetMatch(value, typed);
  };
  const found = typed === '' ? counted : counted.filter(isMatch);
  return found.slice(0, request.limit ?? 100);
};
