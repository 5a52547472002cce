import type { OfferDeduction } from '../rules/calculate-offer.ts';
import { listUnanswered } from '../rules/condition-questions.ts';
import type { TradedCar } from '../rules/traded-car.ts';
import type { ShownOffer, Valuation } from '../rules/valuation.ts';
import { acceptedSubcategory } from '../rules/valuation-fields.ts';

const toDollars = (cents: number): number => cents / 100;

const describeCar = ({ odometerKm, ...car }: TradedCar) => ({ ...car, km: odometerKm });

const describeDeduction = ({ question, answer, cents }: OfferDeduction) => ({
  question,
  answer,
  dollars: toDollars(cents),
});

const describeSum = (offer: ShownOffer) => ({
  market_price: toDollars(offer.marketCents),
  deductions: offer.deductions.map(describeDeduction),
  margin: toDollars(offer.marginCents),
  offer_price: toDollars(offer.offerCents),
  range_min: toDollars(offer.lowCents),
  range_max: toDollars(offer.highCents),
});

/** Uses the specification's names. Amounts are in dollars. @spec L3.11, D.39 */
export const buildValuationDocument = (valuation: Valuation) => ({
  id: valuation.valuationUuid,
  revision: valuation.revision,
  rego: valuation.plate?.rego ?? null,
  regoState: valuation.plate?.regoState ?? null,
  look_up: valuation.lookUp,
  cars: valuation.cars.map(describeCar),
  car: valuation.carAt,
  kms: valuation.odometerKm,
  adjustmentAnswers: valuation.answers,
  form_completed: listUnanswered(valuation.answers).length === 0,
  offer_price: valuation.offer === null ? null : toDollars(valuation.offer.offerCents),
  offer: valuation.offer === null ? null : describeSum(valuation.offer),
  no_estimate: valuation.noEstimate,
  car_id: valuation.vehicleId,
  lead_id: valuation.leadUuid,
  offer_accepted: valuation.isAccepted,
  subcategory: valuation.isAccepted ? acceptedSubcategory : null,
});
