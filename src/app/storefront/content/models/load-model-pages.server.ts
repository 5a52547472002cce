import type { ViewContext } from '#src/app/storefront/view-context.ts';
import type { ContentConfig } from '#src/content/rules/config.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { formatCount } from '#src/lib/text/noun.ts';
import { slugify } from '#src/lib/text/slugify.ts';
import type { SearchEngine } from '#src/search/engine/search-api.ts';
import { readText } from '#src/search/rules/document/read-text.ts';
import { emptySearchState } from '#src/search/rules/empty-search-state.ts';
import { buildListingFilter } from '#src/search/rules/query/build-listing-filter.ts';
import type { SearchState } from '#src/search/rules/search-state.ts';
import { buildSearchUrl } from '#src/search/rules/url/build-search-url.ts';
import { findMakeOfModel } from '#src/search/rules/url/search-paths.ts';
import { searchStock } from '#src/search/server/search-stock.ts';
import type { SiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import type { StockIndexes } from '#src/search/server/stock-indexes.ts';
import { chooseVehiclePicture, type StockTileView } from '#src/search/view/home/create-stock-tiles.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { nameBodies } from '#src/vehicle/rules/bodies/find-body-picture.ts';
import { chooseVehicleNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import type { ModelAnswer, ModelsAnswer } from './model-answer.ts';

/** Models that one page shows at the most, those with the most vehicles first. */
const maxModels = 48;
const maxBodies = 40;

interface Reader extends ViewContext {
  readonly engine: SearchEngine;
  readonly site: ResolvedSite;
}

const ask = ({ engine, site, now }: Reader, request: Partial<Parameters<typeof searchStock>[1]>) =>
  searchStock(engine, {
    filter: buildListingFilter(site.config.search, now.getTime() / 1000),
    maxValuesPerFacet: maxModels,
    limit: 0,
    ...request,
  });

/** The dealer of one make has others' models as trade-ins only: they are no part of its range, and their bodies are none of it. */
const rangeOf = ({ site }: Reader): SearchState['refinements'] =>
  site.manufacturer === null ? {} : { make: [site.manufacturer.name] };

const makesOf = ({ site, paths }: Reader): ReadonlySet<string> =>
  site.manufacturer === null ? new Set(paths.makes.slugOf.keys()) : new Set([site.manufacturer.name]);

const readModel = (reader: Reader, makeModel: string, make: string): ModelAnswer => {
  const refinements = { make: [make], make_model: [makeModel] };
  const { hits, totalHits } = ask(reader, { refinements, limit: 1 });
  return {
    make,
    model: makeModel.slice(make.length + 1),
    count: totalHits,
    countText: formatCount(totalHits, chooseVehicleNoun(reader.site.config.search.itemTypes)),
    imageUrl: hits[0] === undefined ? null : readText(hits[0], 'first_image'),
    search: buildSearchUrl({ ...emptySearchState, refinements }, reader.paths),
  };
};

/** Where 'Explore {model}' leads: to the model's own page, or where its dealer says. @spec L2.26 */
const buildModelHref = (slug: string, { modelLinks }: Pick<ContentConfig, 'modelLinks'>): string =>
  (Object.hasOwn(modelLinks, slug) ? modelLinks[slug] : undefined) ?? pagePaths.content(slug);

const toTile = ({ model, countText, imageUrl }: ModelAnswer, { home, config }: ResolvedSite): StockTileView => ({
  label: `Explore ${model}`,
  countText,
  href: buildModelHref(slugify(model), config.content),
  picture: chooseVehiclePicture(home.tileImages[model], imageUrl),
});

const listModels = (reader: Reader, bodySlug: string | null): ModelsAnswer | null => {
  const range = rangeOf(reader);
  const found = ask(reader, { facets: ['body'], refinements: range, maxValuesPerFacet: maxBodies }).facets.body ?? [];
  const bodies = found.map(({ value }) => ({ value, name: nameBodies(value), slug: slugify(value) }));
  const body = bodySlug === null ? null : bodies.find(({ slug }) => slug === slugify(bodySlug));
  if (body === undefined) return null;
  const refinements = body === null ? range : { ...range, body: [body.value] };
  const makes = makesOf(reader);
  const models = (ask(reader, { facets: ['make_model'], refinements }).facets.make_model ?? []).flatMap(({ value }) => {
    const make = findMakeOfModel(value, makes);
    return make === undefined ? [] : [toTile(readModel(reader, value, make), reader.site)];
  });
  return { body, bodies: bodies.map(({ name, slug }) => ({ name, slug })), models };
};

/** Of two makes with one name for a model, the one of the dealer, else the one with more vehicles. */
const findModel = (reader: Reader, slug: string): ModelAnswer | null => {
  const makes = makesOf(reader);
  const found = [...reader.paths.models.valuesOf]
    .filter(([key]) => key.split('/')[1] === slug)
    .flatMap(([, values]) => values)
    .flatMap((makeModel) => {
      const make = findMakeOfModel(makeModel, makes);
      return make === undefined ? [] : [readModel(reader, makeModel, make)];
    });
  return found.toSorted((a, b) => b.count - a.count)[0] ?? null;
};

/** The models of a site, as its stock has them. */
export const createModelPageLoader = ({
  indexes,
  pathsOf,
}: {
  readonly indexes: Pick<StockIndexes, 'get'>;
  readonly pathsOf: SiteSearchPaths;
}) => {
  const open = async (site: ResolvedSite, now: Date): Promise<Reader> => ({
    engine: await indexes.get(site.slug),
    paths: await pathsOf(site),
    site,
    now,
  });
  return {
    /** @spec L2.27 Null for a body type that nothing listed has. */
    list: async (site: ResolvedSite, body: string | null, now: Date) => listModels(await open(site, now), body),
    /** @spec L2.26 */
    find: async (site: ResolvedSite, slug: string, now: Date) => findModel(await open(site, now), slug),
  };
};
