import { clearRange, toggleRefinement } from '../../rules/edit-search-state.ts';
import { type FacetName, facetTable, type RangeFacet, type ValueFacet } from '../../rules/facet-table.ts';
import { buildSearchUrl } from '../../rules/url/build-search-url.ts';
import { buildFormFields } from '../build-form-fields.ts';
import { describeValue } from '../describe-filter.ts';
import { keepValues } from '../keep-values.ts';
import { buildMakesFacet } from './build-makes-facet.ts';
import { buildRangeBars } from './build-range-bars.ts';
import { describePriceSlider } from './describe-price-slider.ts';
import type { FacetSource } from './facet-source.ts';
import type { FacetOptionView, FacetView } from './facet-view.ts';
import { findSwatch } from './find-swatch.ts';
import { snapToStep } from './snap-to-step.ts';

/** Options before 'Show all'. */
const previewCount = 6;
/** Most options of a filter: what is further down is found by its words, and every page carries all of them twice. */
const maxOptions = 40;
/** Bars of a chart that is as wide as a rail. */
const barCount = 16;

/** Values of a facet with their counts, chosen ones included when nothing is left of them. @spec B9.13 */
const buildOptions = (facet: ValueFacet, source: FacetSource): readonly FacetOptionView[] => {
  const { state, answer, config, paths } = source;
  const { key } = facet;
  const selected = state.refinements[key] ?? [];
  const values = keepValues(facet.attribute, facet.order, answer, source.stockAnswer ?? answer, selected);
  const offered = values.filter(({ name }, index) => index < maxOptions || selected.includes(name));
  return offered.map(({ name, count }) => {
    const isSelected = selected.includes(name);
    const hasWay = count > 0 || isSelected;
    const swatch = facet.hasSwatches ? findSwatch(name) : undefined;
    return {
      label: describeValue(key, name, config),
      count,
      isSelected,
      href: hasWay ? buildSearchUrl(toggleRefinement(state, key, name), paths) : null,
      ...(swatch === undefined ? {} : { swatch }),
    };
  });
};

const buildValuesFacet = (name: FacetName, facet: ValueFacet, source: FacetSource): FacetView | null => {
  const options = buildOptions(facet, source);
  const selectedCount = options.filter(({ isSelected }) => isSelected).length;
  // One value that all vehicles share is no choice.
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
  // Where the search leaves nothing to choose from, the slider keeps the ends of the stock.
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

const buildFacet = (name: FacetName, source: FacetSource): FacetView | null => {
  const facet: ValueFacet | RangeFacet = facetTable[name];
  if (name === 'make') return buildMakesFacet(facet.label, source);
  return facet.kind === 'range' ? buildRangeFacet(name, facet, source) : buildValuesFacet(name, facet, source);
};

/** The filters of a search, in the order of the site; the first ones and those with a choice stand open. @spec B3.14 */
export const buildFacetViews = (source: FacetSource): readonly FacetView[] =>
  source.config.facets
    .map((name) => buildFacet(name, source))
    .filter((facet) => facet !== null)
    .map((facet, index) => ({ ...facet, isOpen: index < source.config.openFacets || facet.selectedCount > 0 }));
