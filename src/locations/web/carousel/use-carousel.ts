import { type RefObject, useEffect, useRef, useState } from 'react';

/** A row that can be scrolled sideways, and what is left of it on either side. */
export interface Carousel {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
  /** One card on, or back. */
  readonly move: (direction: 1 | -1) => void;
}

/** Pixels that rounding can leave at an end. */
const slackPx = 4;

/** Follows a row of cards that is scrolled sideways; nothing is left on either side as served. */
export const useCarousel = (): Carousel => {
  const list = useRef<HTMLUListElement>(null);
  const [left, setLeft] = useState({ canGoBack: false, canGoOn: false });
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const look = (): void => {
      const rest = element.scrollWidth - element.clientWidth - element.scrollLeft;
      setLeft({ canGoBack: element.scrollLeft > slackPx, canGoOn: rest > slackPx });
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  const move = (direction: 1 | -1): void => {
    const card = list.current?.firstElementChild?.getBoundingClientRect().width ?? 0;
    list.current?.scrollBy({ left: direction * card });
  };
  return { list, ...left, move };
};
