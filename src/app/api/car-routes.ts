import type { FastifyPluginAsync } from 'fastify';
import { apiPaths } from '#src/lib/api-paths.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { readClientAddress } from '#src/platform/http/limits/client-address.ts';
import { createConcurrencyLimit } from '#src/platform/http/limits/concurrency-limit.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import { refuseUnknownParameters } from '#src/platform/http/unknown-parameters.ts';
import type { SearchEngine, SearchRequest, SearchResponse } from '#src/search/engine/search-api.ts';
import { SearchError } from '#src/search/engine/search-error.ts';
import { buildListingFilter } from '#src/search/rules/query/build-search-query.ts';
import { formatSiteFilter } from '#src/search/rules/query/filter-text.ts';
import { findSimilarVehicles } from '#src/search/server/find-similar-vehicles.ts';
import { type BadHit, badHitMessage } from '#src/search/server/search-stock.ts';
import type { StockIndexes } from '#src/search/server/stock-indexes.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { EventStore } from '#src/tracking/server/event-store.ts';
import { buildCarFields } from '#src/vehicle/rules/build-car-fields.ts';
import { listWithheldFields } from '#src/vehicle/rules/list-withheld-fields.ts';
import { getStockStatus } from '#src/vehicle/rules/status/stock-status.ts';
import { formatVehicle, type Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { requireVehicle, type VehicleStore } from '#src/vehicle/server/vehicle-store.ts';

export interface CarRoutesOptions {
  readonly siteOf: (host: string | undefined) => ResolvedSite | undefined;
  readonly indexes: Pick<StockIndexes, 'get'>;
  readonly vehicles: Pick<VehicleStore, 'findBySlug' | 'findByIds'>;
  readonly views: Pick<EventStore, 'countViews'>;
}

const maxLimit = 100;
/**
 * Maximum number of vehicle lists that one client address can load at once. Each reads whole records from the database
 * that all sites share.
 */
const maxListsByAddress = 4;
/** There's no stale-while-revalidate, because a program that calls rarely would get old responses. */
const caching = 'public, max-age=0, s-maxage=60';
/** Limit on a search's CPU time. The elapsed time can be up to four times as long. */
const maxSearchMs = 500;

/** @spec D.01, B3.07 */
const toPublicRecord = (vehicle: Vehicle, { config }: Pick<ResolvedSite, 'config'>): Record<string, unknown> => {
  const withheld = listWithheldFields(vehicle, config.vehicle.page);
  return {
    ...Object.fromEntries(Object.entries(formatVehicle(vehicle)).filter(([name]) => !withheld.has(name))),
    // A feed can mark a vehicle as sold by its status alone.
    sold: vehicle.isSold || getStockStatus(vehicle) === 'sold',
    path: pagePaths.vehicle(vehicle.slug),
  };
};

/** @spec D.26 */
const describeSearchError = ({ code, message }: SearchError): string =>
  code === 'search_too_costly'
    ? message
    : "We can't read this filter: write it like make = Mazda AND price < 30000, with field names you can filter by.";

const searchByFilter = (engine: Pick<SearchEngine, 'search'>, request: SearchRequest): SearchResponse => {
  try {
    return engine.search(request);
  } catch (error) {
    if (error instanceof SearchError) throw new DomainError('malformed', describeSearchError(error), { cause: error });
    throw error;
  }
};

const carSchema = { type: 'object', additionalProperties: true } as const;
const slugParams = {
  type: 'object',
  properties: { slug: { type: 'string', maxLength: 200 } },
  required: ['slug'],
} as const;

/** @spec B7.06, B7.09, B7.11, B9.21, L7.07, D.15, D.56 */
export const carRoutes =
  ({ siteOf, indexes, vehicles, views }: CarRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    const waiting = createConcurrencyLimit(maxListsByAddress, 'Too many requests at once. Please try again shortly.');
    app.get<{ Querystring: { filter?: string; limit: number; offset: number } }>(
      apiPaths.cars,
      {
        preValidation: refuseUnknownParameters,
        schema: {
          summary: 'Vehicles listed on the site',
          description: "A filter in the search protocol's syntax; a colon stands for an equals sign.",
          querystring: {
            type: 'object',
            additionalProperties: false,
            properties: {
              filter: { type: 'string', maxLength: 1000 },
              limit: { type: 'integer', minimum: 1, maximum: maxLimit, default: 20 },
              offset: { type: 'integer', minimum: 0, maximum: 100_000, default: 0 },
            },
          },
          response: {
            200: {
              type: 'object',
              properties: { cars: { type: 'array', items: carSchema }, count: { type: 'integer' } },
            },
          },
        },
      },
      async (request, reply) => {
        const site = requireSite(siteOf, request);
        const { filter, limit, offset } = request.query;
        // '1e999' becomes Infinity, which the schema's maximum lets through.
        if (!Number.isFinite(limit + offset))
          throw new DomainError('malformed', 'limit and offset must be whole numbers.');
        const engine = await indexes.get(site.slug);
        const listing = buildListingFilter(site.config.search, Date.now() / 1000);
        const { ids: listed, totalHits } = searchByFilter(engine, {
          filter: listing,
          narrowing: formatSiteFilter(filter ?? ''),
          limit,
          offset,
          maxMs: maxSearchMs,
        });
        const ids = listed.map(Number);
        // Keyed by client address only, because all sites share one database.
        const records = await waiting.run(readClientAddress(request).line, () => vehicles.findByIds(site.slug, ids));
        const found = new Map(records.map((vehicle) => [vehicle.id, vehicle]));
        // Drops vehicles that were removed since they were indexed.
        const cars = ids.map((id) => found.get(id)).filter((vehicle) => vehicle !== undefined);
        reply.header('cache-control', caching);
        return {
          cars: cars.filter((vehicle) => vehicle.isShownOnWebsite).map((vehicle) => toPublicRecord(vehicle, site)),
          count: totalHits,
        };
      },
    );

    app.get<{ Params: { slug: string } }>(
      apiPaths.car,
      {
        preValidation: refuseUnknownParameters,
        schema: { summary: 'One vehicle', params: slugParams, response: { 200: carSchema } },
      },
      async (request, reply) => {
        const site = requireSite(siteOf, request);
        const vehicle = await requireVehicle(vehicles, site, request.params.slug);
        reply.header('cache-control', caching);
        return toPublicRecord(vehicle, site);
      },
    );

    app.get<{ Params: { slug: string } }>(
      apiPaths.similarIds,
      {
        preValidation: refuseUnknownParameters,
        schema: {
          summary: 'Ids of similar vehicles in stock, most similar first',
          params: slugParams,
          response: { 200: { type: 'object', properties: { ids: { type: 'array', items: { type: 'integer' } } } } },
        },
      },
      async (request, reply) => {
        const site = requireSite(siteOf, request);
        const vehicle = await requireVehicle(vehicles, site, request.params.slug);
        const { similarCount } = site.config.vehicle.page;
        const onBadHit = (hit: BadHit): void => request.log.warn({ hit, site: site.slug }, badHitMessage);
        const similar = await findSimilarVehicles({ indexes, onBadHit }, site, vehicle, new Date(), similarCount);
        reply.header('cache-control', caching);
        return { ids: similar.map(({ id }) => id) };
      },
    );

    app.get<{ Params: { slug: string } }>(
      apiPaths.viewRecord,
      {
        schema: {
          summary: 'How often a vehicle was viewed, and figures that show whether a cached page is stale',
          description: 'Only reads; views are counted elsewhere.',
          params: slugParams,
          response: {
            200: { type: 'object', properties: { views: { type: 'integer' }, car_fields: carSchema } },
          },
        },
      },
      async (request, reply) => {
        const site = requireSite(siteOf, request);
        const vehicle = await requireVehicle(vehicles, site, request.params.slug);
        // The response is used to detect stale pages, so it must never be stale itself.
        reply.header('cache-control', 'no-store');
        const counted = await views.countViews(site.slug, vehicle.id);
        return { views: (vehicle.views ?? 0) + counted, car_fields: buildCarFields(vehicle) };
      },
    );
  };
