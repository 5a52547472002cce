import type { ServiceAnswer } from '#src/platform/egress/service-answer.ts';
import type { VehicleQuestion } from '#src/vehicle/rules/vehicle-question.ts';
import type { FinanceConfig } from '../rules/config.ts';
import type { YouxQuote } from '../rules/youx-quote.ts';

export type YouxSourceQuestion = VehicleQuestion<FinanceConfig>;
export type YouxSourceAnswer = ServiceAnswer<{ readonly kind: 'quote'; readonly quote: YouxQuote }>;

/** Whoever quotes a weekly repayment for a vehicle. @spec B7.12, D.59 */
export type YouxSource = (question: YouxSourceQuestion) => Promise<YouxSourceAnswer>;
