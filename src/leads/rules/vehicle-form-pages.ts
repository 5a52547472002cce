import type { FormKindName } from './form-kinds.ts';

/** @spec B1.05, B1.07 */
const kindOf = {
  enquire: 'enquiry',
  'request-photos': 'photoRequest',
  'find-me-something-similar': 'findSimilar',
} as const satisfies Readonly<Record<string, FormKindName>>;

export type VehicleFormPage = keyof typeof kindOf;

export const vehicleFormPages = Object.keys(kindOf) as readonly VehicleFormPage[];

export const findVehicleFormKind = (page: string): (typeof kindOf)[VehicleFormPage] | undefined => {
  const known = vehicleFormPages.find((name) => name === page);
  return known === undefined ? undefined : kindOf[known];
};
