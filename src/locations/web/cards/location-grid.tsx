import type { LocationCardView } from '#src/locations/view/build-location-card.ts';
import type { MapView } from '#src/locations/view/build-map-view.ts';
import { countGridColumns } from '../../view/count-grid-columns.ts';
import { ContactCard } from './contact-card.tsx';
import styles from './location-grid.module.css';

interface LocationGridProps {
  readonly locations: readonly LocationCardView[];
  readonly map: MapView | null;
}

/** The contact cards of some places; on a wide screen as many beside each other as their number asks for. @spec L9.18 */
export const LocationGrid = ({ locations, map }: LocationGridProps) => (
  <ul className={styles.grid} data-columns={countGridColumns(locations.length)}>
    {locations.map((location) => (
      <li key={location.id}>
        <ContactCard location={location} map={map} />
      </li>
    ))}
  </ul>
);
