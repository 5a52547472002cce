import type { Crumb } from '#src/lib/crumb.ts';

/** The breadcrumb as search engines read it; the last step is the page itself. @spec B2.29 */
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
