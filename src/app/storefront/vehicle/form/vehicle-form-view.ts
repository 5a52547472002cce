import type { FormSubject } from '#src/app/storefront/vehicle-card/form-subject.ts';
import type { LeadFormView } from '#src/leads/view/lead-form-view.ts';

/** A form about one vehicle, on a page or in a dialog. @spec B1.05, B2.71 */
export interface VehicleFormView {
  readonly subject: FormSubject;
  readonly form: LeadFormView;
}
