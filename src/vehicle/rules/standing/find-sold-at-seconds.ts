import type { Vehicle } from '../vehicle.ts';

/** When a sold vehicle was sold, in seconds since 1970: its sold date, else its last change. @spec B4.16 */
export const findSoldAtSeconds = ({
  soldAtSeconds,
  updatedAt,
}: Pick<Vehicle, 'soldAtSeconds' | 'updatedAt'>): number | null => {
  if (soldAtSeconds !== null) return soldAtSeconds;
  return updatedAt === null ? null : Math.floor(Date.parse(updatedAt) / 1000);
};
