import Holidays from 'date-holidays';

const states = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'];
const firstYear = 2025;
const lastYear = 2045;
const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);

/**
 * Splits a date into its day and hour: '2026-12-24 18:00:00' is a holiday from 6 pm. The hour is '' for a whole day.
 */
const splitDate = (date: string): readonly [day: string, from: string] => {
  const from = date.slice(11, 16);
  return [date.slice(0, 10), from === '00:00' ? '' : from];
};

/**
 * If Christmas Day is on a weekend, `date-holidays` lists only the substitute day for some states. Dealers close on
 * both.
 */
const christmasDays = years.map((year) => ({ date: `${year}-12-25 00:00:00`, name: 'Christmas Day', type: 'public' }));

interface StateHoliday {
  readonly state: string;
  /** Hour, name and days: '18:00|Christmas Eve|2026-12-24 2027-12-24'. */
  readonly holiday: string;
}

const listStateHolidays = (state: string): readonly StateHoliday[] => {
  const source = new Holidays('AU', state, { languages: ['en'] });
  const known = years.flatMap((year) => source.getHolidays(year)).filter(({ type }) => type === 'public');
  const missing = christmasDays.filter(({ date }) => !known.some((holiday) => holiday.date === date));
  const named = [...known, ...missing].map(({ date, name }) => {
    const [day, from] = splitDate(date);
    return { day, holiday: `${from}|${name.replace(' (substitute day)', ' public holiday')}` };
  });
  return Object.entries(Object.groupBy(named, ({ holiday }) => holiday)).map(([holiday, entries = []]) => {
    const days = entries.map(({ day }) => day).toSorted();
    return { state, holiday: `${holiday}|${days.join(' ')}` };
  });
};

export const listHolidayLines = (): readonly string[] =>
  Object.entries(Object.groupBy(states.flatMap(listStateHolidays), ({ holiday }) => holiday)).map(
    ([holiday, kept = []]) => `${kept.map(({ state }) => state).join(' ')}|${holiday}`,
  );
