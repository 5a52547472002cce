import { findTestPlate, unvaluedModel } from '../rules/test-plates.ts';
import type { TradedCar } from '../rules/traded-car.ts';
import { createHttpValuer, type HttpValuerOptions } from './create-http-valuer.ts';
import type { PlateAnswer, ValueAnswer, VehicleValuer } from './vehicle-valuer.ts';

export type EstimateAlike = (
  siteSlug: string,
  car: TradedCar,
) => Promise<
  | {
      readonly kind: 'estimate';
      readonly middleCents: number;
      readonly vehicleCount: number;
      readonly dealerCount: number;
    }
  | { readonly kind: 'tooFew' }
  | { readonly kind: 'failed' }
>;

const toPlateAnswer = (cars: readonly TradedCar[]): PlateAnswer => {
  const [car, ...others] = cars;
  if (car === undefined) return { kind: 'notFound' };
  return others.length === 0 ? { kind: 'found', car } : { kind: 'several', cars };
};

const unavailable = { kind: 'unavailable', reason: 'requested by a test plate' } as const;

/** Looks up only test plates, because plate registers need an account. @spec D.59, D.39 */
const createPlatformValuer = (estimateAlike: EstimateAlike): VehicleValuer => ({
  find: async ({ rego, config, thisYear }) => {
    const outcome = config.testPlates ? findTestPlate(rego, thisYear) : undefined;
    if (outcome === undefined || outcome.kind === 'notFound') return { kind: 'notFound' };
    return outcome.kind === 'unavailable' ? unavailable : toPlateAnswer(outcome.cars);
  },
  value: async ({ siteSlug, car, config }): Promise<ValueAnswer> => {
    if (config.testPlates && car.model === unvaluedModel) return unavailable;
    const estimate = await estimateAlike(siteSlug, car);
    if (estimate.kind === 'failed') return { kind: 'unavailable', reason: 'the stock is still loading' };
    if (estimate.kind === 'tooFew') return { kind: 'fewAlike' };
    const { middleCents: marketCents, vehicleCount, dealerCount } = estimate;
    return { kind: 'valued', marketCents, basis: { vehicleCount, dealerCount } };
  },
});

export interface ValuerOptions extends HttpValuerOptions {
  readonly estimateAlike: EstimateAlike;
}

/** @spec D.59 */
export const createValuer = ({ estimateAlike, ...options }: ValuerOptions): VehicleValuer => {
  const outside = createHttpValuer(options);
  const own = createPlatformValuer(estimateAlike);
  return {
    find: (question) => (question.config.service === null ? own : outside).find(question),
    value: (question) => (question.config.service === null ? own : outside).value(question),
  };
};
