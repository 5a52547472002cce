import type { PickerDayView, SlotPickerView, SlotView } from '#src/appointments/view/build-slot-picker.ts';
import type { LeadFormView } from '#src/leads/view/build-lead-form.ts';
import { isLeadFormView } from '#src/leads/web/is-lead-form-view.ts';
import { shapes } from '#src/lib/shapes.ts';

export interface VisitPlaceView {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly href: string;
  readonly isChosen: boolean;
}

export interface VisitedVehicleView {
  readonly title: string;
  readonly subtitle: string | null;
  readonly href: string;
  readonly imageUrl: string | null;
}

/** @spec B2.72, L2.53 */
export interface TestDriveFormView {
  readonly title: string;
  readonly vehicle: VisitedVehicleView | null;
  readonly places: readonly VisitPlaceView[];
  /** Null if the page offers no times. The form then asks when suits the shopper, and the dealer calls back. */
  readonly picker: SlotPickerView | null;
  readonly form: LeadFormView;
}

const { text, number, flag, oneOf, orNull, record, listOf } = shapes;

const isDay = record<PickerDayView>({
  day: text,
  weekday: text,
  number: text,
  month: text,
  label: text,
  note: orNull(text),
  shortNote: orNull(text),
  slots: listOf(record<SlotView>({ value: text, label: text, part: oneOf({ Morning: true, Afternoon: true }) })),
});

const isPicker = record<SlotPickerView>({
  locationId: number,
  vehicleId: orNull(number),
  timeZone: text,
  days: listOf(isDay),
  openDay: orNull(text),
  notes: listOf(text),
});

export const isTestDriveFormView = record<TestDriveFormView>({
  title: text,
  vehicle: orNull(
    record<VisitedVehicleView>({ title: text, subtitle: orNull(text), href: text, imageUrl: orNull(text) }),
  ),
  places: listOf(record<VisitPlaceView>({ id: number, name: text, address: text, href: text, isChosen: flag })),
  picker: orNull(isPicker),
  form: isLeadFormView,
});
