import { useId } from 'react';
import type { LocationCardView } from '#src/locations/view/build-location-card.ts';
import type { MapDrawing as MapDrawingView } from '#src/locations/view/build-map-drawing.ts';
import type { MapView } from '#src/locations/view/build-map-view.ts';
import type { LocationBlockView } from '../../view/build-location-block.ts';
import { LocationMap } from '../map/location-map.tsx';
import { MapDrawing } from '../map/map-drawing.tsx';
import { ContactCard } from './contact-card.tsx';
import styles from './location-block.module.css';
import grid from './location-grid.module.css';

/** @spec L9.18, D.46 */
const countGridColumns = (count: number): 2 | 3 | 4 => {
  if (count < 3) return 2;
  return count === 3 || count === 6 ? 3 : 4;
};

interface LocationGridProps {
  readonly locations: readonly LocationCardView[];
  readonly map: MapView | null;
}

/** @spec L9.18 */
const LocationGrid = ({ locations, map }: LocationGridProps) => (
  <ul className={grid.grid} data-columns={countGridColumns(locations.length)}>
    {locations.map((location) => (
      <li key={location.id}>
        <ContactCard location={location} map={map} />
      </li>
    ))}
  </ul>
);

interface LocationBlockProps {
  readonly block: LocationBlockView;
  readonly map: MapView | null;
  readonly heading?: string;
  readonly isMapped?: boolean;
  readonly drawing?: MapDrawingView | null;
}

/** @spec L2.63, L2.66 */
export const LocationBlock = ({
  block,
  map,
  heading = 'Our Locations',
  isMapped = false,
  drawing = null,
}: LocationBlockProps) => {
  const id = useId();
  const hasMap = drawing !== null || (map !== null && block.locations.length > 1);
  return block.locations.length === 0 ? null : (
    <section className={styles.block} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {isMapped && hasMap && (
        <LocationMap className={styles.map} label={`Map: ${heading}`} places={block.locations} map={map}>
          {drawing === null ? undefined : <MapDrawing drawing={drawing} />}
        </LocationMap>
      )}
      <LocationGrid locations={block.locations} map={map} />
    </section>
  );
};
