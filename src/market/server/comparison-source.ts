import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { PriceComparison } from '../rules/comparison/price-comparison.ts';
import type { MarketConfig } from '../rules/config.ts';

/** The site and the vehicle whose price is compared. */
export interface ComparisonQuestion {
  readonly siteSlug: string;
  readonly vehicle: Vehicle;
  readonly config: MarketConfig;
}

/** A comparison, that there is none, or that it could not be asked for. */
export type ComparisonAnswer =
  | { readonly kind: 'comparison'; readonly comparison: PriceComparison }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly isRetryable: boolean; readonly reason: string };

/** Whoever knows what is asked for vehicles alike. @spec D.59 */
export type ComparisonSource = (question: ComparisonQuestion) => Promise<ComparisonAnswer>;
