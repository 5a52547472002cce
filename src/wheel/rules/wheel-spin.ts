import type { Slice } from './draw-slice.ts';

/** @spec L2.15 */
export interface WheelSpin {
  readonly slices: readonly Slice[];
  readonly number: number;
  readonly words: string;
  readonly isPrize: boolean;
  readonly terms: string;
  readonly code: string | null;
  /** Last valid day, 'YYYY-MM-DD'. */
  readonly validUntil: string | null;
  readonly isRedeemed: boolean;
}
