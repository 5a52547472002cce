import { type ConditionAnswers, type ConditionQuestion, conditionQuestionNames } from './condition-questions.ts';
import type { TradeInConfig } from './config.ts';
import type { TradedCar } from './traded-car.ts';

export interface OfferDeduction {
  readonly question: ConditionQuestion;
  readonly answer: string;
  readonly cents: number;
}

/** `offerCents` is exactly `marketCents` less all deductions and the margin. */
export interface Offer {
  readonly kind: 'offer';
  readonly marketCents: number;
  readonly deductions: readonly OfferDeduction[];
  readonly marginCents: number;
  readonly offerCents: number;
  readonly lowCents: number;
  readonly highCents: number;
}

export type OfferOutcome = Offer | { readonly kind: 'tooLittle' };

type OfferConfig = Pick<TradeInConfig, 'marginPercent' | 'rangePercent' | 'leastOfferDollars' | 'deductionDollars'>;

const centsPerDollar = 100;
/** The range is rounded outwards to this step, so that its ends don't look like exact prices. */
const rangeStepCents = 10_000;

const findDeductionCents = (question: ConditionQuestion, answer: string, config: OfferConfig): number => {
  const dollars = (config.deductionDollars[question] as Readonly<Record<string, number>>)[answer] ?? 0;
  return dollars * centsPerDollar;
};

const listDeductions = (answers: ConditionAnswers, config: OfferConfig): readonly OfferDeduction[] =>
  conditionQuestionNames.flatMap((question) => {
    const answer = answers[question];
    const cents = answer === undefined ? 0 : findDeductionCents(question, answer, config);
    return answer === undefined || cents === 0 ? [] : [{ question, answer, cents }];
  });

/**
 * `marketCents` is the price that the car would sell for. All amounts of the offer are whole dollars.
 * @spec D.39, L2.57
 */
export const calculateOffer = (marketCents: number, answers: ConditionAnswers, config: OfferConfig): OfferOutcome => {
  const soldForCents = Math.floor(marketCents / centsPerDollar) * centsPerDollar;
  const deductions = listDeductions(answers, config);
  const deductedCents = deductions.reduce((sum, { cents }) => sum + cents, 0);
  const marginCents = Math.ceil((soldForCents * config.marginPercent) / 100 / centsPerDollar) * centsPerDollar;
  const offerCents = soldForCents - deductedCents - marginCents;
  if (offerCents <= 0 || offerCents < config.leastOfferDollars * centsPerDollar) return { kind: 'tooLittle' };
  const spreadCents = (offerCents * config.rangePercent) / 100;
  return {
    kind: 'offer',
    marketCents: soldForCents,
    deductions,
    marginCents,
    offerCents,
    lowCents: Math.max(0, Math.floor((offerCents - spreadCents) / rangeStepCents) * rangeStepCents),
    highCents: Math.ceil((offerCents + spreadCents) / rangeStepCents) * rangeStepCents,
  };
};

/** @spec L5.17 */
export type Ineligibility = 'tooOld' | 'tooFar';

/** @spec L5.17 */
export const findIneligibility = (
  { year, odometerKm }: Pick<TradedCar, 'year' | 'odometerKm'>,
  { maxAgeYears, maxOdometerKm }: Pick<TradeInConfig, 'maxAgeYears' | 'maxOdometerKm'>,
  thisYear: number,
): Ineligibility | undefined => {
  if (thisYear - year > maxAgeYears) return 'tooOld';
  return odometerKm !== null && odometerKm > maxOdometerKm ? 'tooFar' : undefined;
};
