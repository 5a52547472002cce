import { Icon } from '#src/ui/icon.tsx';
import styles from './carousel-arrows.module.css';
import type { Carousel } from './use-carousel.ts';

/** Arrows of a carousel that is longer than the screen; none where all of it is seen. */
export const CarouselArrows = ({ carousel }: { readonly carousel: Carousel }) => {
  const { canGoBack, canGoOn, move } = carousel;
  if (!canGoBack && !canGoOn) return null;
  return (
    <span className={styles.arrows}>
      {/* Not `disabled`: at the end the focus would be lost. */}
      <button type="button" aria-label="Previous location" aria-disabled={!canGoBack} onClick={() => move(-1)}>
        <Icon name="arrowLeft" />
      </button>
      <button type="button" aria-label="Next location" aria-disabled={!canGoOn} onClick={() => move(1)}>
        <Icon name="arrowRight" />
      </button>
    </span>
  );
};
