import type { Slice } from './draw-slice.ts';

/** A turn of the wheel as its visitor may see it: what came of it, and the wheel as it stood. @spec L2.15 */
export interface WheelSpin {
  readonly slices: readonly Slice[];
  /** The number that was drawn, from 0. */
  readonly number: number;
  readonly words: string;
  readonly isPrize: boolean;
  /** What holds for the prize. */
  readonly terms: string;
  /** By which the prize is collected; null where nothing was won. */
  readonly code: string | null;
  /** Last day on which the code is good, 'YYYY-MM-DD'. */
  readonly validUntil: string | null;
  readonly isRedeemed: boolean;
}
