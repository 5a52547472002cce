import {
  type ContactEntry,
  type ContactKey,
  type ContactProblem,
  contactKeys,
  contactNames,
} from '../rules/contact-entry.ts';
import type { ContactFieldView } from './checkout-view.ts';

const fieldWords: Readonly<Record<ContactKey, Pick<ContactFieldView, 'label' | 'type' | 'autoComplete'>>> = {
  firstName: { label: 'First name', type: 'text', autoComplete: 'given-name' },
  lastName: { label: 'Last name', type: 'text', autoComplete: 'family-name' },
  email: { label: 'Email address', type: 'email', autoComplete: 'email' },
  phone: { label: 'Phone number', type: 'tel', autoComplete: 'tel' },
};

/** @spec D.33, D.41 */
export const listContactFields = (
  typed: { readonly entry: ContactEntry | null; readonly problems: readonly ContactProblem[] } | null,
): readonly ContactFieldView[] =>
  contactKeys.map((key) => ({
    ...fieldWords[key],
    key,
    name: contactNames[key],
    value: typed?.entry?.[key] ?? '',
    error: typed?.problems.find(({ field }) => field === key)?.message ?? null,
  }));
