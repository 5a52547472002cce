import { type RefObject, useEffect, useRef, useState } from 'react';

/** A row that scrolls sideways, and whether there is more on either side. */
export interface Carousel {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
  /** Moves by one card. */
  readonly move: (direction: 1 | -1) => void;
}

/** Rounding tolerance at the ends, in pixels. */
const slackPx = 4;

/** Tracks a row's scroll position. The server renders it without arrows. */
export const useCarousel = (): Carousel => {
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
