import { findOwnCar, type Valuation } from './valuation.ts';

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
