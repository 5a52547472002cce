export interface Contact {
  readonly kind: 'email' | 'phone';
  /** An email address in lower case, or a phone number in E.164. */
  readonly value: string;
}

export const isSameContact = (one: Contact, other: Contact): boolean =>
  one.kind === other.kind && one.value === other.value;
