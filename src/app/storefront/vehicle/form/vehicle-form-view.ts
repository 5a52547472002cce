import type { FormSubject } from '#src/app/storefront/vehicle-card/build-form-subject.ts';
import type { LeadFormView } from '#src/leads/view/build-lead-form.ts';
import { isLeadFormView } from '#src/leads/web/is-lead-form-view.ts';
import { shapes } from '#src/lib/shapes.ts';

/** @spec B1.05, B2.71 */
export interface VehicleFormView {
  readonly subject: FormSubject;
  readonly form: LeadFormView;
}

const { text, number, flag, orNull, record, oneOf } = shapes;

const isSubject = record<FormSubject>({
  vehicle: record({
    vehicleId: number,
    slug: text,
    carType: oneOf<FormSubject['vehicle']['carType']>({ new: true, demo: true, used: true }),
    title: text,
  }),
  isInStock: flag,
  hasPage: flag,
  href: text,
  facts: text,
  price: orNull(record({ text, qualifier: orNull(text) })),
  picture: orNull(record({ url: text, alt: text })),
});

export const isVehicleFormView = record<VehicleFormView>({ subject: isSubject, form: isLeadFormView });
