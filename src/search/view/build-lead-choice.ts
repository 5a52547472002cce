import { formatNumber } from '#src/lib/format-number.ts';
import type { SearchConfig } from '../rules/config.ts';
import { replaceRefinement } from '../rules/edit-search-state.ts';
import { facetTable } from '../rules/facet-table.ts';
import type { SearchAnswer, ValueCount } from '../rules/query/search-query.ts';
import { emptySearchState, type RefinementKey, type SearchState } from '../rules/search-state.ts';
import { buildSearchUrl } from '../rules/url/build-search-url.ts';
import type { SearchPaths } from '../rules/url/search-paths.ts';
import { describeValue } from './describe-filter.ts';
import { mergeFacetValues } from './facets/order-facet-values.ts';

export interface LeadOptionView {
  readonly value: string;
  readonly label: string;
  readonly countText: string | null;
  readonly href: string;
  readonly isChosen: boolean;
}

export interface LeadChoiceView {
  readonly label: string;
  readonly name: RefinementKey;
  readonly options: readonly LeadOptionView[];
}

interface LeadSource {
  readonly state: SearchState;
  readonly answer: Pick<SearchAnswer, 'facets'>;
  readonly stockAnswer?: Pick<SearchAnswer, 'facets'> | null | undefined;
}

const yesFirst = (names: readonly { readonly name: string; readonly count: number }[]) =>
  names.toSorted((a, b) => Number(b.name === 'true') - Number(a.name === 'true'));

/** @spec B3.14 */
export const buildLeadChoice = (
  { state, answer, stockAnswer }: LeadSource,
  config: SearchConfig,
  paths: SearchPaths,
): LeadChoiceView | null => {
  if (config.leadFacet === null) return null;
  const { key, label, attribute, order } = facetTable[config.leadFacet];
  const chosen = state.refinements[key] ?? [];
  const values = yesFirst(mergeFacetValues(attribute, order, answer, stockAnswer ?? answer, chosen));
  if (values.length < 2) return null;
  const hrefOf = (wanted: readonly string[]) => buildSearchUrl(replaceRefinement(state, key, wanted), paths);
  return {
    label,
    name: key,
    options: [
      {
        value: '',
        label: `Any ${label.toLowerCase()}`,
        countText: null,
        href: hrefOf([]),
        isChosen: chosen.length === 0,
      },
      ...values.map(({ name, count }) => ({
        value: name,
        label: describeValue(key, name, config),
        countText: formatNumber(count),
        href: hrefOf([name]),
        isChosen: chosen.includes(name),
      })),
    ],
  };
};

export const buildHomeLead = (
  counts: readonly ValueCount[],
  config: SearchConfig,
  paths: SearchPaths,
): LeadChoiceView | null =>
  config.leadFacet === null
    ? null
    : buildLeadChoice(
        { state: emptySearchState, answer: { facets: { [facetTable[config.leadFacet].attribute]: counts } } },
        config,
        paths,
      );
