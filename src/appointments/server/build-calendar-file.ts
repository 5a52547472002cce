import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CalendarEntry } from '../view/build-calendar-entry.ts';

const openCalendar = (): ICalCalendar =>
  new ICalCalendar({ prodId: { company: 'Forecourt', product: 'Appointments', language: 'EN' } });

const addEntry = (calendar: ICalCalendar, entry: CalendarEntry): void => {
  calendar.createEvent({
    id: entry.uid,
    sequence: entry.sequence,
    ...(entry.isCancelled && { status: ICalEventStatus.CANCELLED, organizer: entry.organiser }),
    stamp: new Date(entry.stampMs),
    start: new Date(entry.startMs),
    end: new Date(entry.endMs),
    summary: entry.summary,
    location: entry.place,
    description: entry.description,
    url: entry.url,
  });
};

/** A cancellation needs the UID of its booking and a higher SEQUENCE (RFC 5546). @spec D.22 */
export const buildCalendarFile = (entry: CalendarEntry): string => {
  const calendar = openCalendar();
  if (entry.isCancelled) calendar.method(ICalCalendarMethod.CANCEL);
  addEntry(calendar, entry);
  return calendar.toString();
};

const feedSeconds = 15 * 60;

export const buildCalendarFeed = (name: string, entries: readonly CalendarEntry[]): string => {
  const calendar = openCalendar();
  calendar.name(name).ttl(feedSeconds);
  for (const entry of entries) addEntry(calendar, entry);
  return calendar.toString();
};
