import { findWeekday } from '#src/locations/rules/weekday-names.ts';
import type { HoursPeriod, SiteLocation, SpecialHours } from '#src/sites/model/site-location.ts';
import { publicHolidayTable } from './public-holiday-table.ts';

interface PublicHoliday {
  readonly name: string;
  /** Start of a holiday that begins in the evening, such as '18:00'; null for a whole day. */
  readonly from: string | null;
}

const readTable = (): ReadonlyMap<string, PublicHoliday> => {
  const holidays = new Map<string, PublicHoliday>();
  for (const row of publicHolidayTable.trim().split('\n')) {
    const [states = '', from = '', name = '', days = ''] = row.split('|');
    const holiday = { name, from: from === '' ? null : from };
    for (const key of states.split(' ').flatMap((state) => days.split(' ').map((day) => `${state} ${day}`))) {
      // If two holidays fall on one day, a whole-day holiday wins. Otherwise, the first in the table wins.
      if (!holidays.has(key) || (from === '' && holidays.get(key)?.from !== null)) holidays.set(key, holiday);
    }
  }
  return holidays;
};

let holidays: ReadonlyMap<string, PublicHoliday> | undefined;

/** Call it only on the server, because the table of holidays is too large for a browser. */
export const findPublicHoliday = (state: string, day: string): PublicHoliday | undefined => {
  holidays ??= readTable();
  return holidays.get(`${state} ${day}`);
};

/** @spec L3.06, L3.07 */
export type KnownDayHours = {
  /** 'YYYY-MM-DD' in the location's time zone. */
  readonly day: string;
  readonly holiday: string | null;
  readonly isUsual: boolean;
} & (
  | { readonly kind: 'open'; readonly periods: readonly HoursPeriod[] }
  | { readonly kind: 'closed' }
  /** Hours such as 'By appointment only', with or without times. Never describe these hours as open. */
  | { readonly kind: 'other'; readonly status: string; readonly periods: readonly HoursPeriod[] }
);

/** Unknown if the dealer gave neither weekly hours nor hours for the date: the location may be open or closed. */
export type DayHours = KnownDayHours | { readonly kind: 'unknown' };

interface HoursPlace {
  readonly address: Pick<SiteLocation['address'], 'state'>;
  readonly contact: Pick<
    SiteLocation['contact'],
    'openingHours' | 'specialHours' | 'publicHolidays' | 'closedHolidays' | 'eveningHolidays'
  >;
}

type Hours = Omit<SpecialHours, 'day'>;
type OnlyHours<Union> = Union extends unknown ? Omit<Union, 'day' | 'holiday' | 'isUsual'> : never;

const closed: Hours = { status: 'Closed', periods: [] };

const sortHours = ({ status, periods }: Hours): OnlyHours<KnownDayHours> => {
  if (status === 'Open' && periods.length > 0) return { kind: 'open', periods };
  return status === 'Closed' ? { kind: 'closed' } : { kind: 'other', status, periods };
};

const endAtHoliday = (usual: Hours, { from }: PublicHoliday): Hours => {
  const [first] = usual.periods;
  if (from === null || first === undefined || first.open >= from) return closed;
  if (usual.periods.every(({ close }) => close <= from)) return usual;
  const before = usual.periods.filter(({ open }) => open < from);
  return { ...usual, periods: before.map(({ open, close }) => ({ open, close: close < from ? close : from })) };
};

const findCountedHoliday = ({ address, contact }: HoursPlace, day: string): PublicHoliday | undefined => {
  const holiday = findPublicHoliday(address.state, day);
  return contact.eveningHolidays === 'closed' || holiday?.from === null ? holiday : undefined;
};

const isClosedOn = ({ contact }: HoursPlace, { name }: PublicHoliday): boolean =>
  contact.publicHolidays === 'closed' || contact.closedHolidays.includes(name);

const findHolidayHours = (place: HoursPlace, usual: Hours, holiday: PublicHoliday): Hours => {
  const { publicHolidays } = place.contact;
  if (isClosedOn(place, holiday)) return endAtHoliday(usual, holiday);
  if (typeof publicHolidays === 'string') return usual;
  if (holiday.from !== null) return endAtHoliday(usual, holiday);
  // A yard that never opens on this weekday doesn't open for a holiday either.
  return usual.status === 'Open' && usual.periods.length > 0 ? { status: 'Open', periods: [publicHolidays] } : usual;
};

/** @spec L3.06, L3.07, L9.15 */
export const findDayHours = (place: HoursPlace, day: string): DayHours => {
  const { contact } = place;
  const weekday = findWeekday(day);
  const usual = contact.openingHours.find((entry) => entry.weekday === weekday);
  const special = contact.specialHours.find((entry) => entry.day === day);
  const holiday = findCountedHoliday(place, day);
  const hours = special ?? (usual && holiday ? findHolidayHours(place, usual, holiday) : usual);
  if (hours === undefined) return { kind: 'unknown' };
  return { day, holiday: holiday?.name ?? null, isUsual: hours === usual, ...sortHours(hours) };
};
