/** @spec B9.23 */
const defaultDistancePx = 500;

/** Calls once the element is within the distance of the screen. Returns a function that ends the wait. */
export const onceNear = (element: Element, onNear: () => void, distancePx = defaultDistancePx): (() => void) => {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting !== true) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: `${distancePx}px 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
