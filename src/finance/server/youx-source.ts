import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { FinanceConfig } from '../rules/config.ts';
import type { YouxQuote } from '../rules/youx-quote.ts';

/** The site and the vehicle that a quote is for. */
export interface YouxSourceQuestion {
  readonly siteSlug: string;
  readonly vehicle: Vehicle;
  readonly config: FinanceConfig;
}

/** A quote, that there is none, or that it could not be asked for. */
export type YouxSourceAnswer =
  | { readonly kind: 'quote'; readonly quote: YouxQuote }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly isRetryable: boolean; readonly reason: string };

/** Whoever quotes a weekly repayment for a vehicle. @spec B7.12, D.59 */
export type YouxSource = (question: YouxSourceQuestion) => Promise<YouxSourceAnswer>;
