import { type ReactNode, useEffect } from 'react';
import type { LocationCardView } from '#src/locations/view/build-location-card.ts';
import { listMapPlaces, type MapView } from '#src/locations/view/build-map-view.ts';
import { Icon } from '#src/ui/icon.tsx';
import { useNear } from '#src/ui/late/use-near.ts';
import styles from './location-map.module.css';

interface LocationMapProps {
  readonly label: string;
  readonly places: readonly LocationCardView[];
  readonly map: MapView | null;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** @spec L9.24 */
export const LocationMap = ({ label, places, map, className = '', children }: LocationMapProps) => {
  const { region: box, isNear } = useNear<HTMLDivElement>();
  const isDrawn = children !== undefined;
  useEffect(() => {
    const element = box.current;
    if (!isNear || element === null || map === null) return;
    let remove = (): void => undefined;
    let isWanted = true;
    import('./draw-map.ts').then(
      ({ drawMap }) => {
        if (isWanted) remove = drawMap(element, listMapPlaces(places), { ...map, isDrawn });
      },
      (error: unknown) => console.warn('the map', error),
    );
    return () => {
      isWanted = false;
      remove();
    };
  }, [isNear, box, places, map, isDrawn]);
  const frame = `${styles.frame} ${className}`;
  const ground = children ?? (
    <span className={styles.pin}>
      <Icon name="pin" size="large" />
    </span>
  );
  if (map === null) return <div className={frame}>{ground}</div>;
  return (
    <section className={frame} aria-label={label}>
      {ground}
      {/* Leaflet owns this element; React renders nothing into it. */}
      <div ref={box} className={styles.map} />
    </section>
  );
};
