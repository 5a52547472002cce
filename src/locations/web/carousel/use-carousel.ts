import { type RefObject, useEffect, useRef, useState } from 'react';

export interface Carousel {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
  readonly move: (direction: 1 | -1) => void;
}

const slackPx = 4;

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
