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
  noPlate: { field: rego, message: 'Please enter your registration number.' },
  noState: { field: regoState, message: 'Please choose the state that registered it.' },
  wrongCharacters: { field: rego, message: 'A plate has letters and digits only, at least two of them.' },
  tooLong: { field: rego, message: 'Plates of this state are shorter. Please check the number and the state.' },
};

/** Returns the error message for an invalid plate. @spec L4.13 */
export const describePlateFault = (reason: PlateFault): CarFault => plateFaults[reason];

export const isPlateFault = (text: string): text is PlateFault => Object.hasOwn(plateFaults, text);

/** The error message for each field of a car entered by hand. @spec D.39 */
export const handFaultMessages: Readonly<Record<keyof TypedCar, CarFault>> = {
  make: { field: valuationFields.make, message: 'Please enter its make, such as Mazda.' },
  model: { field: valuationFields.model, message: 'Please enter its model, such as CX-5.' },
  year: { field: valuationFields.year, message: 'Please enter the year it was built, in four digits.' },
  odometerKm: {
    field: valuationFields.odometerKm,
    message: 'Please enter its kilometres, as the dashboard shows them.',
  },
};
