import { type RefObject, useEffect, useRef, useState } from 'react';

interface ScrolledPast {
  /** Put this on an element. `isPast` is true once the whole element is above the screen. */
  readonly sentinel: RefObject<HTMLDivElement | null>;
  readonly isPast: boolean;
}

/** @spec B2.60, B2.61 */
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
