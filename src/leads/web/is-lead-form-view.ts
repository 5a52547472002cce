import { type Shape, shapes } from '#src/lib/shapes.ts';
import { type FormKindName, isFormKindName } from '../rules/form-kinds.ts';
import { isLeadCategory, type LeadCategory } from '../rules/lead-categories.ts';
import { type LeadEntry, type LeadFieldKey, type LeadFieldType, leadFieldTable } from '../rules/lead-fields.ts';
import type { FormFieldView, LeadFormView } from '../view/build-lead-form.ts';

const { text, number, flag, orNull, record, listOf, oneOf } = shapes;

const isFieldKey: Shape<LeadFieldKey> = (value): value is LeadFieldKey =>
  typeof value === 'string' && Object.hasOwn(leadFieldTable, value);
const isFormName: Shape<FormKindName> = (value): value is FormKindName => text(value) && isFormKindName(value);
const isCategory: Shape<LeadCategory> = (value): value is LeadCategory => text(value) && isLeadCategory(value);

const isAbsentOr =
  <T>(shape: Shape<T>): Shape<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || shape(value);

const isFieldType = oneOf<LeadFieldType>({
  string: true,
  email: true,
  phone: true,
  postcode: true,
  text: true,
  kms: true,
  money: true,
  select: true,
  radio: true,
  checks: true,
  slot: true,
});

const isField = record<FormFieldView>({
  key: isFieldKey,
  name: text,
  label: text,
  type: isFieldType,
  maxLength: number,
  isOptional: flag,
  hint: orNull(text),
  prompt: orNull(text),
  options: listOf(record({ value: text, label: text })),
  autoComplete: text,
});

const isEntry: Shape<LeadEntry> = (value): value is LeadEntry =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(leadFieldTable).every((key) =>
    key === 'additionalServices' ? listOf(text)(Reflect.get(value, key)) : text(Reflect.get(value, key)),
  );

export const isLeadFormView = record<LeadFormView>({
  form: isFormName,
  heading: text,
  action: text,
  pageId: text,
  vehicle: orNull(record({ id: number, carType: text })),
  presetMessage: orNull(text),
  shown: isAbsentOr(text),
  fields: listOf(isField),
  steps: orNull(listOf(record({ title: text, fields: listOf(isFieldKey) }))),
  empty: isEntry,
  category: isCategory,
  eventId: isAbsentOr(number),
  optInText: text,
  terms: orNull(record({ href: orNull(text) })),
  notice: text,
  privacyHref: orNull(text),
  submitLabel: text,
  phone: record({ text, href: text }),
});
