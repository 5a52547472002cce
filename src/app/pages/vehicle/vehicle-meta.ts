import type { MetaDescriptor } from 'react-router';
import type { VehiclePageView } from '#src/app/assemblies/vehicle-page/vehicle-page-view.ts';
import { buildPageMeta } from '../build-page-meta.ts';

/** What search engines, messengers and browsers are told of a vehicle's page. */
export const buildVehicleMeta = (view: VehiclePageView, siteName: string): MetaDescriptor[] => [
  ...buildPageMeta(view),
  { property: 'og:site_name', content: siteName },
];
