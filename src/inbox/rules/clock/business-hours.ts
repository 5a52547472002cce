import { addDays, findLocalMoment, localDay } from '#src/lib/dates/local-day.ts';
import { minuteMs } from '#src/lib/durations.ts';
import { findDayHours } from '#src/locations/rules/hours/find-day-hours.ts';
import { findWeekday } from '#src/locations/rules/weekday-names.ts';
import type { HoursPeriod, SiteLocation } from '#src/sites/model/site-location.ts';

export interface BusinessHours {
  readonly timeZone: string;
  /** Sorted, without overlaps. `day` is 'YYYY-MM-DD' in the time zone. */
  readonly periodsOn: (day: string) => readonly HoursPeriod[];
}

export interface BusinessPlace extends Pick<SiteLocation, 'timeZone'> {
  readonly address: Pick<SiteLocation['address'], 'state'>;
  readonly contact: Pick<
    SiteLocation['contact'],
    'openingHours' | 'specialHours' | 'publicHolidays' | 'closedHolidays' | 'eveningHolidays'
  >;
}

const officePeriods: readonly HoursPeriod[] = [{ open: '09:00', close: '17:00' }];

/** From Monday to Friday, assumes 9 am to 5 pm for a day without known hours. */
export const readBusinessHours = (place: BusinessPlace): BusinessHours => ({
  timeZone: place.timeZone,
  periodsOn: (day) => {
    const hours = findDayHours(place, day);
    if (hours.kind === 'open') return hours.periods;
    const isWeekday = findWeekday(day) % 6 !== 0;
    return hours.kind === 'unknown' && isWeekday ? officePeriods : [];
  },
});

/** Maximum number of days to look ahead. A location closed for this long has no business time. */
const maxDays = 60;

interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

const spansOn = ({ timeZone, periodsOn }: BusinessHours, day: string): readonly Span[] =>
  periodsOn(day).map(({ open, close }) => ({
    fromMs: findLocalMoment(day, open, timeZone),
    toMs: findLocalMoment(day, close, timeZone),
  }));

/** Returns Unix ms; null if the location isn't open for that many minutes within `maxDays` days. */
export const addBusinessMinutes = (hours: BusinessHours, fromMs: number, minutes: number): number | null => {
  let leftMs = minutes * minuteMs;
  let day = localDay(fromMs, hours.timeZone);
  for (let count = 0; count < maxDays; count += 1) {
    for (const span of spansOn(hours, day)) {
      const beginMs = Math.max(span.fromMs, fromMs);
      if (beginMs >= span.toMs) continue;
      if (leftMs <= span.toMs - beginMs) return beginMs + leftMs;
      leftMs -= span.toMs - beginMs;
    }
    day = addDays(day, 1);
  }
  return null;
};
