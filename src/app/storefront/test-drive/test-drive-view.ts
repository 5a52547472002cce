import type { PageDocument } from '#src/app/storefront/build-page-meta.ts';
import type { SlotPickerView } from '#src/appointments/view/slot-picker-view.ts';
import type { LeadFormView } from '#src/leads/view/lead-form-view.ts';
import type { Crumb } from '#src/lib/crumb.ts';

/** The vehicle that a shopper comes for. */
export interface VisitedVehicleView {
  readonly title: string;
  readonly subtitle: string | null;
  readonly href: string;
  readonly imageUrl: string | null;
}

/** A place that a shopper can come to. */
export interface VisitPlaceView {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  /** The page with the times of this place. */
  readonly href: string;
  readonly isChosen: boolean;
}

/** The page that books a visit. @spec L2.18 */
export interface TestDriveView extends PageDocument {
  readonly title: string;
  readonly intro: string;
  readonly breadcrumb: readonly Crumb[];
  readonly vehicle: VisitedVehicleView | null;
  /** Empty where no times can be booked. */
  readonly places: readonly VisitPlaceView[];
  /** Null where a site takes wishes only: the dealer finds a time. */
  readonly picker: SlotPickerView | null;
  readonly form: LeadFormView;
}
