import { type FormKindName, isFormKindName } from './form-kinds.ts';

/** What the success page is about: the kind of form that was sent, or a time that was booked. @spec L4.06 */
export type SuccessName = FormKindName | 'bookedTime';

export const isSuccessName = (text: string): text is SuccessName => text === 'bookedTime' || isFormKindName(text);

/** Returns what the success page is about. A test drive counts as booked only with a time. @spec L2.53, L4.06 */
export const chooseSuccess = (form: FormKindName, appointment: string): SuccessName =>
  form === 'testDrive' && !Number.isNaN(Date.parse(appointment)) ? 'bookedTime' : form;
