import type { FilterableAttribute } from '../rules/document/document-attributes.ts';
import { toggleMake, toggleModel } from '../rules/edit-search-state.ts';
import type { SearchAnswer } from '../rules/query/search-query.ts';
import { buildSearchUrl } from '../rules/url/build-search-url.ts';
import { type CountedName, chooseMakes } from './choose-makes.ts';
import type { FacetSource } from './facet-source.ts';
import type { FacetOptionView, FacetView, MakeOptionView } from './facet-view.ts';
import { orderFacetValues } from './order-facet-values.ts';

const countsOf = (answer: SearchAnswer, attribute: FilterableAttribute): Readonly<Record<string, number>> =>
  Object.fromEntries((answer.facets[attribute] ?? []).map(({ value, count }) => [value, count]));

/** Models of one make by name, without the make in front. */
const buildModels = (make: string, counts: SearchAnswer, { state, paths }: FacetSource): readonly FacetOptionView[] => {
  const selected = state.refinements.make_model ?? [];
  const models = Object.entries(countsOf(counts, 'make_model'))
    .filter(([name]) => name.startsWith(`${make} `))
    .map(([name, count]) => ({ name, count }));
  return orderFacetValues(models, 'name').map(({ name, count }) => ({
    label: name.slice(make.length + 1),
    count,
    isSelected: selected.includes(name),
    href: buildSearchUrl(toggleModel(state, make, name), paths),
  }));
};

/**
 * Makes with their models: 'Popular Makes', then 'All Makes'; models show under a chosen make. A single make in stock
 * needs no choosing: only its models are offered.
 * @spec B9.12
 */
export const buildMakesFacet = (label: string, source: FacetSource): FacetView | null => {
  const { state, answer, makeAnswer, config, paths } = source;
  const counts = makeAnswer ?? answer;
  const { make: makes = [], make_model: models = [] } = state.refinements;
  const counted = countsOf(counts, 'make');
  const gone = makes.filter((make) => counted[make] === undefined).map((make) => [make, 0] as const);
  const { popular, all } = chooseMakes({ ...counted, ...Object.fromEntries(gone) }, config);
  const toOption = ({ name, count }: CountedName): MakeOptionView => {
    const isSelected = makes.includes(name) || models.some((model) => model.startsWith(`${name} `));
    return {
      label: name,
      count,
      isSelected,
      href: buildSearchUrl(toggleMake(state, name), paths),
      models: isSelected || all.length === 1 ? buildModels(name, counts, source) : [],
    };
  };
  if (all.length === 0) return null;
  return {
    kind: 'makes',
    name: 'make',
    label,
    isOpen: false,
    selectedCount: makes.length + models.length,
    popular: all.length === 1 ? [] : popular.map(toOption),
    all: all.map(toOption),
  };
};
