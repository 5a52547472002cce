import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MapView } from '#src/locations/view/build-map-view.ts';
import { Icon } from '#src/ui/icon.tsx';
import type { LocationBlockView } from '../../view/build-location-block.ts';
import { LocationCard } from '../cards/location-card.tsx';
import arrows from './carousel-arrows.module.css';
import styles from './location-carousel.module.css';

interface Carousel {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
  readonly move: (direction: 1 | -1) => void;
}

const slackPx = 4;

const useCarousel = (): Carousel => {
  const list = useRef<HTMLUListElement>(null);
  const [left, setLeft] = useState({ canGoBack: false, canGoOn: false });
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const updateEnds = (): void => {
      const rest = element.scrollWidth - element.clientWidth - element.scrollLeft;
      setLeft({ canGoBack: element.scrollLeft > slackPx, canGoOn: rest > slackPx });
    };
    const sizes = new ResizeObserver(updateEnds);
    sizes.observe(element);
    element.addEventListener('scroll', updateEnds, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', updateEnds);
    };
  }, []);
  const move = (direction: 1 | -1): void => {
    const card = list.current?.firstElementChild?.getBoundingClientRect().width ?? 0;
    list.current?.scrollBy({ left: direction * card });
  };
  return { list, ...left, move };
};

const CarouselArrows = ({ carousel }: { readonly carousel: Carousel }) => {
  const { canGoBack, canGoOn, move } = carousel;
  if (!canGoBack && !canGoOn) return null;
  return (
    <span className={arrows.arrows}>
      {/* A `disabled` button would lose the focus at the end of the carousel. */}
      <button type="button" aria-label="Previous location" aria-disabled={!canGoBack} onClick={() => move(-1)}>
        <Icon name="arrowLeft" />
      </button>
      <button type="button" aria-label="Next location" aria-disabled={!canGoOn} onClick={() => move(1)}>
        <Icon name="arrowRight" />
      </button>
    </span>
  );
};

interface LocationCarouselProps {
  readonly block: LocationBlockView;
  readonly map: MapView | null;
  readonly heading?: string;
  readonly id?: string;
}

/** @spec L2.59, L2.60, L2.61 */
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
