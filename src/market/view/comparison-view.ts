import type { FillLevel } from '../rules/comparison/describe-fill.ts';

/** Everything that the price comparison says. @spec B2.51 */
export interface ComparisonView {
  /** 'Great Deal' @spec B9.05 */
  readonly label: string;
  /** @spec B9.04 */
  readonly level: FillLevel;
  /** How much of the arc is filled. @spec B9.45 */
  readonly arcPercent: number;
  /** 'listed at $41,980' */
  readonly listedText: string;
  /** '$40,900' */
  readonly lowText: string;
  readonly highText: string;
  /** 'Similar vehicles are advertised between $40,900 and $46,200.' */
  readonly rangeText: string;
  /** @spec D.60 */
  readonly description: string | null;
}
