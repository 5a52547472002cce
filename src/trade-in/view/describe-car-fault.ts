import type { TypedCar } from '../rules/check-car-by-hand.ts';
import type { PlateCheck } from '../rules/check-plate.ts';
import { valuationFields } from '../rules/valuation-fields.ts';

export interface CarFault {
  readonly field: string;
  readonly message: string;
}

type PlateFault = Extract<PlateCheck, { kind: 'refused' }>['reason'];

const { rego, regoState } = valuationFields;

const plateFaults: Readonly<Record<PlateFault, CarFault>> = {
  noPlate: { field: rego, message: 'Please enter your rego.' },
  noState: { field: regoState, message: 'Please choose the state it’s registered in.' },
  wrongCharacters: {
    field: rego,
    message: 'Please check your rego. It needs at least two characters, letters and numbers only.',
  },
  tooLong: { field: rego, message: 'That rego is too long for the state you chose. Please check both.' },
};

/** @spec L4.13 */
export const describePlateFault = (reason: PlateFault): CarFault => plateFaults[reason];

export const isPlateFault = (text: string): text is PlateFault => Object.hasOwn(plateFaults, text);

/** @spec D.39 */
export const handFaultMessages: Readonly<Record<keyof TypedCar, CarFault>> = {
  make: { field: valuationFields.make, message: 'Please enter the make, such as Mazda.' },
  model: { field: valuationFields.model, message: 'Please enter the model, such as CX-5.' },
  year: { field: valuationFields.year, message: 'Please enter the year it was built, such as 2019.' },
  odometerKm: {
    field: valuationFields.odometerKm,
    message: 'Please enter the kilometres shown on the odometer.',
  },
};
