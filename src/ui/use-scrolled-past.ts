import { type RefObject, useEffect, useRef, useState } from 'react';

interface ScrolledPast {
  /** Goes on an element that spans from the top of the page to the mark. */
  readonly sentinel: RefObject<HTMLDivElement | null>;
  readonly isPast: boolean;
}

/** `isPast` is true once the page is scrolled past the sentinel's end; false exactly at it. @spec B2.60, B2.61 */
export const useScrolledPast = (): ScrolledPast => {
  const sentinel = useRef<HTMLDivElement>(null);
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const element = sentinel.current;
    if (element === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry !== undefined) setPast(!entry.isIntersecting && entry.boundingClientRect.bottom < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { sentinel, isPast };
};
