import type { Slice } from './slice.ts';

/**
 * The slice that a number falls on: of all whole numbers from 0 up to the sum of the weights, each slice has as many as its weight.
 * Throws for a number that is none of them. @spec L2.15
 */
export const drawSlice = <One extends Pick<Slice, 'weight'>>(slices: readonly One[], number: number): One => {
  let end = 0;
  for (const slice of slices) {
    end += slice.weight;
    if (number >= 0 && number < end && Number.isInteger(number)) return slice;
  }
  throw new Error(`${number} is on no slice of the wheel.`);
};
