import type { MetaDescriptor } from 'react-router';
import type { SearchPageView } from '#src/app/assemblies/search-page/search-page-view.ts';

/** What search engines and shared links read of a search page. */
export const buildSearchMeta = (view: SearchPageView): MetaDescriptor[] => [
  { title: view.documentTitle },
  { name: 'description', content: view.description },
  { tagName: 'link', rel: 'canonical', href: view.canonicalUrl },
  ...(view.isIndexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
  { property: 'og:type', content: 'website' },
  { property: 'og:title', content: view.documentTitle },
  { property: 'og:description', content: view.description },
  { property: 'og:url', content: view.canonicalUrl },
  ...view.structuredData.map((object) => ({ 'script:ld+json': { ...object } })),
];
