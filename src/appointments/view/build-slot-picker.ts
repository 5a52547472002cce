import { locale } from '#src/lib/australia.ts';
import { describeClock } from '#src/lib/dates/format-date.ts';
import { createZonedFormat } from '#src/lib/dates/zoned-format.ts';
import { decapitalise } from '#src/lib/text/words.ts';
import type { BookableDay } from '../rules/list-bookable-days.ts';
import type { Slot } from '../rules/slot.ts';
import { type DayPart, describeZonedTime, findDayPart } from './describe-time.ts';

export interface SlotView {
  readonly value: string;
  readonly label: string;
  readonly part: DayPart;
}

export interface PickerDayView {
  readonly day: string;
  readonly weekday: string;
  readonly number: string;
  readonly month: string;
  readonly label: string;
  readonly note: string | null;
  readonly shortNote: string | null;
  readonly slots: readonly SlotView[];
}

/** @spec L2.53 */
export interface SlotPickerView {
  readonly locationId: number;
  readonly vehicleId: number | null;
  readonly timeZone: string;
  readonly days: readonly PickerDayView[];
  readonly openDay: string | null;
  readonly notes: readonly string[];
}

// Calendar days have no time zone: they are formatted as UTC.
const labelOf = createZonedFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' })('UTC');
const weekdayOf = createZonedFormat(locale, { weekday: 'short' })('UTC');
const monthOf = createZonedFormat(locale, { month: 'short' })('UTC');

const usuallyClosed = 'Closed';

const shorten = (closedText: string): string => (/appointment/i.test(closedText) ? 'By appt' : usuallyClosed);

const buildSlots = (slots: readonly Slot[], timeZone: string): readonly SlotView[] => {
  const labels = slots.map(({ startMs }) => describeClock(startMs, timeZone));
  return slots.map(({ startMs }, index) => {
    const label = labels[index] ?? '';
    // A day of 25 hours shows some times twice.
    const isTwice = labels.indexOf(label) !== labels.lastIndexOf(label);
    return {
      value: new Date(startMs).toISOString(),
      label: isTwice ? describeZonedTime(startMs, timeZone) : label,
      part: findDayPart(startMs, timeZone),
    };
  });
};

const describeNote = (day: BookableDay): Pick<PickerDayView, 'note' | 'shortNote'> => {
  if (day.kind === 'closed') return { note: decapitalise(day.text), shortNote: shorten(day.text) };
  return day.kind === 'full' ? { note: 'fully booked', shortNote: 'Full' } : { note: null, shortNote: null };
};

const buildDay = (day: BookableDay, timeZone: string): PickerDayView => {
  const date = new Date(`${day.day}T00:00:00Z`);
  return {
    day: day.day,
    weekday: weekdayOf.format(date),
    number: String(date.getUTCDate()),
    month: monthOf.format(date),
    label: labelOf.format(date).replace(',', ''),
    ...describeNote(day),
    slots: day.kind === 'bookable' ? buildSlots(day.slots, timeZone) : [],
  };
};

interface PickerPlace {
  readonly locationId: number;
  readonly timeZone: string;
  readonly vehicleId: number | null;
}

/** @spec L2.53, B7.20 */
export const buildSlotPicker = (
  days: readonly BookableDay[],
  { locationId, timeZone, vehicleId }: PickerPlace,
  chosenDay: string | null = null,
): SlotPickerView => {
  const bookable = days.filter(({ kind }) => kind === 'bookable');
  const open = bookable.find(({ day }) => day === chosenDay) ?? bookable[0];
  const views = days.map((day) => buildDay(day, timeZone));
  return {
    locationId,
    vehicleId,
    timeZone,
    days: views,
    openDay: open?.day ?? null,
    notes: days.flatMap((day, index) =>
      day.kind === 'closed' && day.text !== usuallyClosed ? [`${views[index]?.label}: ${decapitalise(day.text)}`] : [],
    ),
  };
};
