import { pagePaths } from '#src/lib/page-paths.ts';
import { isFieldOptional } from '../rules/check-lead.ts';
import type { LeadsConfig } from '../rules/config.ts';
import { type LeadFieldKey, leadFields } from '../rules/lead-fields.ts';
import type { ContactFormView, FormFieldView } from './contact-form-view.ts';
import { optInText } from './opt-in-text.ts';

interface ContactFormSite {
  readonly name: string;
  readonly config: { readonly leads: LeadsConfig };
}

const drawnAs: Readonly<Record<LeadFieldKey, Pick<FormFieldView, 'kind' | 'autoComplete'>>> = {
  firstName: { kind: 'text', autoComplete: 'given-name' },
  lastName: { kind: 'text', autoComplete: 'family-name' },
  email: { kind: 'email', autoComplete: 'email' },
  phone: { kind: 'tel', autoComplete: 'tel' },
  // Not 'off': on the way back a browser gives only the other fields what was typed into them.
  message: { kind: 'textarea', autoComplete: 'on' },
};

/** The contact form of a site. @spec L2.51, L2.29, L3.01, L5.01 */
export const buildContactForm = (
  { name, config: { leads } }: ContactFormSite,
  phone: ContactFormView['phone'],
): ContactFormView => ({
  heading: 'Send us a message',
  action: pagePaths.contact,
  fields: leadFields.map((field) => ({
    key: field.key,
    name: field.name,
    label: field.label,
    ...drawnAs[field.key],
    isOptional: isFieldOptional(field.key, leads),
  })),
  empty: { firstName: '', lastName: '', email: '', phone: '', message: '', isOptedIn: leads.optIn === 'preticked' },
  optInText: optInText(name),
  notice: `${name} uses what you send to answer you, and passes it to nobody who does not help with that. You can ask us what we hold about you, and have it corrected.`,
  privacyHref: leads.privacyHref,
  submitLabel: 'Send message',
  phone,
});
