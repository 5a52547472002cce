/** The fields of the first step, by the names that its form gives them. @spec D.33, D.41 */
export const contactNames = { firstName: 'name', lastName: 'last_name', email: 'email', phone: 'phone' } as const;

export type ContactKey = keyof typeof contactNames;

/** The same as a list, in their order. */
export const contactKeys = Object.keys(contactNames) as readonly ContactKey[];

/** Name of the box that agrees to the terms. */
export const agreedName = 'terms';

export interface ContactEntry extends Readonly<Record<ContactKey, string>> {
  /** To the terms of the reservation, where the site has some. */
  readonly isAgreed: boolean;
}

/** What is wrong with a field, in words for the person who typed it. */
export interface ContactProblem {
  readonly field: ContactKey | 'terms';
  readonly message: string;
}

const maxReadLength = 1_000;

/** What was typed, by the names of the form; what is not there is empty. */
export const readContactEntry = (fields: Pick<URLSearchParams, 'get'>): ContactEntry => {
  const textOf = (key: ContactKey): string =>
    (fields.get(contactNames[key]) ?? '').slice(0, maxReadLength).toWellFormed().replaceAll('\0', '');
  return {
    firstName: textOf('firstName'),
    lastName: textOf('lastName'),
    email: textOf('email'),
    phone: textOf('phone'),
    isAgreed: fields.get(agreedName) === 'on',
  };
};
