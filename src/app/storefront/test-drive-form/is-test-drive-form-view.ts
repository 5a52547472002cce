import type { PickerDayView, SlotPickerView, SlotView } from '#src/appointments/view/slot-picker-view.ts';
import { isLeadFormView } from '#src/leads/web/is-lead-form-view.ts';
import { shapes } from '#src/lib/shapes.ts';
import type { TestDriveFormView, VisitedVehicleView, VisitPlaceView } from './test-drive-form-view.ts';

const { text, number, flag, orNull, record, listOf } = shapes;

const isDay = record<PickerDayView>({
  day: text,
  weekday: text,
  number: text,
  month: text,
  label: text,
  note: orNull(text),
  shortNote: orNull(text),
  slots: listOf(record<SlotView>({ value: text, label: text })),
});

const isPicker = record<SlotPickerView>({
  locationId: number,
  vehicleId: orNull(number),
  timeZone: text,
  days: listOf(isDay),
  openDay: orNull(text),
  notes: listOf(text),
});

/** Whether an answer is the form of a visit. */
export const isTestDriveFormView = record<TestDriveFormView>({
  title: text,
  vehicle: orNull(
    record<VisitedVehicleView>({ title: text, subtitle: orNull(text), href: text, imageUrl: orNull(text) }),
  ),
  places: listOf(record<VisitPlaceView>({ id: number, name: text, address: text, href: text, isChosen: flag })),
  picker: orNull(isPicker),
  form: isLeadFormView,
});
