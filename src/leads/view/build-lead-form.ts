import type { LeadsConfig } from '#src/leads/rules/config.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { buildLeadFields, type LeadField, type LeadFormSite } from '../rules/build-lead-fields.ts';
import { findAskedCategory } from '../rules/choose-lead-category.ts';
import { type FormKindName, type FormStep, getFormKind } from '../rules/form-kinds.ts';
import type { LeadCategory } from '../rules/lead-categories.ts';
import { type LeadEntry, type LeadFieldKey, type LeadTextKey, leadFieldKeys } from '../rules/lead-fields.ts';
import type { LeadVehicle } from '../rules/lead-vehicle.ts';
import { findPageId } from '../rules/page-address.ts';
import { optInText } from './mail-view.ts';

const thousands: Readonly<Record<LeadsConfig['moneyPresets'], readonly number[]>> = {
  to70000: [5, 10, 15, 20, 25, 30, 40, 50, 60, 70],
  to800000: [300, 400, 500, 600, 700, 800],
};

/** The amounts that a budget offers, in dollars. @spec L5.13, D.35 */
const listMoneyPresets = (presets: LeadsConfig['moneyPresets']): readonly number[] =>
  thousands[presets].map((amount) => amount * 1000);

export interface FormFieldView extends Omit<LeadField, 'initial'> {
  readonly autoComplete: string;
}

/** A form, whichever kind it is. @spec L2.51 */
export interface LeadFormView {
  readonly form: FormKindName;
  readonly heading: string;
  /** The page that it is sent to without scripts: the one that it stands on. */
  readonly action: string;
  /** Names that page, whichever vehicle it is about. @spec L3.01 */
  readonly pageId: string;
  /** The vehicle that it is about: its id is sent along. Null for a form about none. */
  readonly vehicle: { readonly id: number; readonly carType: string } | null;
  /** Sent in place of comments that nobody is asked for; null for none. @spec L2.54 */
  readonly presetMessage: string | null;
  readonly fields: readonly FormFieldView[];
  /** Null for a form that is shown whole. @spec L4.10 */
  readonly steps: readonly FormStep[] | null;
  /** How the form stands before anybody typed. */
  readonly empty: LeadEntry;
  /** What events go by, where the shopper does not choose it. */
  readonly category: LeadCategory;
  /** What it is counted as, where that does not go by its category. @spec B7.27, B7.29 */
  readonly eventId?: number;
  readonly optInText: string;
  /** What has to be agreed to before it is sent; null where the site asks for nothing. @spec L5.08 */
  readonly terms: { readonly href: string | null } | null;
  /** What becomes of what is sent. */
  readonly notice: string;
  readonly privacyHref: string | null;
  readonly submitLabel: string;
  /** The number to call when nothing can be sent. */
  readonly phone: { readonly text: string; readonly href: string };
}

interface LeadFormOptions {
  /** The page that the form stands on. */
  readonly action: string;
  readonly phone: LeadFormView['phone'];
  readonly vehicle?: Pick<LeadVehicle, 'vehicleId' | 'carType' | 'title'> | null;
  /** What is known already, such as the price that a loan is asked for; it must fit its field to be taken. */
  readonly known?: Readonly<Partial<Record<LeadTextKey, string>>>;
}

const autoCompletes: Readonly<Partial<Record<LeadFieldKey, string>>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  phone: 'tel',
  postcode: 'postal-code',
};

// Not 'off': on the way back a browser gives only the other fields what was typed into them.
const buildField = ({ initial: _initial, ...field }: LeadField, { moneyPresets }: LeadsConfig): FormFieldView => ({
  ...field,
  options:
    field.type === 'money'
      ? listMoneyPresets(moneyPresets).map((dollars) => ({
          value: formatNumber(dollars),
          label: `$${formatNumber(dollars)}`,
        }))
      : field.options,
  autoComplete: autoCompletes[field.key] ?? 'on',
});

const chooseText = ({ key, options, initial, maxLength }: LeadField, known: LeadFormOptions['known'] = {}): string => {
  const text = key === 'additionalServices' ? undefined : known[key];
  if (text === undefined || text.length > maxLength) return initial;
  return options.length === 0 || options.some(({ value }) => value === text) ? text : initial;
};

const buildEmpty = (fields: readonly LeadField[], leads: LeadsConfig, known: LeadFormOptions['known']): LeadEntry => {
  const blank = Object.fromEntries(leadFieldKeys.map((key) => [key, ''])) as Record<LeadTextKey, string>;
  const texts = Object.fromEntries(fields.map((field) => [field.key, chooseText(field, known)]));
  return {
    ...blank,
    ...texts,
    additionalServices: [],
    isOptedIn: leads.optIn === 'preticked',
    isAgreed: false,
  };
};

/** A form of a site, whichever kind it is. @spec L2.29, L2.51, L2.55, L3.01, L5.01, L5.08, L5.13 */
export const buildLeadForm = (
  form: FormKindName,
  site: LeadFormSite & { readonly name: string },
  { action, phone, vehicle = null, known }: LeadFormOptions,
): LeadFormView => {
  const { leads } = site.config;
  const kind = getFormKind(form);
  const fields = buildLeadFields(form, site);
  const asked = new Set(fields.map(({ key }) => key));
  return {
    form,
    heading: kind.heading.replace('{vehicle}', vehicle?.title ?? 'vehicle'),
    action,
    pageId: findPageId(action),
    vehicle: vehicle === null ? null : { id: vehicle.vehicleId, carType: vehicle.carType },
    presetMessage: kind.presetMessage ?? null,
    fields: fields.map((field) => buildField(field, leads)),
    steps: kind.steps?.map((step) => ({ ...step, fields: step.fields.filter((key) => asked.has(key)) })) ?? null,
    empty: buildEmpty(fields, leads, known),
    category: findAskedCategory(form, { chosen: null, carType: vehicle?.carType ?? null }),
    optInText: optInText(site.name),
    terms: leads.terms === 'mustAgree' ? { href: leads.termsHref } : null,
    notice: `${site.name} uses what you send to answer you, and shares it only with people who help us do that. You can ask us what we hold about you, and have it corrected.`,
    privacyHref: leads.privacyHref,
    submitLabel: kind.submitLabel,
    phone,
  };
};
