import { LocationBlock } from '#src/locations/web/cards/location-block.tsx';
import { LocationMap } from '#src/locations/web/map/location-map.tsx';
import { MapDrawing } from '#src/locations/web/map/map-drawing.tsx';
import { LocationSearch } from '#src/locations/web/search/location-search.tsx';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import type { LocationsPageView } from './build-locations-page.ts';
import styles from './locations-page.module.css';

export const mapLabel = 'Map of our locations';

/** @spec L2.23, L2.66, L5.15 */
export const LocationsPage = ({ view }: { readonly view: LocationsPageView }) => (
  <div className={`page-width ${styles.page}`}>
    <Breadcrumb crumbs={view.crumbs} />
    <h1>{view.title}</h1>
    <LocationSearch search={view.search} />
    {(view.map !== null || view.drawing !== null) && (
      <LocationMap className={styles.map} label={mapLabel} places={view.block.locations} map={view.map}>
        {view.drawing === null ? undefined : <MapDrawing drawing={view.drawing} />}
      </LocationMap>
    )}
    <LocationBlock block={view.block} map={view.map} heading="Addresses and hours" />
  </div>
);
