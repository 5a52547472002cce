import { findWeekday } from '#src/locations/rules/weekday-names.ts';
import type { SiteLocation, SpecialHours } from '#src/sites/model/site-location.ts';
import { findPublicHoliday, type PublicHoliday } from './find-public-holiday.ts';

/** The hours of one place on one date. @spec L3.06, L3.07 */
export type DayHours = {
  /** 'YYYY-MM-DD' where the place is. */
  readonly day: string;
  /** Name of the public holiday that the day is; null on other days. */
  readonly holiday: string | null;
  /** Whether the hours are those of every week. */
  readonly isUsual: boolean;
} & (
  | { readonly kind: 'open'; readonly open: string; readonly close: string }
  | { readonly kind: 'closed' }
  /** 'By appointment only' and the like, with times or without: nobody can count on open doors. */
  | { readonly kind: 'other'; readonly status: string; readonly open: string | null; readonly close: string | null }
);

interface HoursPlace {
  readonly address: Pick<SiteLocation['address'], 'state'>;
  readonly contact: Pick<SiteLocation['contact'], 'openingHours' | 'specialHours' | 'publicHolidays'>;
}

type Hours = Omit<SpecialHours, 'day'>;
type OnlyHours<Union> = Union extends unknown ? Omit<Union, 'day' | 'holiday' | 'isUsual'> : never;

const closed: Hours = { status: 'Closed', open: null, close: null };

const sortHours = ({ status, open, close }: Hours): OnlyHours<DayHours> => {
  if (status === 'Open' && open !== null && close !== null) return { kind: 'open', open, close };
  return status === 'Closed' ? { kind: 'closed' } : { kind: 'other', status, open, close };
};

/** Closed for the day, or from the hour at which a holiday of the evening begins. */
const endAtHoliday = (usual: Hours, { from }: PublicHoliday): Hours => {
  if (from === null || usual.open === null || usual.close === null || usual.open >= from) return closed;
  return usual.close <= from ? usual : { ...usual, close: from };
};

/**
 * The hours of a place on a day 'YYYY-MM-DD': those that the dealer gave for the date, else those of the week, which end
 * with a public holiday of the state unless the dealer opens as usual.
 * @spec L3.06, L3.07, L9.15
 */
export const findDayHours = ({ address, contact }: HoursPlace, day: string): DayHours => {
  const weekday = findWeekday(day);
  const usual = contact.openingHours.find((entry) => entry.weekday === weekday) ?? closed;
  const special = contact.specialHours.find((entry) => entry.day === day);
  const holiday = findPublicHoliday(address.state, day);
  const isKept = holiday !== undefined && contact.publicHolidays === 'closed';
  const hours = special ?? (isKept ? endAtHoliday(usual, holiday) : usual);
  return { day, holiday: holiday?.name ?? null, isUsual: hours === usual, ...sortHours(hours) };
};
