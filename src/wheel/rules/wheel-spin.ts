import type { Slice } from './draw-slice.ts';

/** @spec L2.15 */
export interface WheelSpin {
  readonly slices: readonly Slice[];
  readonly number: number;
  readonly words: string;
  readonly isPrize: boolean;
  readonly terms: string;
  readonly code: string | null;
  /** Last day on which the code is valid, 'YYYY-MM-DD'. Null without a prize. */
  readonly validUntil: string | null;
  readonly isRedeemed: boolean;
}
