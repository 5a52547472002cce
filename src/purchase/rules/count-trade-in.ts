import { dayMs } from '#src/lib/durations.ts';
import { getCarTitle } from '#src/trade-in/rules/traded-car.ts';
import { findOwnCar, type Valuation } from '#src/trade-in/rules/valuation.ts';

export const valuationDays = 14;

/** @spec D.39, D.41 */
export interface TradeInCredit {
  readonly valuationUuid: string;
  readonly title: string;
  readonly offerCents: number;
  /** 0 while finance is owing on the car, because the lender is paid first. */
  readonly creditCents: number;
}

/**
 * Returns null if the valuation has no car or no offer, or started 14 or more days ago. The shopper needn't have
 * accepted the offer.
 * @spec D.39, D.41
 */
export const countTradeIn = (
  valuation: Pick<Valuation, 'valuationUuid' | 'offer' | 'answers' | 'startedAt' | 'cars' | 'carAt' | 'odometerKm'>,
  nowMs: number,
): TradeInCredit | null => {
  const { valuationUuid, offer, answers, startedAt } = valuation;
  const car = findOwnCar(valuation);
  const isCurrent = nowMs - startedAt.getTime() < valuationDays * dayMs;
  if (offer === null || car === null || !isCurrent) return null;
  const { offerCents } = offer;
  const title = getCarTitle(car);
  return { valuationUuid, title, offerCents, creditCents: answers.financeOwing === 'yes' ? 0 : offerCents };
};
