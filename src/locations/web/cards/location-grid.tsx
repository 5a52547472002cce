import type { LocationCardView } from '#src/locations/view/build-location-card.ts';
import type { MapView } from '#src/locations/view/build-map-view.ts';
import { ContactCard } from './contact-card.tsx';
import styles from './location-grid.module.css';

/** Fewer than three cards take half the width each. @spec L9.18, D.46 */
const countGridColumns = (count: number): 2 | 3 | 4 => {
  if (count < 3) return 2;
  return count === 3 || count === 6 ? 3 : 4;
};

interface LocationGridProps {
  readonly locations: readonly LocationCardView[];
  readonly map: MapView | null;
}

/** Contact cards in as many columns as their number suits. @spec L9.18 */
export const LocationGrid = ({ locations, map }: LocationGridProps) => (
  <ul className={styles.grid} data-columns={countGridColumns(locations.length)}>
    {locations.map((location) => (
      <li key={location.id}>
        <ContactCard location={location} map={map} />
      </li>
    ))}
  </ul>
);
