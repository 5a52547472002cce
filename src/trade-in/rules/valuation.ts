import type { Ineligibility, Offer } from './calculate-offer.ts';
import type { ConditionAnswers } from './condition-questions.ts';
import type { TradedCar } from './traded-car.ts';

export type LookUp = 'found' | 'several' | 'notFound' | 'unavailable' | 'byHand';

export type NoEstimate = Ineligibility | 'fewAlike' | 'unavailable' | 'tooLittle';

export interface EstimateBasis {
  /** How many similar vehicles the estimate uses. Null if an outside valuer doesn't say. */
  readonly vehicleCount: number | null;
  readonly dealerCount: number | null;
}

export interface ShownOffer extends Omit<Offer, 'kind'> {
  readonly basis: EstimateBasis;
}

/** @spec L3.11 */
export interface Valuation {
  readonly valuationUuid: string;
  readonly revision: number;
  /** Null for a car entered by hand, and once the plate has been deleted. */
  readonly plate: { readonly rego: string; readonly regoState: string } | null;
  readonly lookUp: LookUp;
  readonly cars: readonly TradedCar[];
  readonly carAt: number | null;
  readonly odometerKm: number | null;
  readonly answers: ConditionAnswers;
  readonly offer: ShownOffer | null;
  readonly noEstimate: NoEstimate | null;
  readonly vehicleId: number | null;
  readonly leadUuid: string | null;
  readonly isAccepted: boolean;
  readonly startedAt: Date;
}

export const findOwnCar = ({
  cars,
  carAt,
  odometerKm,
}: Pick<Valuation, 'cars' | 'carAt' | 'odometerKm'>): TradedCar | null => {
  const car = carAt === null ? undefined : cars[carAt];
  return car === undefined ? null : { ...car, odometerKm: odometerKm ?? car.odometerKm };
};

/** @spec L2.57 */
export type ValuationStep = 'car' | 'yours' | 'condition' | 'offer' | 'inPerson' | 'sent';

/** @spec L2.57, L4.13 to L4.15 */
export const chooseStep = (valuation: Valuation | null): ValuationStep => {
  if (valuation === null) return 'car';
  if (valuation.leadUuid !== null) return 'sent';
  if (valuation.noEstimate !== null) return 'inPerson';
  if (valuation.cars.length === 0) return 'car';
  if (findOwnCar(valuation) === null) return 'yours';
  return valuation.offer === null ? 'condition' : 'offer';
};
