/** A time at which a shopper can come; moments, so that no change of the clocks makes two of them alike. */
export interface Slot {
  readonly startMs: number;
  readonly endMs: number;
}

/** Time that somebody has booked already. */
export interface BookedTime extends Slot {
  /** The vehicle that is out then; null where none was named. */
  readonly vehicleId: number | null;
}

/** When a location receives shoppers on one day. */
export type VisitHours =
  /** Times of day 'HH:mm' by the location's clocks. */
  | { readonly kind: 'open'; readonly opens: string; readonly closes: string }
  /** 'Closed', 'By appointment only', 'Christmas Day' */
  | { readonly kind: 'closed'; readonly text: string };

/** As much of a location as its appointments depend on. */
export interface SlotPlace {
  readonly timeZone: string;
  /** What its opening and holiday hours say of a day 'YYYY-MM-DD'. */
  readonly hoursOn: (day: string) => VisitHours;
}
