import type { MetaDescriptor } from 'react-router';
import type { VehiclePageView } from '#src/app/assemblies/vehicle-page/vehicle-page-view.ts';

/** What search engines, messengers and browsers are told of a vehicle's page. */
export const buildVehicleMeta = (view: VehiclePageView, siteName: string): MetaDescriptor[] => [
  { title: view.documentTitle },
  { name: 'description', content: view.description },
  { tagName: 'link', rel: 'canonical', href: view.canonicalUrl },
  ...(view.isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: siteName },
  { property: 'og:title', content: view.documentTitle },
  { property: 'og:description', content: view.description },
  { property: 'og:url', content: view.canonicalUrl },
  ...(view.openGraphImageUrl === null ? [] : [{ property: 'og:image', content: view.openGraphImageUrl }]),
  { name: 'twitter:card', content: view.openGraphImageUrl === null ? 'summary' : 'summary_large_image' },
  ...view.structuredData.map((data) => ({ 'script:ld+json': data as Record<string, string> })),
];
