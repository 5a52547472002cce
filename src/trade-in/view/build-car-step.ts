import { checkCarByHand, type TypedCar } from '../rules/check-car-by-hand.ts';
import { longestPlate, regoStates } from '../rules/check-plate.ts';
import { getCarTitle } from '../rules/traded-car.ts';
import { findOwnCar, type Valuation } from '../rules/valuation.ts';
import { byHandValue, faultField, openField, valuationFields } from '../rules/valuation-fields.ts';
import { buildChangeHref, buildStepForm, type DoneStepView, type StepFormView } from './build-step-form.ts';
import { type CarFault, describePlateFault, handFaultMessages, isPlateFault } from './describe-car-fault.ts';
import type { TradeInFacts } from './trade-in-facts.ts';

export interface HandFormView {
  readonly isOpen: boolean;
  readonly fields: readonly {
    readonly name: string;
    readonly label: string;
    readonly text: string;
    readonly isNumber: boolean;
    readonly error: string | null;
    readonly words: readonly string[];
  }[];
}

export interface CarStepView {
  readonly done: DoneStepView | null;
  readonly form: StepFormView;
  readonly note: string | null;
  readonly fault: CarFault | null;
  readonly states: readonly string[];
  readonly regoState: string;
  readonly rego: string;
  readonly maxRegoLength: number;
  readonly hand: HandFormView;
}

const { make, model, year, odometerKm, vehicleId, regoState } = valuationFields;

const spaces = 2;

const handFields = [
  { key: 'make', name: make, label: 'Make', isNumber: false },
  { key: 'model', name: model, label: 'Model', isNumber: false },
  { key: 'year', name: year, label: 'Year', isNumber: true },
  { key: 'odometerKm', name: odometerKm, label: 'Kilometres', isNumber: true },
] as const satisfies readonly {
  readonly key: keyof TypedCar;
  readonly name: string;
  readonly label: string;
  readonly isNumber: boolean;
}[];

const readTyped = ({ parameters, valuation }: TradeInFacts): TypedCar => {
  const car = valuation === null || valuation.lookUp !== 'byHand' ? null : findOwnCar(valuation);
  const textOf = (name: string, known: string | number | null = null): string =>
    (parameters.get(name) ?? String(known ?? '')).slice(0, 60);
  return {
    make: textOf(make, car?.make),
    model: textOf(model, car?.model),
    year: textOf(year, car?.year),
    odometerKm: textOf(odometerKm, car?.odometerKm),
  };
};

const needsHand = (valuation: Valuation | null): boolean =>
  valuation !== null && (valuation.lookUp === 'byHand' || valuation.cars.length === 0);

const buildHand = (facts: TradeInFacts): HandFormView => {
  const { parameters, valuation, thisYear, makes } = facts;
  const typed = readTyped(facts);
  const isRefused = parameters.get(faultField) === byHandValue;
  const check = isRefused ? checkCarByHand(typed, thisYear) : null;
  const faults = check?.kind === 'refused' ? check.fields : [];
  return {
    isOpen: parameters.get(openField) === byHandValue || needsHand(valuation),
    fields: handFields.map(({ key, name, label, isNumber }) => ({
      name,
      label,
      isNumber,
      text: typed[key],
      error: faults.includes(key) ? handFaultMessages[key].message : null,
      words: key === 'make' ? makes : [],
    })),
  };
};

const describeNote = (valuation: Valuation | null): string | null => {
  if (valuation?.lookUp === 'notFound')
    return 'We couldn’t find that rego. Check it, or enter your car’s details instead.';
  if (valuation?.lookUp === 'unavailable') {
    return 'We can’t look up regos right now. Enter your car’s details instead.';
  }
  return null;
};

const describeDone = (valuation: Valuation): string => {
  const { plate } = valuation;
  if (plate !== null) return `${plate.rego}, ${plate.regoState}`;
  const car = findOwnCar(valuation);
  return car === null ? 'Looked up by rego' : getCarTitle(car);
};

/** @spec L4.13, L2.57, D.39 */
export const buildCarStep = (facts: TradeInFacts, isOpen: boolean): CarStepView => {
  const { page, valuation, parameters, state, tradedForId } = facts;
  const fault = parameters.get(faultField) ?? '';
  const changeHref =
    valuation === null || valuation.leadUuid !== null ? null : buildChangeHref(page, valuation.valuationUuid, 'car');
  return {
    done: isOpen || valuation === null ? null : { text: describeDone(valuation), changeHref },
    form: buildStepForm('car', page, { [vehicleId]: valuation?.vehicleId ?? tradedForId }),
    note: describeNote(valuation),
    fault: isPlateFault(fault) ? describePlateFault(fault) : null,
    states: regoStates,
    regoState: parameters.get(regoState) ?? valuation?.plate?.regoState ?? state,
    rego: valuation?.plate?.rego ?? '',
    maxRegoLength: longestPlate + spaces,
    hand: buildHand(facts),
  };
};
