import type { ViewSite } from '#src/app/storefront/view-context.ts';
import { listPublishedPosts } from '#src/blog/rules/list-published-posts.ts';
import { listTags } from '#src/blog/rules/list-tags.ts';
import { apiPaths } from '#src/lib/api-paths.ts';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import { chooseOfferPath } from '#src/offers/rules/choose-offer-path.ts';
import { listShownOffers } from '#src/offers/rules/list-shown-offers.ts';
import { chooseShownSets } from '#src/reviews/rules/choose-shown-sets.ts';

export interface SitemapEntry {
  readonly path: string;
  readonly lastModified: string | null;
}

/** Maximum number of entries in a file. sitemaps.org allows 50,000. */
export const maxSitemapEntries = 40_000;

const escapeXml = (value: string): string => value.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const buildUrl = (siteUrl: string, { path, lastModified }: SitemapEntry): string => {
  const modified = lastModified === null ? '' : `<lastmod>${escapeXml(lastModified)}</lastmod>`;
  return `<url><loc>${escapeXml(new URL(path, siteUrl).href)}</loc>${modified}</url>`;
};

const xmlHeader = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export const buildSitemap = (siteUrl: string, entries: readonly SitemapEntry[]): string =>
  `${xmlHeader}<urlset ${namespace}>\n${entries.map((entry) => buildUrl(siteUrl, entry)).join('\n')}\n</urlset>\n`;

export const buildSitemapIndex = (siteUrl: string, fileCount: number): string => {
  const files = Array.from(
    { length: fileCount },
    (_, index) => `<sitemap><loc>${escapeXml(new URL(`/sitemap-${index + 1}.xml`, siteUrl).href)}</loc></sitemap>`,
  );
  return `${xmlHeader}<sitemapindex ${namespace}>\n${files.join('\n')}\n</sitemapindex>\n`;
};

export const buildRobotsText = (siteUrl: string): string =>
  [
    'User-agent: *',
    `Disallow: ${apiPaths.root}`,
    'Disallow: /search-api/',
    'Disallow: /dev/',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');

const plain = (path: string): SitemapEntry => ({ path, lastModified: null });

/** @spec L1.04, L1.07, L1.08 */
export const listPublicationEntries = (site: ViewSite, now: Date): readonly SitemapEntry[] => {
  const { manufacturer, publications, config } = site;
  const offers = listShownOffers(site, now);
  const posts = listPublishedPosts(site, now);
  return [
    ...(offers.length > 0 ? [plain(publicationPaths.specialOffers)] : []),
    ...offers.map((offer) => plain(chooseOfferPath(offer, manufacturer))),
    ...(chooseShownSets(publications.reviewSets, config.reviews).length > 0 ? [plain(publicationPaths.reviews)] : []),
    ...(posts.length > 0 ? [plain(publicationPaths.blog)] : []),
    ...listTags(posts).map(({ slug }) => plain(publicationPaths.blogEntry(slug))),
    ...posts.map(({ slug, day, changedDay }) => ({
      path: publicationPaths.blogEntry(slug),
      lastModified: changedDay ?? day,
    })),
  ];
};
