import type { Bounds } from './calculator-terms.ts';

/** A figure brought within its bounds; what is no number becomes the least. @spec B5.35 */
export const clampToBounds = (value: number, { min, max }: Omit<Bounds, 'step'>): number =>
  value > min ? Math.min(value, max) : min;
