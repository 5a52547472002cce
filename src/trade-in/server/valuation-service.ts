import { localYear } from '#src/lib/dates/local-day.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { calculateOffer, findIneligibility } from '../rules/calculate-offer.ts';
import type { HandCheck } from '../rules/check-car-by-hand.ts';
import type { PlateCheck } from '../rules/check-plate.ts';
import { type ConditionAnswers, listUnanswered } from '../rules/condition-questions.ts';
import type { TradeInConfig } from '../rules/config.ts';
import type { TradedCar } from '../rules/traded-car.ts';
import { findOwnCar, type Valuation } from '../rules/valuation.ts';
import type { StoredValuation, ValuationKey, ValuationState, ValuationStore } from './valuation-store.ts';
import type { VehicleValuer } from './vehicle-valuer.ts';

export interface ValuingSite {
  readonly slug: string;
  readonly timeZone: string;
  readonly config: { readonly tradeIn: TradeInConfig };
}

export type StartedCar = Extract<PlateCheck, { kind: 'plate' }> | Extract<HandCheck, { kind: 'car' }>;

export interface ValuationChange {
  readonly carAt?: number | null;
  readonly odometerKm?: number;
  readonly answers?: ConditionAnswers;
}

/** @spec L2.57 */
export interface ValuationService {
  readonly start: (
    site: ValuingSite,
    owner: { readonly visitorUuid: string; readonly vehicleId: number | null },
    car: StartedCar,
    now: Date,
  ) => Promise<StoredValuation>;
  /**
   * Throws notFound for an unknown valuation and malformed for an unknown `carAt`. Throws conflict if the valuation has
   * changed or was sent.
   */
  readonly change: (
    site: ValuingSite,
    key: ValuationKey,
    change: ValuationChange,
    now: Date,
  ) => Promise<StoredValuation>;
}

export interface ValuationServiceOptions {
  readonly store: ValuationStore;
  readonly valuer: VehicleValuer;
  readonly onUnavailable: (siteSlug: string, reason: string) => void;
}

const nothingYet: ValuationState = { carAt: null, odometerKm: null, answers: {}, offer: null, noEstimate: null };

const unknown = () => new DomainError('notFound', 'We can’t find this valuation. Please start a new one.');

const applyChange = (valuation: Valuation, change: ValuationChange): ValuationState => {
  const { carAt = valuation.carAt, odometerKm = valuation.odometerKm, answers = {} } = change;
  if (carAt !== null && valuation.cars[carAt] === undefined) {
    throw new DomainError('malformed', 'That car doesn’t match this rego.');
  }
  return { ...nothingYet, carAt, odometerKm, answers: { ...valuation.answers, ...answers } };
};

/** @spec L4.13, L4.14, D.39 */
export const createValuationService = ({ store, valuer, onUnavailable }: ValuationServiceOptions): ValuationService => {
  const estimate = async (site: ValuingSite, car: TradedCar, state: ValuationState): Promise<ValuationState> => {
    const { tradeIn } = site.config;
    const value = await valuer.value({ siteSlug: site.slug, car, config: tradeIn });
    if (value.kind === 'unavailable') onUnavailable(site.slug, value.reason);
    if (value.kind !== 'valued') return { ...state, noEstimate: value.kind };
    const outcome = calculateOffer(value.marketCents, state.answers, tradeIn);
    if (outcome.kind === 'tooLittle') return { ...state, noEstimate: 'tooLittle' };
    const { kind: _kind, ...sum } = outcome;
    return { ...state, offer: { ...sum, basis: value.basis } };
  };

  const settle = async (
    site: ValuingSite,
    valuation: Pick<Valuation, 'cars'>,
    state: ValuationState,
    now: Date,
  ): Promise<ValuationState> => {
    const car = findOwnCar({ ...valuation, ...state });
    if (car === null) return state;
    const ineligibility = findIneligibility(car, site.config.tradeIn, localYear(now, site.timeZone));
    if (ineligibility !== undefined) return { ...state, noEstimate: ineligibility };
    const isComplete = car.odometerKm !== null && listUnanswered(state.answers).length === 0;
    return isComplete ? estimate(site, car, state) : state;
  };

  const findCars = async (
    site: ValuingSite,
    car: StartedCar,
    now: Date,
  ): Promise<Pick<Valuation, 'lookUp' | 'cars'>> => {
    if (car.kind === 'car') return { lookUp: 'byHand', cars: [car.car] };
    const { tradeIn } = site.config;
    const answer = await valuer.find({ ...car, config: tradeIn, thisYear: localYear(now, site.timeZone) });
    if (answer.kind === 'unavailable') onUnavailable(site.slug, answer.reason);
    if (answer.kind === 'found') return { lookUp: 'found', cars: [answer.car] };
    return { lookUp: answer.kind, cars: answer.kind === 'several' ? answer.cars : [] };
  };

  return {
    start: async (site, { visitorUuid, vehicleId }, car, now) => {
      const found = await findCars(site, car, now);
      const state = found.lookUp === 'byHand' ? { ...nothingYet, carAt: 0 } : nothingYet;
      const plate = car.kind === 'plate' ? { rego: car.rego, regoState: car.regoState } : null;
      const settled = await settle(site, found, state, now);
      return store.add(
        { siteSlug: site.slug, visitorUuid },
        { ...settled, ...found, plate, vehicleId, startedAt: now },
      );
    },
    change: async (site, key, change, now) => {
      const valuation = await store.find(key);
      if (valuation === undefined) throw unknown();
      const settled = await settle(site, valuation, applyChange(valuation, change), now);
      const changed = await store.change(key, valuation.revision, settled);
      if (changed === undefined) {
        throw new DomainError(
          'conflict',
          'This valuation has changed, or you’ve already sent it to us. Please reload the page.',
        );
      }
      return changed;
    },
  };
};
