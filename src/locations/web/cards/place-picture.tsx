import { buildImageUrl, buildSrcSet } from '#src/lib/image-url.ts';
import type { LocationCardView } from '#src/locations/view/build-location-card.ts';
import type { MapView } from '#src/locations/view/build-map-view.ts';
import { LocationMap } from '../map/location-map.tsx';
import styles from './place-picture.module.css';

interface PlacePictureProps {
  readonly location: LocationCardView;
  readonly map: MapView | null;
  readonly sizes: string;
}

/** @spec L2.62, L9.23, L9.24 */
export const PlacePicture = ({ location, map, sizes }: PlacePictureProps) => {
  if (location.imageUrl === null) {
    return map === null || location.latitude === null ? null : (
      <LocationMap className={styles.picture} label={`Map of ${location.name}`} places={[location]} map={map} />
    );
  }
  return (
    <img
      className={styles.picture}
      src={buildImageUrl(location.imageUrl, 600)}
      srcSet={buildSrcSet(location.imageUrl, 800)}
      sizes={sizes}
      alt=""
      width={600}
      height={400}
      loading="lazy"
    />
  );
};
