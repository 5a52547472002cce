import type { MetaDescriptor } from 'react-router';
import type { Crumb } from '#src/lib/crumb.ts';
import * as pagePaths from '#src/lib/page-paths.ts';

export interface PageDocument {
  readonly documentTitle: string;
  readonly description: string;
  readonly canonicalUrl: string;
  readonly isIndexed: boolean;
  /** Absolute URL; null for a page without a picture of its own. */
  readonly openGraphImageUrl: string | null;
  readonly structuredData: readonly object[];
}

/** @spec B2.29 */
export const buildPageMeta = (page: PageDocument): MetaDescriptor[] => [
  { title: page.documentTitle },
  { name: 'description', content: page.description },
  { tagName: 'link', rel: 'canonical', href: page.canonicalUrl },
  ...(page.isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
  { property: 'og:type', content: 'website' },
  { property: 'og:title', content: page.documentTitle },
  { property: 'og:description', content: page.description },
  { property: 'og:url', content: page.canonicalUrl },
  ...(page.openGraphImageUrl === null ? [] : [{ property: 'og:image', content: page.openGraphImageUrl }]),
  { name: 'twitter:card', content: page.openGraphImageUrl === null ? 'summary' : 'summary_large_image' },
  ...page.structuredData.map((data) => ({ 'script:ld+json': { ...data } })),
];

export const unindexedPage = { isIndexed: false, openGraphImageUrl: null, structuredData: [] } as const;

export const buildTrail = (title: string): readonly Crumb[] => [
  { label: 'Home', href: pagePaths.home },
  { label: title, href: null },
];

/** @spec B2.29 */
export const buildBreadcrumbData = (
  crumbs: readonly Crumb[],
  siteUrl: string,
  pageUrl: string,
): Readonly<Record<string, unknown>> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href === null ? pageUrl : `${siteUrl}${href}`,
  })),
});
