import { publicHolidayTable } from './public-holiday-table.ts';

export interface PublicHoliday {
  readonly name: string;
  /** '18:00' for one that begins in the evening; null for a whole day. */
  readonly from: string | null;
}

const readTable = (): ReadonlyMap<string, PublicHoliday> => {
  const holidays = new Map<string, PublicHoliday>();
  for (const row of publicHolidayTable.trim().split('\n')) {
    const [states = '', from = '', name = '', days = ''] = row.split('|');
    const holiday = { name, from: from === '' ? null : from };
    for (const key of states.split(' ').flatMap((state) => days.split(' ').map((day) => `${state} ${day}`))) {
      // Two on one day: that of the whole day holds, else the one that the table names first.
      if (!holidays.has(key) || (from === '' && holidays.get(key)?.from !== null)) holidays.set(key, holiday);
    }
  }
  return holidays;
};

let holidays: ReadonlyMap<string, PublicHoliday> | undefined;

/**
 * The public holiday of a state on a day 'YYYY-MM-DD'. The table is read when it is first asked for; it is too large for a
 * browser.
 */
export const findPublicHoliday = (state: string, day: string): PublicHoliday | undefined => {
  holidays ??= readTable();
  return holidays.get(`${state} ${day}`);
};
