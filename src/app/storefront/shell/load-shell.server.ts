import { minuteMs } from '#src/lib/durations.ts';
import { formatPrice } from '#src/lib/format-number.ts';
import type { SearchEngine } from '#src/search/engine/search-api.ts';
import type { FilterableAttribute } from '#src/search/rules/document/document-attributes.ts';
import { priceStepsDollars } from '#src/search/rules/price-steps-dollars.ts';
import { buildListingFilter } from '#src/search/rules/query/build-search-query.ts';
import type { ValueCount } from '#src/search/rules/query/search-query.ts';
import { emptySearchState, type SearchState } from '#src/search/rules/search-state.ts';
import { buildSearchUrl } from '#src/search/rules/url/build-search-url.ts';
import { findMakeOfModel, type SearchPaths } from '#src/search/rules/url/search-paths.ts';
import { countStock, searchStock } from '#src/search/server/search-stock.ts';
import type { SiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import type { StockIndexes } from '#src/search/server/stock-indexes.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { CountedLink, ShellView } from '#src/sites/web/shell-view.ts';
import { nameBodies } from '#src/vehicle/rules/bodies/find-body-picture.ts';
import { chooseStockNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import { shortenMakeModel } from '#src/vehicle/rules/get-vehicle-title.ts';
import { carTypes } from '#src/vehicle/rules/vehicle-classes.ts';
import { buildShellView } from './build-shell-view.ts';
import { noStockLinks, type StockLinks } from './build-stock-groups.ts';

const maxValues = 40;

const maxBudgets = 4;

const pickBudgets = (budgets: readonly CountedLink[], total: number): readonly CountedLink[] => {
  // A dearer step with the same count leads to the same vehicles.
  const parting = budgets.filter(
    ({ count = 0 }, at) => count > total / 10 && count < total * 0.95 && count !== budgets[at - 1]?.count,
  );
  const step = Math.max(1, Math.ceil(parting.length / maxBudgets));
  return parting.filter((_, at) => at % step === 0).slice(0, maxBudgets);
};

const collectLinks = (engine: SearchEngine, site: ResolvedSite, paths: SearchPaths, now: Date): StockLinks => {
  const { facets } = searchStock(engine, {
    filter: buildListingFilter(site.config.search, now.getTime() / 1000),
    facets: ['make', 'make_model', 'body', 'car_type'],
    maxValuesPerFacet: maxValues,
    limit: 0,
  });
  const countsOf = (attribute: FilterableAttribute) => facets[attribute] ?? [];
  const valuesOf = (attribute: FilterableAttribute): readonly string[] => countsOf(attribute).map(({ value }) => value);
  const linkTo = (label: string, refinements: SearchState['refinements'], count?: number): CountedLink => ({
    label,
    href: buildSearchUrl({ ...emptySearchState, refinements }, paths),
    ...(count !== undefined && { count }),
  });
  const linkToBudget = (dollars: number): CountedLink => {
    const state = { ...emptySearchState, ranges: { price: { min: null, max: dollars } } };
    return {
      label: `Up to ${formatPrice(dollars * 100)}`,
      href: buildSearchUrl(state, paths),
      count: countStock(engine, site, state, now),
    };
  };
  const total = countStock(engine, site, emptySearchState, now);
  const noun = chooseStockNoun(site.config.search.itemTypes, valuesOf('body'));
  const makes = new Set(valuesOf('make'));
  const linkToModel = ({ value, count }: ValueCount): CountedLink => {
    const make = findMakeOfModel(value, makes);
    if (make === undefined) return linkTo(value, { make_model: [value] }, count);
    const label = site.manufacturer === null ? shortenMakeModel(value) : value.slice(make.length).trim();
    return linkTo(label, { make: [make], make_model: [value] }, count);
  };
  /** At a one-make dealer, vehicles of other makes are trade-ins, so their models aren't listed. */
  const isOwnModel = (makeModel: string): boolean =>
    site.manufacturer === null || findMakeOfModel(makeModel, new Set([site.manufacturer.name])) !== undefined;
  const { carTypeLabels } = site.config.search;
  return {
    makes: [...makes].map((make) => linkTo(make, { make: [make] })),
    models: countsOf('make_model')
      .filter(({ value }) => isOwnModel(value))
      .map(linkToModel),
    bodies: countsOf('body').map(({ value, count }) => linkTo(nameBodies(value), { body: [value] }, count)),
    carTypes: carTypes.flatMap((type) => {
      const counted = countsOf('car_type').find(({ value }) => value === type);
      return counted === undefined ? [] : [linkTo(carTypeLabels[type], { car_type: [type] }, counted.count)];
    }),
    budgets: pickBudgets(priceStepsDollars.map(linkToBudget), total),
    all: total === 0 ? null : { label: `All ${noun.many}`, href: site.config.search.path, count: total },
  };
};

export interface ShellAnswer {
  readonly shell: ShellView;
  readonly isWhole: boolean;
}

interface CachedShell {
  readonly version: string;
  readonly answer: ShellAnswer;
}

/**
 * If the stock can't be read, the result lacks the links to it and isn't cached. Otherwise the result is cached by
 * stock version, configuration and minute, because every render needs it.
 */
export const createShellLoader = ({
  indexes,
  pathsOf,
  onProblem,
}: {
  readonly indexes: Pick<StockIndexes, 'get' | 'version'>;
  readonly pathsOf: SiteSearchPaths;
  readonly onProblem: (error: unknown, siteSlug: string) => void;
}) => {
  const kept = new Map<string, CachedShell>();

  const loadWhole = async (site: ResolvedSite, now: Date): Promise<ShellAnswer> => {
    const engine = await indexes.get(site.slug);
    const minute = Math.floor(now.getTime() / minuteMs);
    const version = `${indexes.version(site.slug)}.${site.configVersion}.${minute}`;
    const known = kept.get(site.slug);
    if (known?.version === version) return known.answer;
    const shell = buildShellView(collectLinks(engine, site, await pathsOf(site), now), { site, now });
    const answer: ShellAnswer = { shell, isWhole: true };
    kept.set(site.slug, { version, answer });
    return answer;
  };

  return {
    load: async (site: ResolvedSite, now: Date): Promise<ShellAnswer> => {
      try {
        return await loadWhole(site, now);
      } catch (error) {
        onProblem(error, site.slug);
        return { shell: buildShellView(noStockLinks, { site, now }), isWhole: false };
      }
    },
  };
};
