import { buildVehicleCard } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import type { ViewContext } from '#src/app/storefront/view-context.ts';
import type { SearchEngine } from '#src/search/engine/search-api.ts';
import { buildListingFilter } from '#src/search/rules/query/build-listing-filter.ts';
import { findMakeOfModel } from '#src/search/rules/url/find-make-of-model.ts';
import type { SiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import type { StockIndexes } from '#src/search/server/stock-indexes.ts';
import type { CountedValue } from '#src/search/view/stock-counts.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { parseVehicle } from '#src/vehicle/rules/vehicle.ts';
import { buildHomeView } from './build-home-view.ts';
import type { HomeStock } from './home-stock.ts';
import type { HomeView } from './home-view.ts';

const maxValues = 100;
/** Values that get a picture, most vehicles first. */
const maxPictures = 8;
const arrivals = 4;
/** Vehicles worth leading with: in stock, with pictures and a price. */
const worthShowing = 'status = in_stock AND photos_count > 1 AND shown_price > 0';

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const createStockReader = (engine: SearchEngine, filter: string) => {
  const pictureOf = (attribute: string, value: string): string | null => {
    const { hits } = engine.search({
      filter,
      narrowing: worthShowing,
      refinements: { [attribute]: [value] },
      limit: 1,
    });
    return textOrNull(hits[0]?.first_image);
  };
  const { totalHits, facets } = engine.search({
    filter,
    facets: ['make', 'make_model', 'body', 'car_type'],
    maxValuesPerFacet: maxValues,
    limit: 0,
  });
  const valuesOf = (attribute: string, pictures: number, isWanted: (value: string) => boolean): CountedValue[] =>
    (facets[attribute] ?? [])
      .filter(({ value }) => isWanted(value))
      .map(({ value, count }, index) => ({
        value,
        count,
        imageUrl: index < pictures ? pictureOf(attribute, value) : null,
      }));
  return { totalHits, valuesOf };
};

const isAny = (): boolean => true;

/** The dealer of one make has others' models as trade-ins only: they would take the pictures of its range. */
const createRange = ({ manufacturer }: ResolvedSite): ((makeModel: string) => boolean) => {
  if (manufacturer === null) return isAny;
  const makes = new Set([manufacturer.name]);
  return (makeModel) => findMakeOfModel(makeModel, makes) !== undefined;
};

const readStock = (engine: SearchEngine, site: ResolvedSite, context: ViewContext): HomeStock => {
  const filter = buildListingFilter(site.config.search, context.now.getTime() / 1000);
  const { totalHits, valuesOf } = createStockReader(engine, filter);
  const { hits } = engine.search({
    filter,
    narrowing: worthShowing,
    sort: ['created_at_timestamp:desc'],
    limit: arrivals,
  });
  return {
    count: totalHits,
    makes: valuesOf('make', 0, isAny),
    makeModels: valuesOf('make_model', maxPictures, createRange(site)),
    bodies: valuesOf('body', maxPictures, isAny),
    carTypes: valuesOf('car_type', 0, isAny),
    newest: hits.flatMap((hit) => {
      const parsed = parseVehicle(hit);
      return parsed.kind === 'record' ? [buildVehicleCard(parsed.record, context)] : [];
    }),
  };
};

/** The home page of a site. */
export const createHomeService = ({
  indexes,
  pathsOf,
}: {
  readonly indexes: StockIndexes;
  readonly pathsOf: SiteSearchPaths;
}) => {
  return {
    load: async (site: ResolvedSite, now: Date): Promise<HomeView> => {
      const paths = await pathsOf(site);
      const context = { site, paths, now };
      return buildHomeView(readStock(await indexes.get(site.slug), site, context), context);
    },
  };
};

export type HomeService = ReturnType<typeof createHomeService>;
