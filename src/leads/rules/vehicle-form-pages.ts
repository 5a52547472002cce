import type { FormKindName } from './form-kinds.ts';

/** The kinds of form that stand on a page of one vehicle, by the last part of its address: `/cars/{slug}/enquire`. @spec B1.05, B1.07 */
const kindOf = {
  enquire: 'enquiry',
  'request-photos': 'photoRequest',
  'find-me-something-similar': 'findSimilar',
} as const satisfies Readonly<Record<string, FormKindName>>;

export type VehicleFormPage = keyof typeof kindOf;

/** Every page of a form about one vehicle. */
export const vehicleFormPages = Object.keys(kindOf) as readonly VehicleFormPage[];

/** The kind of form of a page; undefined for any other page. */
export const findVehicleFormKind = (page: string): (typeof kindOf)[VehicleFormPage] | undefined => {
  const known = vehicleFormPages.find((name) => name === page);
  return known === undefined ? undefined : kindOf[known];
};
