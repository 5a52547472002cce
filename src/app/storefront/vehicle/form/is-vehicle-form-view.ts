import type { FormSubject } from '#src/app/storefront/vehicle-card/form-subject.ts';
import { isLeadFormView } from '#src/leads/web/is-lead-form-view.ts';
import { shapes } from '#src/lib/shapes.ts';
import type { VehicleFormView } from './vehicle-form-view.ts';

const { text, number, flag, orNull, record, oneOf } = shapes;

const isSubject = record<FormSubject>({
  vehicle: record({
    vehicleId: number,
    slug: text,
    carType: oneOf<FormSubject['vehicle']['carType']>({ new: true, demo: true, used: true }),
    title: text,
  }),
  isInStock: flag,
  isListed: flag,
  href: text,
  facts: text,
  price: orNull(record({ text, qualifier: orNull(text) })),
  picture: orNull(record({ url: text, alt: text })),
});

/** Whether an answer is a form about a vehicle. */
export const isVehicleFormView = record<VehicleFormView>({ subject: isSubject, form: isLeadFormView });
