import type { SlotPickerView } from '#src/appointments/view/slot-picker-view.ts';
import type { LeadFormView } from '#src/leads/view/lead-form-view.ts';

/** A place that a shopper can come to. */
export interface VisitPlaceView {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  /** The page with the times of this place. */
  readonly href: string;
  readonly isChosen: boolean;
}

/** The vehicle that a shopper comes for. */
export interface VisitedVehicleView {
  readonly title: string;
  readonly subtitle: string | null;
  readonly href: string;
  readonly imageUrl: string | null;
}

/** The form that books a visit, on a page or in a dialog. @spec B2.72, L2.53 */
export interface TestDriveFormView {
  readonly title: string;
  readonly vehicle: VisitedVehicleView | null;
  /** Empty where no times can be booked. */
  readonly places: readonly VisitPlaceView[];
  /** Null where a site takes wishes only: the dealer finds a time. */
  readonly picker: SlotPickerView | null;
  readonly form: LeadFormView;
}
