import type { ServiceAnswer } from '#src/platform/egress/service-answer.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { FinanceConfig } from '../rules/config.ts';
import type { YouxQuestion } from '../rules/youx-question.ts';
import type { YouxQuote } from '../rules/youx-quote.ts';

export interface YouxSourceQuestion {
  readonly siteSlug: string;
  readonly asked: YouxQuestion;
  /** Null where the question names none of the stock. */
  readonly vehicle: Vehicle | null;
  readonly config: FinanceConfig;
}
export type YouxSourceAnswer = ServiceAnswer<{ readonly kind: 'quote'; readonly quote: YouxQuote }>;

/** Whoever quotes a weekly repayment for a vehicle. @spec B7.12, D.59 */
export type YouxSource = (question: YouxSourceQuestion) => Promise<YouxSourceAnswer>;
