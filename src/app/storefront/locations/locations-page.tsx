import { LocationBlock } from '#src/locations/web/cards/location-block.tsx';
import { LocationMap } from '#src/locations/web/map/location-map.tsx';
import { LocationSearch } from '#src/locations/web/search/location-search.tsx';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import type { LocationsPageView } from './build-locations-page.ts';
import styles from './locations-page.module.css';

/** Draws the dealer's locations with search, map and details. @spec L2.23, L2.66, L5.15 */
export const LocationsPage = ({ view }: { readonly view: LocationsPageView }) => (
  <div className={`page-width ${styles.page}`}>
    <Breadcrumb crumbs={view.crumbs} />
    <h1>{view.title}</h1>
    <LocationSearch search={view.search} />
    {view.map !== null && (
      <LocationMap className={styles.map} label="Map of our locations" places={view.block.locations} map={view.map} />
    )}
    <LocationBlock block={view.block} map={view.map} heading="Addresses and hours" />
  </div>
);
