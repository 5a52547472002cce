import type { FastifyPluginAsync } from 'fastify';
import type { ViewContext } from '#src/app/storefront/view-context.ts';
import { apiPaths } from '#src/lib/api-paths.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { joinKnown } from '#src/lib/text/words.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import { buildPriceView } from '#src/pricing/view/build-price-view.ts';
import type { FacetCount } from '#src/search/engine/facets/list-facet-values.ts';
import type { SearchEngine } from '#src/search/engine/search-api.ts';
import { splitWords } from '#src/search/engine/text/split-words.ts';
import { maxQueryLength } from '#src/search/rules/max-query-length.ts';
import { buildListingFilter, buildSearchQuery } from '#src/search/rules/query/build-search-query.ts';
import { attributeOf } from '#src/search/rules/query/refinement-attributes.ts';
import { emptySearchState } from '#src/search/rules/search-state.ts';
import {
  type PlaceSuggestion,
  popularMakesCount,
  type SuggestedKind,
  type Suggestions,
  suggestedKinds,
  suggestedVehiclesCount,
  type VehicleSuggestion,
} from '#src/search/rules/suggestions.ts';
import type { Lexicon } from '#src/search/rules/understanding/lexicon.ts';
import { buildSearchUrl } from '#src/search/rules/url/build-search-url.ts';
import { findMakeOfModel } from '#src/search/rules/url/search-paths.ts';
import { type BadHit, badHitMessage, type OnBadHit, readHits, searchStock } from '#src/search/server/search-stock.ts';
import type { SiteLexicon } from '#src/search/server/site-lexicon.ts';
import type { SiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import type { StockIndexes } from '#src/search/server/stock-indexes.ts';
import { understandSearch } from '#src/search/server/understand-search.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { getVehicleTitle, shortenMakeModel } from '#src/vehicle/rules/get-vehicle-title.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { chooseCardPicture } from '#src/vehicle/view/card/build-card-parts.ts';

interface CountedValue {
  readonly value: string;
  readonly count: number;
}

interface SuggestionSource {
  readonly query: string;
  readonly values: Readonly<Partial<Record<SuggestedKind, readonly CountedValue[]>>>;
  readonly vehicles: readonly Vehicle[];
  readonly totalHits: number;
}

const buildPlace =
  (kind: SuggestedKind, { paths }: ViewContext) =>
  ({ value, count }: CountedValue): PlaceSuggestion => {
    const make = kind === 'model' ? findMakeOfModel(value, new Set(paths.makes.slugOf.keys())) : undefined;
    const refinements = { ...(make !== undefined && { make: [make] }), [suggestedKinds[kind].key]: [value] };
    return {
      kind,
      label: kind === 'model' ? shortenMakeModel(value) : value,
      count,
      href: buildSearchUrl({ ...emptySearchState, refinements }, paths),
    };
  };

const buildVehicle = (vehicle: Vehicle, { site: { config } }: ViewContext): VehicleSuggestion => {
  const picture = chooseCardPicture(vehicle, config.vehicle.page);
  const { text, qualifier } = buildPriceView(vehicle, config.pricing);
  return {
    title: getVehicleTitle(vehicle),
    subtitle: vehicle.badge ?? vehicle.series,
    priceText: joinKnown([text, qualifier], ' '),
    pictureUrl: picture.kind === 'photo' ? picture.url : null,
    href: pagePaths.vehicle(vehicle.slug),
  };
};

const buildSuggestions = (source: SuggestionSource, context: ViewContext): Suggestions => {
  const { query, values, vehicles, totalHits } = source;
  const kinds = Object.keys(suggestedKinds) as SuggestedKind[];
  return {
    places: kinds.flatMap((kind) => (values[kind] ?? []).map(buildPlace(kind, context))),
    vehicles: vehicles.map((vehicle) => buildVehicle(vehicle, context)),
    all:
      query === '' || totalHits === 0
        ? null
        : {
            text: totalHits === 1 ? 'See the 1 result' : `See all ${formatNumber(totalHits)} results`,
            href: buildSearchUrl({ ...emptySearchState, query }, context.paths),
          },
  };
};

export interface SuggestionRoutesOptions {
  readonly siteOf: (host: string | undefined) => ResolvedSite | undefined;
  readonly indexes: Pick<StockIndexes, 'get'>;
  readonly pathsOf: SiteSearchPaths;
  readonly lexiconOf: SiteLexicon;
}

type Engine = Pick<SearchEngine, 'search' | 'facetSearch'>;

/** True if a word of the value, with the words after it, begins with the typed text. Ignores spaces and hyphens. */
const hasWordThatBegins = (value: string, typed: string): boolean => {
  const beginning = splitWords(typed).join('');
  const words = splitWords(value);
  return words.some((_, place) => words.slice(place).join('').startsWith(beginning));
};

/**
 * Interprets typed words as the search page does. With nothing typed, returns the most common makes. If a name has a
 * word that begins with the typed text, leaves out names that match only with a typo.
 */
export const findSuggestions = (
  engine: Engine,
  { config: { search } }: Pick<ResolvedSite, 'config'>,
  lexicon: Lexicon,
  query: string,
  now: Date,
  onBadHit: OnBadHit,
): SuggestionSource => {
  const nowSeconds = now.getTime() / 1000;
  const findValues = (kind: SuggestedKind): readonly FacetCount[] => {
    const facet = attributeOf(suggestedKinds[kind].key);
    return engine.facetSearch({
      facet,
      facetQuery: query,
      filter: buildListingFilter(search, nowSeconds),
      order: 'count',
    });
  };
  if (query === '') {
    return { query, values: { make: findValues('make').slice(0, popularMakesCount) }, vehicles: [], totalHits: 0 };
  }
  const kinds = Object.keys(suggestedKinds) as SuggestedKind[];
  const found = kinds.map((kind) => [kind, findValues(kind)] as const);
  const begins = ({ value }: FacetCount): boolean => hasWordThatBegins(value, query);
  const needsTypos = !found.some(([, values]) => values.some(begins));
  const typed = { ...emptySearchState, query };
  const state = understandSearch(engine, lexicon, search, typed, nowSeconds) ?? typed;
  const asked = buildSearchQuery(state, search, nowSeconds);
  const { hits, totalHits } = searchStock(engine, { ...asked, facets: [], stats: [], limit: suggestedVehiclesCount });
  return {
    query,
    values: Object.fromEntries(
      found.map(([kind, values]) => [
        kind,
        values.filter((value) => needsTypos || begins(value)).slice(0, suggestedKinds[kind].limit),
      ]),
    ),
    vehicles: readHits(hits, onBadHit),
    totalHits,
  };
};

const text = { type: 'string' } as const;
const textOrNull = { type: 'string', nullable: true } as const;
const listOf = (properties: object) => ({ type: 'array', items: { type: 'object', properties } });

export const suggestionRoutes =
  ({ siteOf, indexes, pathsOf, lexiconOf }: SuggestionRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Querystring: { query?: string } }>(
      apiPaths.suggestions,
      {
        schema: {
          summary: 'Makes, models, body types and vehicles for what is typed into the search field',
          querystring: {
            type: 'object',
            additionalProperties: false,
            properties: { query: { type: 'string', maxLength: maxQueryLength } },
          },
          response: {
            200: {
              type: 'object',
              properties: {
                places: listOf({ kind: text, label: text, count: { type: 'integer' }, href: text }),
                vehicles: listOf({
                  title: text,
                  subtitle: textOrNull,
                  priceText: text,
                  pictureUrl: textOrNull,
                  href: text,
                }),
                all: { type: 'object', nullable: true, properties: { text, href: text } },
              },
            },
          },
        },
      },
      async (request) => {
        const site = requireSite(siteOf, request);
        const engine = await indexes.get(site.slug);
        const now = new Date();
        const onBadHit = (hit: BadHit): void => request.log.warn({ hit, site: site.slug }, badHitMessage);
        const query = (request.query.query ?? '').trim();
        const found = findSuggestions(engine, site, await lexiconOf(site), query, now, onBadHit);
        return buildSuggestions(found, { site, paths: await pathsOf(site), now });
      },
    );
  };
