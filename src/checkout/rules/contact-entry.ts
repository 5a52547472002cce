/** @spec D.33, D.41 */
export const contactNames = { firstName: 'name', lastName: 'last_name', email: 'email', phone: 'phone' } as const;

export type ContactKey = keyof typeof contactNames;

export const contactKeys = Object.keys(contactNames) as readonly ContactKey[];

export const agreedName = 'terms';

export interface ContactEntry extends Readonly<Record<ContactKey, string>> {
  readonly isAgreed: boolean;
}

export interface ContactProblem {
  readonly field: ContactKey | 'terms';
  readonly message: string;
}

const maxReadLength = 1_000;

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
