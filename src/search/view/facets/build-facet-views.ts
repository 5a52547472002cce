import { colourFamilies } from '#src/vehicle/rules/find-colour-family.ts';
import type { SearchConfig } from '../../rules/config.ts';
import type { FilterableAttribute } from '../../rules/document/document-attributes.ts';
import { clearRange, toggleMake, toggleModel, toggleRefinement } from '../../rules/edit-search-state.ts';
import { type FacetName, facetTable, type RangeFacet, type ValueFacet } from '../../rules/facet-table.ts';
import type { SearchAnswer, ValueCount } from '../../rules/query/search-query.ts';
import type { SearchState } from '../../rules/search-state.ts';
import { buildSearchUrl } from '../../rules/url/build-search-url.ts';
import type { SearchPaths } from '../../rules/url/search-paths.ts';
import { buildFormFields } from '../build-form-fields.ts';
import { describeValue } from '../describe-filter.ts';
import { describePriceSlider } from './build-price-slider-view.ts';
import { buildRangeBars, snapToStep } from './build-range-bars.ts';
import { type CountedName, chooseMakes } from './choose-makes.ts';
import type { FacetOptionView, FacetView, MakeOptionView, Swatch } from './facet-view.ts';
import { mergeFacetValues } from './order-facet-values.ts';

const previewCount = 6;
const maxOptions = 40;
const barCount = 16;

const findSwatch = (name: string): Swatch | undefined =>
  colourFamilies.find((family) => family === name)?.toLowerCase() as Swatch | undefined;

interface FacetSource {
  readonly state: SearchState;
  readonly answer: SearchAnswer;
  readonly makeAnswer: SearchAnswer | null;
  /** Null or omitted if `answer` covers the whole stock. */
  readonly stockAnswer?: SearchAnswer | null;
  readonly prices: readonly ValueCount[];
  readonly config: SearchConfig;
  readonly paths: SearchPaths;
}

const buildOption = (
  label: string,
  count: number,
  isSelected: boolean,
  toggled: SearchState,
  paths: SearchPaths,
): FacetOptionView => ({
  label,
  count,
  isSelected,
  href: count > 0 || isSelected ? buildSearchUrl(toggled, paths) : null,
});

/** @spec B9.13 */
const buildOptions = (facet: ValueFacet, source: FacetSource): readonly FacetOptionView[] => {
  const { state, answer, config, paths } = source;
  const { key } = facet;
  const selected = state.refinements[key] ?? [];
  const values = mergeFacetValues(facet.attribute, facet.order, answer, source.stockAnswer ?? answer, selected);
  const offered = values.filter(({ name }, index) => index < maxOptions || selected.includes(name));
  return offered.map(({ name, count }) => {
    const swatch = facet.hasSwatches ? findSwatch(name) : undefined;
    const label = describeValue(key, name, config);
    return {
      ...buildOption(label, count, selected.includes(name), toggleRefinement(state, key, name), paths),
      ...(swatch === undefined ? {} : { swatch }),
    };
  });
};

const buildValuesFacet = (name: FacetName, facet: ValueFacet, source: FacetSource): FacetView | null => {
  const options = buildOptions(facet, source);
  const selectedCount = options.filter(({ isSelected }) => isSelected).length;
  if (options.length <= 1 && selectedCount === 0) return null;
  return { kind: 'values', name, label: facet.label, isOpen: false, selectedCount, options, previewCount };
};

const buildRangeFacet = (name: FacetName, facet: RangeFacet, source: FacetSource): FacetView | null => {
  const { state, answer, paths } = source;
  const { key } = facet;
  const { min: from, max: to } = state.ranges[key] ?? { min: null, max: null };
  const inStock = (source.stockAnswer ?? answer).stats[facet.attribute];
  const found = answer.stats[facet.attribute];
  const isChosen = from !== null || to !== null;
  if (!isChosen && (inStock === undefined || inStock.min === inStock.max)) return null;
  // If the search narrows to one value, the slider uses the stock's range.
  const ends =
    found !== undefined && found.min < found.max ? found : (inStock ?? { min: from ?? to ?? 0, max: to ?? from ?? 0 });
  const bounds = snapToStep(ends, facet.step);
  const { isMinRange, isMaxRange } = describePriceSlider({ min: from, max: to }, bounds);
  const without = clearRange(state, key);
  return {
    kind: 'range',
    name,
    label: facet.label,
    isOpen: false,
    selectedCount: isChosen ? 1 : 0,
    ...bounds,
    step: facet.step,
    from,
    to,
    isMinRange,
    isMaxRange,
    prefix: facet.unit.prefix ?? '',
    suffix: facet.unit.suffix ?? '',
    isGrouped: facet.isGrouped,
    fromName: `from[${key}]`,
    toName: `to[${key}]`,
    rangeName: `range[${key}]`,
    ...buildFormFields(without, paths),
    clearHref: buildSearchUrl(without, paths),
    ...(name === 'price' ? { bars: buildRangeBars(source.prices, bounds, barCount) } : {}),
  };
};

/** A Map, because a make in a URL could be called 'constructor', which every object has. */
const countsOf = (answer: SearchAnswer, attribute: FilterableAttribute): ReadonlyMap<string, number> =>
  new Map((answer.facets[attribute] ?? []).map(({ value, count }) => [value, count]));

const buildModels = (
  make: string,
  counts: SearchAnswer,
  { state, paths, stockAnswer }: FacetSource,
): readonly FacetOptionView[] => {
  const selected = state.refinements.make_model ?? [];
  const models = mergeFacetValues('make_model', 'name', counts, stockAnswer ?? counts, selected);
  return models
    .filter(({ name }) => name.startsWith(`${make} `))
    .map(({ name, count }) =>
      buildOption(name.slice(make.length + 1), count, selected.includes(name), toggleModel(state, make, name), paths),
    );
};

/** @spec B9.12 */
const buildMakesFacet = (label: string, source: FacetSource): FacetView | null => {
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
      ...buildOption(name, count, isSelected, toggleMake(state, name), paths),
      models: isSelected || all.length === 1 ? buildModels(name, counts, source) : [],
    };
  };
  if (all.length === 0) return null;
  const options = new Map(all.map((make) => [make.name, toOption(make)]));
  return {
    kind: 'makes',
    name: 'make',
    label,
    isOpen: false,
    selectedCount: makes.length + models.length,
    popular: all.length === 1 ? [] : popular.map((make) => options.get(make.name) ?? toOption(make)),
    all: [...options.values()],
  };
};

const buildFacet = (name: FacetName, source: FacetSource): FacetView | null => {
  const facet: ValueFacet | RangeFacet = facetTable[name];
  if (name === 'make') return buildMakesFacet(facet.label, source);
  return facet.kind === 'range' ? buildRangeFacet(name, facet, source) : buildValuesFacet(name, facet, source);
};

/** @spec B3.14 */
export const buildFacetViews = (source: FacetSource): readonly FacetView[] =>
  source.config.facets
    .map((name) => buildFacet(name, source))
    .filter((facet) => facet !== null)
    .map((facet, index) => ({ ...facet, isOpen: index < source.config.openFacets || facet.selectedCount > 0 }));
