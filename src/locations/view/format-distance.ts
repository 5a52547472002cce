import { formatKm } from '#src/lib/format-km.ts';

/** How far a place is: '3.4 km' when near, '128 km' from ten kilometres on. @spec L9.19 */
export const formatDistance = (distanceKm: number): string =>
  distanceKm < 9.95 ? `${distanceKm.toFixed(1)} km` : formatKm(Math.round(distanceKm));
