import { useId } from 'react';
import type { MapView } from '#src/locations/view/build-map-view.ts';
import type { LocationBlockView } from '../../view/build-location-block.ts';
import styles from './location-block.module.css';
import { LocationGrid } from './location-grid.tsx';

interface LocationBlockProps {
  readonly block: LocationBlockView;
  readonly map: MapView | null;
  readonly heading?: string;
}

/** Locations with their contact details. Renders nothing without any. @spec L2.63, L2.66 */
export const LocationBlock = ({ block, map, heading = 'Our Locations' }: LocationBlockProps) => {
  const id = useId();
  return block.locations.length === 0 ? null : (
    <section className={styles.block} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <LocationGrid locations={block.locations} map={map} />
    </section>
  );
};
