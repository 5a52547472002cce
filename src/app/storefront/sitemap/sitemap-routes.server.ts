import type { FastifyPluginAsync } from 'fastify';
import { isPersonalPage } from '#src/app/storefront/page-address.server.ts';
import { buildBrandHref } from '#src/content/view/build-brand-groups.ts';
import { listModelPaths, type StockModel } from '#src/content/view/list-model-paths.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { contentPaths, locationPaths } from '#src/lib/page-paths.ts';
import { slugify } from '#src/lib/text/slugify.ts';
import { chooseLocations } from '#src/locations/rules/places/choose-locations.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import { readTextAttribute } from '#src/search/rules/document/search-document.ts';
import { readListedStock } from '#src/search/server/search-stock.ts';
import type { StockIndexes } from '#src/search/server/stock-indexes.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import {
  buildRobotsText,
  buildSitemap,
  buildSitemapIndex,
  listPublicationEntries,
  maxSitemapEntries,
  type SitemapEntry,
} from './sitemap.ts';

export interface SitemapRoutesOptions {
  readonly siteOf: (host: string | undefined) => ResolvedSite | undefined;
  readonly indexes: Pick<StockIndexes, 'get'>;
}

const caching = 'public, max-age=300, s-maxage=300';

/** @spec B9.50 */
const listBrandPages = ({ config }: ResolvedSite): readonly string[] =>
  config.content.brandGroups.flatMap(({ tiles }) => tiles.map(buildBrandHref));

/** @spec L2.21, L2.22, L2.23 */
const listPlaces = ({ locations, config: { places } }: ResolvedSite): readonly string[] => [
  locationPaths.list,
  ...chooseLocations(locations, 'all', places).map(({ slug }) => locationPaths.detail(places.detailPath, slug)),
];

const readStock = async (site: ResolvedSite, indexes: SitemapRoutesOptions['indexes'], now: Date) => {
  const searches = new Set<string>([site.config.search.path]);
  const models: StockModel[] = [];
  const vehicles: SitemapEntry[] = [];
  for (const document of readListedStock(await indexes.get(site.slug), site, now)) {
    const make = readTextAttribute(document, 'make');
    const model = readTextAttribute(document, 'model');
    if (make !== null) searches.add(pagePaths.searchOf(slugify(make)));
    if (make !== null && model !== null) {
      searches.add(pagePaths.searchOf(slugify(make), slugify(model)));
      models.push({ make, model });
    }
    const path = readTextAttribute(document, 'path');
    if (path !== null && readTextAttribute(document, 'status') !== 'sold') {
      vehicles.push({ path, lastModified: readTextAttribute(document, 'updated_at') });
    }
  }
  return { searches, modelPaths: listModelPaths(models, site.manufacturer, site.config.content), vehicles };
};

const collectEntries = async (
  site: ResolvedSite,
  indexes: SitemapRoutesOptions['indexes'],
  now: Date,
): Promise<SitemapEntry[]> => {
  const { searches, modelPaths, vehicles } = await readStock(site, indexes, now);
  const written = [...Object.keys(site.content).map(pagePaths.content), ...listBrandPages(site)];
  const visits = site.config.appointments.booking === 'none' ? [] : [pagePaths.bookTestDrive];
  const pages = new Set([
    pagePaths.home,
    ...written,
    ...visits,
    contentPaths.models(null),
    ...modelPaths,
    ...listPlaces(site),
    ...searches,
  ]);
  const published = listPublicationEntries(site, now).filter(({ path }) => !pages.has(path));
  // A gated page would lead a search engine to the sign-in page.
  const open = [...pages].filter((path) => !isPersonalPage(path, site));
  return [...open.map((path) => ({ path, lastModified: null })), ...published, ...vehicles];
};

export const sitemapRoutes =
  ({ siteOf, indexes }: SitemapRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    app.get('/robots.txt', async (request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', caching)
        .send(buildRobotsText(requireSite(siteOf, request).url)),
    );

    app.get('/sitemap.xml', async (request, reply) => {
      const site = requireSite(siteOf, request);
      const entries = await collectEntries(site, indexes, new Date());
      const fileCount = Math.ceil(entries.length / maxSitemapEntries);
      const xml = fileCount > 1 ? buildSitemapIndex(site.url, fileCount) : buildSitemap(site.url, entries);
      return reply.type('application/xml; charset=utf-8').header('cache-control', caching).send(xml);
    });

    app.get<{ Params: { part: string } }>('/sitemap-:part(^\\d{1,4}$).xml', async (request, reply) => {
      const site = requireSite(siteOf, request);
      const from = (Number(request.params.part) - 1) * maxSitemapEntries;
      const entries = (await collectEntries(site, indexes, new Date())).slice(
        Math.max(from, 0),
        from + maxSitemapEntries,
      );
      if (from < 0 || entries.length === 0)
        throw new DomainError('notFound', 'We can’t find that part of the sitemap.');
      return reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', caching)
        .send(buildSitemap(site.url, entries));
    });
  };
