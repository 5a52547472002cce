import { addDays, localDay } from '#src/lib/dates/local-day.ts';
import { formatHours } from '#src/locations/rules/format-clock.ts';
import { findDayHours, type KnownDayHours } from '#src/locations/rules/hours/find-day-hours.ts';
import { findWeekday, shortWeekdayNames } from '#src/locations/rules/weekday-names.ts';
import type { HoursPeriod, OpeningHours, SiteLocation } from '#src/sites/model/site-location.ts';
import { describeDayHours } from '../describe-day-hours.ts';
import { groupOpeningHours, type OpeningHoursView } from '../group-opening-hours.ts';

/** Opening and closing times in turn: a flat list takes fewer bytes on the page. */
type OpenTimes = readonly string[] | null;

/** A day with special hours, or a public holiday, which can have the usual hours. @spec L3.07, L9.15 */
export interface SpecialDayView {
  readonly day: string;
  readonly label: string;
  readonly holiday: string | null;
  readonly text: string;
  readonly times: OpenTimes;
  /** True if the dealer wrote the hours in words, which can include breaks that `times` doesn't contain. */
  readonly isInWords: boolean;
}

export interface HoursView {
  readonly timeZone: string;
  /** @spec L9.12 */
  readonly lines: readonly OpeningHoursView[];
  readonly week: readonly Pick<SpecialDayView, 'text' | 'times' | 'isInWords'>[];
  readonly special: readonly SpecialDayView[];
}

const sayHours = (hours: KnownDayHours): string => {
  if (hours.kind === 'closed') return 'Closed';
  const formattedHours = formatHours(hours.periods);
  return describeDayHours({ status: hours.kind === 'open' ? 'Open' : hours.status, formattedHours });
};

const isInWords = ({ formattedHours, periods }: OpeningHours): boolean => formattedHours !== formatHours(periods);

const listTimes = (periods: readonly HoursPeriod[]): OpenTimes =>
  periods.length === 0 ? null : periods.flatMap(({ open, close }) => [open, close]);

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const formatDayLabel = (day: string): string => {
  const [, month, date] = day.split('-').map(Number);
  return `${shortWeekdayNames[findWeekday(day)]} ${date} ${monthNames[(month ?? 1) - 1]}`;
};

const toSpecialDay = (hours: KnownDayHours, usual: OpeningHours | undefined): SpecialDayView => {
  const kept = hours.isUsual ? usual : undefined;
  return {
    day: hours.day,
    label: formatDayLabel(hours.day),
    holiday: hours.holiday,
    text: kept === undefined ? sayHours(hours) : describeDayHours(kept),
    times: hours.kind === 'open' ? listTimes(hours.periods) : null,
    isInWords: kept !== undefined && isInWords(kept),
  };
};

const readTimes = ({ status, periods }: OpeningHours): OpenTimes => (status === 'Open' ? listTimes(periods) : null);

export const listSpecialDays = (location: SiteLocation, now: Date, dayCount: number): readonly KnownDayHours[] => {
  const today = localDay(now, location.timeZone);
  return Array.from({ length: dayCount }, (_, index) => findDayHours(location, addDays(today, index)))
    .filter((hours) => hours.kind !== 'unknown')
    .filter(({ isUsual, holiday }) => !isUsual || holiday !== null);
};

/** @spec L2.65, L2.67, L9.12 */
export const buildHoursView = (location: SiteLocation, now: Date, holidayDays: number): HoursView => ({
  timeZone: location.timeZone,
  lines: groupOpeningHours(location.contact.openingHours),
  week: location.contact.openingHours.map((entry) => ({
    text: describeDayHours(entry),
    times: readTimes(entry),
    isInWords: isInWords(entry),
  })),
  special: listSpecialDays(location, now, holidayDays).map((hours) =>
    toSpecialDay(hours, location.contact.openingHours[findWeekday(hours.day)]),
  ),
});
