import { type FormKindName, formKindNames, getFormKind } from './form-kinds.ts';

interface SentSubject {
  readonly category?: string | undefined;
  readonly subcategory?: string | undefined;
  readonly car_id?: string | undefined;
}

/**
 * The kind of form that a lead without one was sent by: its subcategory says, else its category; else it asks about the vehicle that it names.
 * @spec D.36, L3.01, L7.02
 */
export const chooseSentForm = ({ category, subcategory, car_id }: SentSubject): FormKindName =>
  formKindNames.find((name) => getFormKind(name).subcategory === subcategory) ??
  formKindNames.find((name) => getFormKind(name).subcategory === null && getFormKind(name).category === category) ??
  (car_id === undefined ? 'contact' : 'enquiry');
