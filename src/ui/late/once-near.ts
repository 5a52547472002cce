/** @spec B9.23 */
const defaultDistancePx = 500;

export const onceNear = (
  elements: readonly Element[],
  onNear: () => void,
  distancePx = defaultDistancePx,
): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: `${distancePx}px 0px` },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
};
