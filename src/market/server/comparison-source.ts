import type { ServiceAnswer } from '#src/platform/egress/service-answer.ts';
import type { VehicleQuestion } from '#src/vehicle/rules/vehicle-question.ts';
import type { PriceComparison } from '../rules/comparison/price-comparison.ts';
import type { MarketConfig } from '../rules/config.ts';

export type ComparisonQuestion = VehicleQuestion<MarketConfig>;
export type ComparisonAnswer = ServiceAnswer<{ readonly kind: 'comparison'; readonly comparison: PriceComparison }>;

/** Whoever knows what is asked for vehicles alike. @spec D.59 */
export type ComparisonSource = (question: ComparisonQuestion) => Promise<ComparisonAnswer>;
