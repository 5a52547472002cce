import { LocationDetail } from '#src/locations/web/detail/location-detail.tsx';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import type { LocationPageView } from './build-location-page.ts';
import styles from './locations-page.module.css';

/** The page of one location. @spec L2.64, L2.65 */
export const LocationPage = ({ view }: { readonly view: LocationPageView }) => (
  <div className={`page-width ${styles.page}`}>
    <Breadcrumb crumbs={view.crumbs} />
    <LocationDetail detail={view.detail} />
  </div>
);
