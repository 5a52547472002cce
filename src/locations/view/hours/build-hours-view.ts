import { addDays } from '#src/lib/dates/add-days.ts';
import { localDay } from '#src/lib/dates/local-day.ts';
import type { OpeningHours } from '#src/sites/model/opening-hours.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import { formatHours } from '../../rules/format-hours.ts';
import type { DayHours } from '../../rules/hours/day-hours.ts';
import { findDayHours } from '../../rules/hours/find-day-hours.ts';
import { findWeekday } from '../../rules/hours/find-weekday.ts';
import { shortWeekdayNames } from '../../rules/weekday-names.ts';
import { describeDayHours } from '../describe-day-hours.ts';
import { groupOpeningHours } from '../group-opening-hours.ts';
import type { HoursView, OpenTimes, SpecialDayView } from './hours-view.ts';

const sayHours = (hours: DayHours): string => {
  if (hours.kind === 'closed') return 'Closed';
  const { open, close } = hours;
  const formattedHours = formatHours(open, close);
  return describeDayHours({ status: hours.kind === 'open' ? 'Open' : hours.status, formattedHours });
};

/** Whether the dealer gave the times in words: doors may be closed in between. */
const isInWords = ({ formattedHours, open, close }: OpeningHours): boolean =>
  formattedHours !== formatHours(open, close);

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day 'YYYY-MM-DD' as a list of days names it: 'Thu 24 Dec'. */
const formatDayLabel = (day: string): string => {
  const [, month, date] = day.split('-').map(Number);
  return `${shortWeekdayNames[findWeekday(day)]} ${date} ${monthNames[(month ?? 1) - 1]}`;
};

const toSpecialDay = (hours: DayHours, usual: OpeningHours | undefined): SpecialDayView => {
  const kept = hours.isUsual ? usual : undefined;
  return {
    day: hours.day,
    label: formatDayLabel(hours.day),
    holiday: hours.holiday,
    text: kept === undefined ? sayHours(hours) : describeDayHours(kept),
    times: hours.kind === 'open' ? [hours.open, hours.close] : null,
    isInWords: kept !== undefined && isInWords(kept),
  };
};

const readTimes = ({ status, open, close }: OpeningHours): OpenTimes =>
  status === 'Open' && open !== null && close !== null ? [open, close] : null;

const listSpecialDays = (location: SiteLocation, now: Date, holidayDays: number): readonly SpecialDayView[] => {
  const today = localDay(now, location.timeZone);
  return Array.from({ length: holidayDays }, (_, index) => findDayHours(location, addDays(today, index)))
    .filter(({ isUsual, holiday }) => !isUsual || holiday !== null)
    .map((hours) => toSpecialDay(hours, location.contact.openingHours[findWeekday(hours.day)]));
};

/** When a location is open: its week, and what differs from it in the days ahead. @spec L2.65, L2.67, L9.12 */
export const buildHoursView = (location: SiteLocation, now: Date, holidayDays: number): HoursView => ({
  timeZone: location.timeZone,
  lines: groupOpeningHours(location.contact.openingHours),
  week: location.contact.openingHours.map((entry) => ({
    ...{ text: describeDayHours(entry), times: readTimes(entry), isInWords: isInWords(entry) },
  })),
  special: listSpecialDays(location, now, holidayDays),
});
