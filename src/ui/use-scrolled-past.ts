import { type RefObject, useEffect, useRef, useState } from 'react';

interface ScrolledPast {
  /** Put it on an element that spans from the top of the page to the mark. */
  readonly sentinel: RefObject<HTMLDivElement | null>;
  readonly isPast: boolean;
}

/** True if the page is scrolled past an element's end. False at the very bottom of the page. @spec B2.60, B2.61 */
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
