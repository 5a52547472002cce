import type { Dealership, SiteLocation } from '#src/sites/model/site-location.ts';
import type { LeadsConfig } from './config.ts';
import { type FormKind, type FormKindName, getFormKind } from './form-kinds.ts';
import { type LeadFieldKey, type LeadFieldType, leadFieldTable } from './lead-fields.ts';

export interface LeadOption {
  readonly value: string;
  readonly label: string;
}

export interface LeadField {
  readonly key: LeadFieldKey;
  readonly name: string;
  readonly label: string;
  readonly type: LeadFieldType;
  readonly maxLength: number;
  readonly isOptional: boolean;
  readonly hint: string | null;
  readonly prompt: string | null;
  readonly options: readonly LeadOption[];
  readonly initial: string;
}

export interface LeadFormSite {
  readonly locations: readonly Pick<SiteLocation, 'id' | 'name' | 'type' | 'visible'>[];
  readonly dealerships: readonly Pick<Dealership, 'slug' | 'name'>[];
  readonly config: { readonly leads: LeadsConfig };
}

const sameOption = (text: string): LeadOption => ({ value: text, label: text });

const toOptions = (places: LeadFormSite['locations']): readonly LeadOption[] =>
  places.map(({ id, name }) => ({ value: String(id), label: name }));

const listLocations = ({ locations }: LeadFormSite, form: FormKindName): readonly LeadOption[] => {
  const visible = locations.filter(({ visible }) => visible);
  const workshops = visible.filter(({ type }) => type === null || type === 'service');
  // Test drives start at sales locations and at locations without a type, never at a parts counter.
  if (form === 'testDrive') return toOptions(visible.filter(({ type }) => type === null || type === 'sales'));
  // If the dealer has no workshop, every visible location services cars.
  const shown = form === 'service' && workshops.length > 0 ? workshops : visible;
  return toOptions(shown);
};

const listOptions = (key: LeadFieldKey, form: FormKindName, site: LeadFormSite): readonly LeadOption[] => {
  const { leads } = site.config;
  if (key === 'category') return leads.categories.map(sameOption);
  if (key === 'locationId') return listLocations(site, form);
  if (key === 'dealershipSlug') return site.dealerships.map(({ slug, name }) => ({ value: slug, label: name }));
  if (key === 'additionalServices') return leads.additionalServices.map(sameOption);
  const row = leadFieldTable[key];
  return 'choices' in row ? row.choices.map(sameOption) : [];
};

/** @spec L5.02, L5.03, L5.04 */
const isAsked = (key: LeadFieldKey, form: FormKindName, site: LeadFormSite): boolean => {
  const { leads } = site.config;
  if (key === 'rego' && form === 'contact') return leads.contactRego === 'shown';
  if (key === 'dealershipSlug') return leads.dealershipSelect === 'shown' && site.dealerships.length > 1;
  if (key === 'locationId') return form === 'service' || form === 'testDrive' || leads.locationSelect !== 'none';
  if (key === 'category' || key === 'additionalServices') return listOptions(key, form, site).length > 0;
  return true;
};

const choosePrompt = (key: LeadFieldKey, form: FormKindName, { config }: LeadFormSite): string | null => {
  if (key === 'locationId' && form !== 'service' && config.leads.locationSelect === 'department') {
    return 'Please Select a Department';
  }
  const row = leadFieldTable[key];
  return 'prompt' in row ? row.prompt : null;
};

/** @spec L2.56, L4.25, L5.02 */
const chooseInitial = (key: LeadFieldKey, options: readonly LeadOption[]): string => {
  const [first] = options;
  if (key === 'locationId') return options.length === 1 ? (first?.value ?? '') : '';
  return key === 'category' || key === 'contactMethod' ? (first?.value ?? '') : '';
};

const chooseLabel = (key: LeadFieldKey, kind: FormKind, { config }: LeadFormSite): string => {
  const ofKind = kind.labels?.[key];
  if (ofKind !== undefined) return ofKind;
  return key === 'locationId' && config.leads.locationSelect === 'department'
    ? 'Department'
    : leadFieldTable[key].label;
};

/** @spec L3.01, L4.25, L5.01 to L5.05 */
export const buildLeadFields = (form: FormKindName, site: LeadFormSite): readonly LeadField[] => {
  const kind = getFormKind(form);
  const { comments } = site.config.leads;
  const build = (key: LeadFieldKey): LeadField => {
    const row = leadFieldTable[key];
    const options = listOptions(key, form, site);
    return {
      key,
      name: row.name,
      label: chooseLabel(key, kind, site),
      type: row.type,
      maxLength: row.maxLength,
      isOptional: kind.optional.includes(key) || (key === 'message' && comments === 'optional'),
      hint: 'hint' in row ? row.hint : null,
      prompt: choosePrompt(key, form, site),
      options,
      initial: chooseInitial(key, options),
    };
  };
  return kind.fields.filter((key) => isAsked(key, form, site)).map(build);
};
