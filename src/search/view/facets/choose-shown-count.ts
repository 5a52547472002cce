/** Above this many the engine's own count of old hosts was capped. @spec B9.03 */
const cappedAbove = 1999;

/**
 * The count of vehicles to show: above 1999 the sum of the counts by car type, which the page's filters agree with, else the
 * configured stock count.
 * @spec B9.03, D.52
 */
export const chooseShownCount = (
  count: number,
  configuredCount: number | null,
  byCarType: Readonly<Record<string, number>> = {},
): number => {
  if (count <= cappedAbove) return count;
  const sum = Object.values(byCarType).reduce((total, part) => total + part, 0);
  return sum > 0 ? sum : (configuredCount ?? count);
};
