import { buildVehicleCard } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import type { ViewContext } from '#src/app/storefront/view-context.ts';
import type { BudgetService } from '#src/calculators/server/create-budget-service.ts';
import type { SearchEngine } from '#src/search/engine/search-api.ts';
import type { BodyPickerConfig } from '#src/search/rules/config.ts';
import type { FilterableAttribute } from '#src/search/rules/document/document-attributes.ts';
import { readTextAttribute } from '#src/search/rules/document/search-document.ts';
import { facetTable } from '#src/search/rules/facet-table.ts';
import { buildListingFilter } from '#src/search/rules/query/build-search-query.ts';
import { allOf } from '#src/search/rules/query/filter-text.ts';
import { attributeOf } from '#src/search/rules/query/refinement-attributes.ts';
import { emptySearchState } from '#src/search/rules/search-state.ts';
import { findMakeOfModel } from '#src/search/rules/url/search-paths.ts';
import { countStock, type OnBadHit, readHits, searchStock } from '#src/search/server/search-stock.ts';
import type { SiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import type { StockIndexes } from '#src/search/server/stock-indexes.ts';
import { type CountedValue, chooseBodyPicture } from '#src/search/view/home/create-stock-tiles.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { buildHomeView, type HomeStock, type HomeView } from './build-home-view.ts';

type FacetTile = BodyPickerConfig['facetTiles'][number];

const maxValues = 100;
const maxPictures = 8;
const worthShowing = allOf(['status = in_stock', 'photos_count > 1', 'shown_price > 0']);

/**
 * Filters for the home page's newest vehicles, in order of preference. A later filter is used only if the earlier ones
 * find too few.
 */
const showingOrder = [worthShowing, allOf(['status = in_stock', 'photos_count > 0']), 'status = in_stock'];

/** @spec L9.33 */
const findNewest = (
  engine: SearchEngine,
  filter: string,
  limit: number,
): readonly Readonly<Record<string, unknown>>[] => {
  const found = new Map<unknown, Readonly<Record<string, unknown>>>();
  for (const narrowing of showingOrder) {
    if (found.size >= limit) break;
    const { hits } = searchStock(engine, { filter, narrowing, sort: ['created_at_timestamp:desc'], limit });
    for (const hit of hits) if (!found.has(hit.id) && found.size < limit) found.set(hit.id, hit);
  }
  return [...found.values()];
};

type WantsPhotograph = (value: string, index: number) => boolean;

const createStockReader = (engine: SearchEngine, filter: string, lead: readonly FilterableAttribute[]) => {
  const pictureOf = (attribute: FilterableAttribute, value: string): string | null => {
    const { hits } = searchStock(engine, {
      filter,
      narrowing: worthShowing,
      refinements: { [attribute]: [value] },
      limit: 1,
    });
    return hits[0] === undefined ? null : readTextAttribute(hits[0], 'first_image');
  };
  const { facets } = searchStock(engine, {
    filter,
    facets: [...new Set<FilterableAttribute>(['make', 'make_model', 'body', 'car_type', ...lead])],
    maxValuesPerFacet: maxValues,
    limit: 0,
  });
  const valuesOf = (
    attribute: FilterableAttribute,
    wantsPhotograph: WantsPhotograph,
    isWanted: (value: string) => boolean,
  ): CountedValue[] =>
    (facets[attribute] ?? [])
      .filter(({ value }) => isWanted(value))
      .map(({ value, count }, index) => ({
        value,
        count,
        imageUrl: wantsPhotograph(value, index) ? pictureOf(attribute, value) : null,
      }));
  const countOf = ({ key, values }: FacetTile): number =>
    searchStock(engine, { filter, refinements: { [attributeOf(key)]: values }, limit: 0 }).totalHits;
  return { valuesOf, countOf, countsOf: (attribute: FilterableAttribute) => facets[attribute] ?? [] };
};

const nothingChosen = { repayment: null, deposit: null, frequency: null, body: null };

const isAny = (): boolean => true;
const isNone = (): boolean => false;

/**
 * True for a body type whose picture is a photograph, if it's in the site's list or, without a list, one of the eight
 * most common.
 */
const wantsBodyPhotograph = ({ config, home }: ResolvedSite): WantsPhotograph => {
  const { bodies } = config.search.bodyPicker;
  return (body, index) => {
    const { kind } = chooseBodyPicture(body, home.tileImages[body], body, config.search);
    return kind === 'photograph' && (bodies.length === 0 ? index < maxPictures : bodies.includes(body));
  };
};

/** A one-make dealer's other makes are trade-ins, so they aren't in its range. */
const createRange = ({ manufacturer }: ResolvedSite): ((makeModel: string) => boolean) => {
  if (manufacturer === null) return isAny;
  const makes = new Set([manufacturer.name]);
  return (makeModel) => findMakeOfModel(makeModel, makes) !== undefined;
};

const readStock = (
  engine: SearchEngine,
  site: ResolvedSite,
  context: ViewContext,
  onBadHit: OnBadHit,
): Omit<HomeStock, 'budget'> => {
  const filter = buildListingFilter(site.config.search, context.now.getTime() / 1000);
  const { leadFacet } = site.config.search;
  const lead = leadFacet === null ? [] : [facetTable[leadFacet].attribute];
  const { valuesOf, countOf, countsOf } = createStockReader(engine, filter, lead);
  const newest = readHits(findNewest(engine, filter, site.home.arrivalsCount), onBadHit);
  return {
    count: countStock(engine, site, emptySearchState, context.now),
    makes: valuesOf('make', isNone, isAny),
    makeModels: valuesOf('make_model', (_model, index) => index < maxPictures, createRange(site)),
    bodies: valuesOf('body', wantsBodyPhotograph(site), isAny),
    facetTiles: site.config.search.bodyPicker.facetTiles.map(countOf),
    carTypes: valuesOf('car_type', isNone, isAny),
    lead: lead.flatMap(countsOf),
    newest: newest.map((vehicle) => buildVehicleCard(vehicle, context)),
    isNewestKnown: newest.every(({ createdAt }) => createdAt !== null),
  };
};

export const createHomePageLoader = ({
  indexes,
  pathsOf,
  budgets,
  onBadHit,
}: {
  readonly indexes: StockIndexes;
  readonly pathsOf: SiteSearchPaths;
  readonly budgets: Pick<BudgetService, 'load'>;
  readonly onBadHit: OnBadHit;
}) => {
  return {
    load: async (site: ResolvedSite, now: Date): Promise<HomeView> => {
      const paths = await pathsOf(site);
      const context = { site, paths, now };
      const stock = readStock(await indexes.get(site.slug), site, context, onBadHit);
      const budget = site.home.sections.includes('budget') ? await budgets.load(site, nothingChosen, now) : null;
      return buildHomeView({ ...stock, budget }, context);
    },
  };
};
