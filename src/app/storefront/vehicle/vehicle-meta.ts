import type { MetaDescriptor } from 'react-router';
import { buildPageMeta } from '#src/app/storefront/build-page-meta.ts';
import type { VehiclePageView } from './vehicle-page-view.ts';

/** What search engines, messengers and browsers are told of a vehicle's page. */
export const buildVehicleMeta = (view: VehiclePageView, siteName: string): MetaDescriptor[] => [
  ...buildPageMeta(view),
  { property: 'og:site_name', content: siteName },
];
