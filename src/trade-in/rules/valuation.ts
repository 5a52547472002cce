import type { Ineligibility, Offer } from './calculate-offer.ts';
import type { ConditionAnswers } from './condition-questions.ts';
import type { TradedCar } from './traded-car.ts';

/** What came of looking for the car of a plate; a car that was named by hand is looked for nowhere. */
export type LookUp = 'found' | 'several' | 'notFound' | 'unavailable' | 'byHand';

/** Why a car is given no estimate online. */
export type NoEstimate = Ineligibility | 'fewAlike' | 'unavailable' | 'tooLittle';

export interface EstimateBasis {
  /** Vehicles alike that were looked at, and the dealers that sell them; null where an outside valuer does not say. */
  readonly vehicleCount: number | null;
  readonly dealerCount: number | null;
}

export interface ShownOffer extends Omit<Offer, 'kind'> {
  readonly basis: EstimateBasis;
}

/** A shopper's car on its way to an offer, as it is kept. @spec L3.11 */
export interface Valuation {
  readonly valuationUuid: string;
  /** Null for a car that was named by hand, and once the plate is needed no longer. */
  readonly plate: { readonly rego: string; readonly regoState: string } | null;
  readonly lookUp: LookUp;
  /** What the plate stands for: none, one, or several to choose from. */
  readonly cars: readonly TradedCar[];
  /** Which of them is the shopper's; null until they have said so. */
  readonly carAt: number | null;
  /** As it was read off the dashboard. */
  readonly odometerKm: number | null;
  /** `adjustmentAnswers` */
  readonly answers: ConditionAnswers;
  readonly offer: ShownOffer | null;
  readonly noEstimate: NoEstimate | null;
  /** The vehicle of the stock that it is traded for; null for none. */
  readonly vehicleId: number | null;
  /** `lead_id`, once the offer was accepted, or a look in person asked for. */
  readonly leadUuid: string | null;
  /** `offer_accepted` */
  readonly isAccepted: boolean;
  readonly startedAt: Date;
}

/** The car that the shopper says is theirs; null until then. */
export const findOwnCar = ({
  cars,
  carAt,
  odometerKm,
}: Pick<Valuation, 'cars' | 'carAt' | 'odometerKm'>): TradedCar | null => {
  const car = carAt === null ? undefined : cars[carAt];
  return car === undefined ? null : { ...car, odometerKm: odometerKm ?? car.odometerKm };
};

/** Where a valuation stands: what the shopper is asked next. @spec L2.57 */
export type ValuationStep = 'car' | 'yours' | 'condition' | 'offer' | 'inPerson' | 'sent';

/** The next step of a valuation; a new one, and one whose plate led nowhere, begins with the car. @spec L2.57, L4.13 to L4.15 */
export const chooseStep = (valuation: Valuation | null): ValuationStep => {
  if (valuation === null) return 'car';
  if (valuation.leadUuid !== null) return 'sent';
  if (valuation.noEstimate !== null) return 'inPerson';
  if (valuation.cars.length === 0) return 'car';
  if (findOwnCar(valuation) === null) return 'yours';
  return valuation.offer === null ? 'condition' : 'offer';
};
