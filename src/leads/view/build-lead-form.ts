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

/** @spec L5.13, D.35 */
const listMoneyPresets = (presets: LeadsConfig['moneyPresets']): readonly number[] =>
  thousands[presets].map((amount) => amount * 1000);

export interface FormFieldView extends Omit<LeadField, 'initial'> {
  readonly autoComplete: string;
}

/** @spec L2.51 */
export interface LeadFormView {
  readonly form: FormKindName;
  readonly heading: string;
  readonly action: string;
  /** @spec L3.01 */
  readonly pageId: string;
  readonly vehicle: { readonly id: number; readonly carType: string } | null;
  /** @spec L2.54 */
  readonly presetMessage: string | null;
  /** @spec L4.15 */
  readonly shown?: string;
  readonly fields: readonly FormFieldView[];
  /** @spec L4.10 */
  readonly steps: readonly FormStep[] | null;
  readonly empty: LeadEntry;
  readonly category: LeadCategory;
  /** @spec B7.27, B7.29 */
  readonly eventId?: number;
  readonly optInText: string;
  /** @spec L5.08 */
  readonly terms: { readonly href: string | null } | null;
  readonly notice: string;
  readonly privacyHref: string | null;
  readonly submitLabel: string;
  readonly phone: { readonly text: string; readonly href: string };
}

interface LeadFormOptions {
  readonly action: string;
  readonly phone: LeadFormView['phone'];
  readonly vehicle?: Pick<LeadVehicle, 'vehicleId' | 'carType' | 'title'> | null;
  readonly known?: Readonly<Partial<Record<LeadTextKey, string>>>;
}

const autoCompletes: Readonly<Partial<Record<LeadFieldKey, string>>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  phone: 'tel',
  postcode: 'postal-code',
};

// Sets `autoComplete` to 'on' rather than 'off': with 'off', browsers don't restore typed text on 'Back'.
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

/** @spec L2.29, L2.51, L2.55, L3.01, L5.01, L5.08, L5.13 */
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
    notice: `${site.name} uses your details to answer your enquiry, and shares them only with the people and providers who help us do that. You can ask us what we hold about you and have it corrected.`,
    privacyHref: leads.privacyHref,
    submitLabel: kind.submitLabel,
    phone,
  };
};
