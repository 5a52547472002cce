/** What a shopper types into a form, as it was typed. */
export interface LeadEntry {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly isOptedIn: boolean;
}

/** The texts of an entry. */
export type LeadFieldKey = Exclude<keyof LeadEntry, 'isOptedIn'>;

/** A field of a form. */
export interface LeadField {
  readonly key: LeadFieldKey;
  /** Its name in the specification: in forms and in the interface. */
  readonly name: string;
  readonly label: string;
  readonly maxLength: number;
}

/** The fields of an enquiry, in the order of the form. @spec L3.01, D.33 */
export const leadFields: readonly LeadField[] = [
  { key: 'firstName', name: 'name', label: 'First name', maxLength: 80 },
  { key: 'lastName', name: 'last_name', label: 'Last name', maxLength: 80 },
  { key: 'email', name: 'email', label: 'Email address', maxLength: 254 },
  { key: 'phone', name: 'phone', label: 'Phone number', maxLength: 30 },
  { key: 'message', name: 'message', label: 'Comments', maxLength: 4000 },
];

/** Name of the box that agrees to news. @spec L3.01 */
export const optInName = 'opt_in';

/** Name of the field that no person sees: whoever fills it in is a program. @spec D.34 */
export const trapName = 'company_fax';
