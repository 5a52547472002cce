import { type RefObject, useEffect, useRef, useState } from 'react';

/** @spec B9.23 */
const defaultDistancePx = 500;

interface Near<T extends Element> {
  readonly region: RefObject<T | null>;
  readonly isNear: boolean;
}

/** `isNear` is true once the region is within `distancePx` of the screen, and stays true. */
export const useNear = <T extends Element>(distancePx = defaultDistancePx): Near<T> => {
  const region = useRef<T>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = region.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: `${distancePx}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [distancePx]);
  return { region, isNear };
};
