import { type FormKindName, isFormKindName } from './form-kinds.ts';

/** @spec L4.06 */
export type SuccessName = FormKindName | 'bookedTime';

export const isSuccessName = (text: string): text is SuccessName => text === 'bookedTime' || isFormKindName(text);

/** @spec L2.53, L4.06 */
export const chooseSuccess = (form: FormKindName, appointment: string): SuccessName =>
  form === 'testDrive' && !Number.isNaN(Date.parse(appointment)) ? 'bookedTime' : form;
