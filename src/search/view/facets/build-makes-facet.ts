import type { FilterableAttribute } from '../../rules/document/document-attributes.ts';
import { toggleMake, toggleModel } from '../../rules/edit-search-state.ts';
import type { SearchAnswer } from '../../rules/query/search-query.ts';
import { buildSearchUrl } from '../../rules/url/build-search-url.ts';
import { keepValues } from '../keep-values.ts';
import { type CountedName, chooseMakes } from './choose-makes.ts';
import type { FacetSource } from './facet-source.ts';
import type { FacetOptionView, FacetView, MakeOptionView } from './facet-view.ts';

/** A Map: an address may name any make, 'constructor' too, which every object has something under. */
const countsOf = (answer: SearchAnswer, attribute: FilterableAttribute): ReadonlyMap<string, number> =>
  new Map((answer.facets[attribute] ?? []).map(({ value, count }) => [value, count]));

/** Models of one make by name, without the make in front. */
const buildModels = (
  make: string,
  counts: SearchAnswer,
  { state, paths, stockAnswer }: FacetSource,
): readonly FacetOptionView[] => {
  const selected = state.refinements.make_model ?? [];
  const models = keepValues('make_model', 'name', counts, stockAnswer ?? counts, selected);
  return models
    .filter(({ name }) => name.startsWith(`${make} `))
    .map(({ name, count }) => {
      const isSelected = selected.includes(name);
      const hasWay = count > 0 || isSelected;
      return {
        label: name.slice(make.length + 1),
        count,
        isSelected,
        href: hasWay ? buildSearchUrl(toggleModel(state, make, name), paths) : null,
      };
    });
};

/**
 * Makes with their models: 'Popular Makes', then 'All Makes'; models show under a chosen make. A single make in stock
 * needs no choosing: only its models are offered.
 * @spec B9.12
 */
export const buildMakesFacet = (label: string, source: FacetSource): FacetView | null => {
  const { state, answer, makeAnswer, stockAnswer, config, paths } = source;
  const counts = makeAnswer ?? answer;
  const { make: makes = [], make_model: models = [] } = state.refinements;
  const counted = countsOf(counts, 'make');
  const chosen = makes.map((make): readonly [string, number] => [make, 0]);
  const offered = new Map([...chosen, ...counted, ...countsOf(stockAnswer ?? counts, 'make')]);
  const { popular, all } = chooseMakes(offered, config);
  const toOption = ({ name }: CountedName): MakeOptionView => {
    const count = counted.get(name) ?? 0;
    const isSelected = makes.includes(name) || models.some((model) => model.startsWith(`${name} `));
    return {
      label: name,
      count,
      isSelected,
      href: count > 0 || isSelected ? buildSearchUrl(toggleMake(state, name), paths) : null,
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
