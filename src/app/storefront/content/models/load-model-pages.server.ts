import type { ViewContext } from '#src/app/storefront/view-context.ts';
import type { ContentConfig } from '#src/content/rules/config.ts';
import { formatPrice } from '#src/lib/format-number.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { formatCount } from '#src/lib/text/noun.ts';
import { slugify } from '#src/lib/text/slugify.ts';
import { capitalise } from '#src/lib/text/words.ts';
import type { SearchEngine } from '#src/search/engine/search-api.ts';
import { readTextAttribute } from '#src/search/rules/document/search-document.ts';
import { buildListingFilter } from '#src/search/rules/query/build-search-query.ts';
import { emptySearchState, type SearchState } from '#src/search/rules/search-state.ts';
import { buildSearchUrl } from '#src/search/rules/url/build-search-url.ts';
import { findMakeOfModel } from '#src/search/rules/url/search-paths.ts';
import { searchStock } from '#src/search/server/search-stock.ts';
import type { SiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import type { StockIndexes } from '#src/search/server/stock-indexes.ts';
import { chooseVehiclePicture, type StockTileView } from '#src/search/view/home/create-stock-tiles.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { inSentence, nameBodies } from '#src/vehicle/rules/bodies/find-body-picture.ts';
import { chooseStockNoun, chooseVehicleNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import { isDefaultPicture } from '#src/vehicle/rules/media/photos.ts';

export interface ModelAnswer {
  readonly make: string;
  readonly model: string;
  readonly countText: string;
  readonly count: number;
  readonly imageUrl: string | null;
  readonly search: string;
}

export interface ModelsAnswer {
  readonly body: { readonly name: string; readonly title: string; readonly slug: string } | null;
  readonly bodies: readonly { readonly name: string; readonly slug: string }[];
  readonly models: readonly StockTileView[];
}

interface PicturedModel extends ModelAnswer {
  readonly imageUrls: readonly string[];
}

const maxModels = 48;
const maxPictures = 12;
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

/** Limits a one-make site's models to its own make, because its other makes are trade-ins. */
const rangeOf = ({ site }: Reader): SearchState['refinements'] =>
  site.manufacturer === null ? {} : { make: [site.manufacturer.name] };

const makesOf = ({ site, paths }: Reader): ReadonlySet<string> =>
  site.manufacturer === null ? new Set(paths.makes.slugOf.keys()) : new Set([site.manufacturer.name]);

const readModel = (reader: Reader, makeModel: string, make: string, mostPictures: number): PicturedModel => {
  const refinements = { make: [make], make_model: [makeModel] };
  const { hits, totalHits, facets } = ask(reader, { refinements, limit: mostPictures, facets: ['body'] });
  const bodies = (facets.body ?? []).map(({ value }) => value);
  const firstImages = hits.flatMap((hit) => readTextAttribute(hit, 'first_image') ?? []);
  const { defaultImageMarks } = reader.site.config.vehicle.page;
  const imageUrls = firstImages.filter((url) => !isDefaultPicture(url, defaultImageMarks));
  return {
    make,
    model: makeModel.slice(make.length + 1),
    count: totalHits,
    countText: formatCount(totalHits, chooseStockNoun(reader.site.config.search.itemTypes, bodies)),
    imageUrl: imageUrls[0] ?? firstImages[0] ?? null,
    imageUrls,
    search: buildSearchUrl({ ...emptySearchState, refinements }, reader.paths),
  };
};

/** @spec D.07, D.08 */
const findFromPrice = (
  reader: Reader,
  refinements: SearchState['refinements'],
): NonNullable<StockTileView['fromPrice']> | null => {
  const from = ask(reader, { refinements, stats: ['shown_price'] }).stats.shown_price?.min;
  if (from === undefined) return null;
  const { hits } = ask(reader, { refinements, ranges: { shown_price: { min: from, max: from } }, limit: 1 });
  const terms = hits[0] === undefined ? null : readTextAttribute(hits[0], 'price_type');
  return { text: `From ${formatPrice(from * 100)}`, terms };
};

/** @spec L2.26 */
const buildModelHref = (slug: string, { modelLinks }: Pick<ContentConfig, 'modelLinks'>): string =>
  (Object.hasOwn(modelLinks, slug) ? modelLinks[slug] : undefined) ?? pagePaths.content(slug);

/**
 * Gives models different pictures where possible. The models with the fewest vehicles, which come last, choose first.
 */
const spreadPictures = (models: readonly PicturedModel[]): readonly ModelAnswer[] => {
  const taken = new Set<string>();
  return models
    .toReversed()
    .map((model) => {
      const imageUrl = model.imageUrls.find((url) => !taken.has(url)) ?? model.imageUrl;
      if (imageUrl !== null) taken.add(imageUrl);
      return { ...model, imageUrl };
    })
    .toReversed();
};

const toTile = (reader: Reader, answer: ModelAnswer): StockTileView => {
  const { make, model, countText, imageUrl } = answer;
  const refinements = { make: [make], make_model: [`${make} ${model}`] };
  const { home, config } = reader.site;
  return {
    spokenLead: 'Explore',
    label: model,
    fromPrice: findFromPrice(reader, refinements),
    countText,
    href: buildModelHref(slugify(model), config.content),
    picture: chooseVehiclePicture(home.tileImages[model], imageUrl),
  };
};

const listModels = (reader: Reader, bodySlug: string | null): ModelsAnswer | null => {
  const range = rangeOf(reader);
  const found = ask(reader, { facets: ['body'], refinements: range, maxValuesPerFacet: maxBodies }).facets.body ?? [];
  const bodies = found.map(({ value }) => ({ value, name: nameBodies(value), slug: slugify(value) }));
  const chosen = bodySlug === null ? null : bodies.find(({ slug }) => slug === slugify(bodySlug));
  if (chosen === undefined) return null;
  const { many } = chooseVehicleNoun(reader.site.config.search.itemTypes);
  const body = chosen === null ? null : { ...chosen, title: capitalise(nameBodies(inSentence(chosen.value), many)) };
  const refinements = body === null ? range : { ...range, body: [body.value] };
  const makes = makesOf(reader);
  const answers = (ask(reader, { facets: ['make_model'], refinements }).facets.make_model ?? []).flatMap(
    ({ value }) => {
      const make = findMakeOfModel(value, makes);
      return make === undefined ? [] : [readModel(reader, value, make, maxPictures)];
    },
  );
  const models = spreadPictures(answers).map((answer) => toTile(reader, answer));
  return { body, bodies: bodies.map(({ name, slug }) => ({ name, slug })), models };
};

const maxModelsOfMake = 12;

const listModelsOfMake = (reader: Reader, makeSlug: string): readonly StockTileView[] => {
  const [make] = [...makesOf(reader)].filter((name) => slugify(name) === makeSlug);
  if (make === undefined) return [];
  const found = ask(reader, { facets: ['make_model'], refinements: { make: [make] } }).facets.make_model ?? [];
  const answers = found.slice(0, maxModelsOfMake).map(({ value }) => readModel(reader, value, make, maxPictures));
  return spreadPictures(answers).map((answer) => toTile(reader, answer));
};

/**
 * On a one-make site, finds only models of its own make. If several makes have a model of that name, returns the one
 * with the most vehicles.
 */
const findModel = (reader: Reader, slug: string): ModelAnswer | null => {
  const makes = makesOf(reader);
  const found = [...reader.paths.models.valuesOf]
    .filter(([key]) => key.split('/')[1] === slug)
    .flatMap(([, values]) => values)
    .flatMap((makeModel) => {
      const make = findMakeOfModel(makeModel, makes);
      return make === undefined ? [] : [readModel(reader, makeModel, make, 1)];
    });
  return found.toSorted((a, b) => b.count - a.count)[0] ?? null;
};

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
    /** Returns null if no vehicle has the body type. A one-make site ignores vehicles of other makes. @spec L2.27 */
    list: async (site: ResolvedSite, body: string | null, now: Date) => listModels(await open(site, now), body),
    /** @spec B9.50, D.07 */
    listOfMake: async (site: ResolvedSite, makeSlug: string, now: Date) =>
      listModelsOfMake(await open(site, now), makeSlug),
    /** @spec L2.26 */
    find: async (site: ResolvedSite, slug: string, now: Date) => findModel(await open(site, now), slug),
  };
};
