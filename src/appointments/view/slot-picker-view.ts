/** A time that can be chosen. */
export interface SlotView {
  /** The moment at which it begins, as it is sent: '2026-11-25T23:00:00.000Z'. */
  readonly value: string;
  /** '9:00 am' */
  readonly label: string;
}

/** A day of the picker. */
export interface PickerDayView {
  /** 'YYYY-MM-DD' */
  readonly day: string;
  /** 'Thu' */
  readonly weekday: string;
  /** '26' */
  readonly number: string;
  /** 'Nov' */
  readonly month: string;
  /** 'Thursday 26 November' */
  readonly label: string;
  /** Why nothing can be chosen: 'Closed', 'Christmas Day', 'Fully booked'; null where something can. */
  readonly note: string | null;
  /** The same in as few letters as a day has room for: 'Closed', 'Full'. */
  readonly shortNote: string | null;
  readonly slots: readonly SlotView[];
}

/** Days and times of a place, to choose one from. @spec L2.53 */
export interface SlotPickerView {
  readonly locationId: number;
  readonly vehicleId: number | null;
  readonly timeZone: string;
  readonly days: readonly PickerDayView[];
  /** The day that stands open at first; null where none has a time left. */
  readonly openDay: string | null;
  /** Days that are closed for a reason of their own: 'Friday 25 December: Christmas Day'. */
  readonly notes: readonly string[];
}
