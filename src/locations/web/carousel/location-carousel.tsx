import type { MapView } from '#src/locations/view/build-map-view.ts';
import { Icon } from '#src/ui/icon.tsx';
import type { LocationBlockView } from '../../view/build-location-block.ts';
import { LocationCard } from '../cards/location-card.tsx';
import { CarouselArrows } from './carousel-arrows.tsx';
import styles from './location-carousel.module.css';
import { useCarousel } from './use-carousel.ts';

interface LocationCarouselProps {
  readonly block: LocationBlockView;
  readonly map: MapView | null;
  readonly heading?: string;
  /** Names the section for its heading. */
  readonly id?: string;
}

/** The dealer's places on a carousel that is swiped, or moved by arrows where it is longer than the screen. @spec L2.59, L2.60, L2.61 */
export const LocationCarousel = ({
  block,
  map,
  heading = 'Our Locations',
  id = 'location-carousel',
}: LocationCarouselProps) => {
  const carousel = useCarousel();
  return (
    <section className={styles.carousel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        {block.hasSwipeHint && (
          <span className={styles.hint}>
            Swipe <Icon name="arrowRight" size="small" />
          </span>
        )}
        <CarouselArrows carousel={carousel} />
      </div>
      <ul className={styles.shelf} ref={carousel.list} data-count={Math.min(block.locations.length, 4)}>
        {block.locations.map((location) => (
          <li key={location.id}>
            <LocationCard location={location} map={map} />
          </li>
        ))}
      </ul>
    </section>
  );
};
