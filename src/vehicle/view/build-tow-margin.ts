import { formatNumber } from '#src/lib/format-number.ts';
import type { Vehicle } from '../rules/vehicle.ts';

export interface TowMarginView {
  readonly text: string;
  readonly isOver: boolean;
}

/** @spec B3.08 */
export const buildTowMargin = (
  { specifications }: Pick<Vehicle, 'specifications'>,
  limitKg: number | null,
): TowMarginView | null => {
  const massKg = specifications?.aggregateTrailerMassKg ?? null;
  if (limitKg === null || massKg === null || massKg === 0) return null;
  const limit = `your ${formatNumber(limitKg)} kg`;
  if (massKg > limitKg) return { text: `${formatNumber(massKg - limitKg)} kg over ${limit}`, isOver: true };
  if (massKg === limitKg) return { text: `Takes all of ${limit}`, isOver: false };
  return { text: `Leaves ${formatNumber(limitKg - massKg)} kg of ${limit}`, isOver: false };
};
