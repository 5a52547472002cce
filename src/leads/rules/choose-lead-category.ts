import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { type FormKindName, getFormKind } from './form-kinds.ts';
import type { LeadCategory } from './lead-categories.ts';

export interface LeadSubject {
  readonly category: LeadCategory;
  readonly subcategory: string | null;
}

const byCarType: Readonly<Record<Vehicle['carType'], LeadCategory>> = {
  new: 'New Vehicle Enquiry',
  used: 'Used Vehicle Enquiry',
  demo: 'Demo Vehicle Enquiry',
};

interface AskedSubject {
  readonly chosen: LeadCategory | null;
  readonly carType: Vehicle['carType'] | null;
}

/**
 * Returns the category for analytics. It can be 'Careers Enquiry', which is stored as 'General Enquiry'.
 * @spec D.25, D.36, L5.02
 */
export const findAskedCategory = (form: FormKindName, { chosen, carType }: AskedSubject): LeadCategory => {
  const { category } = getFormKind(form);
  if (category === 'chosen') return chosen ?? 'General Enquiry';
  if (category !== 'byVehicle') return category;
  return carType === null ? 'General Enquiry' : byCarType[carType];
};

/** @spec D.36, L4.08 */
export const chooseLeadCategory = (form: FormKindName, asked: AskedSubject): LeadSubject => {
  const category = findAskedCategory(form, asked);
  return category === 'Careers Enquiry'
    ? { category: 'General Enquiry', subcategory: 'Career Enquiry' }
    : { category, subcategory: getFormKind(form).subcategory };
};
