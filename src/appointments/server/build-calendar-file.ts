import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CalendarEntry } from '../view/build-calendar-entry.ts';

/**
 * A calendar file with one appointment. Its times are moments at Greenwich, which every program shows by its own clocks; one
 * that stands names no method, because it is a file to be kept and nothing that a program should answer. One that is cancelled says
 * so by METHOD:CANCEL, under the same UID and a greater SEQUENCE (RFC 5546).
 * @spec D.22
 */
export const buildCalendarFile = (entry: CalendarEntry): string => {
  const calendar = new ICalCalendar({ prodId: { company: 'Forecourt', product: 'Appointments', language: 'EN' } });
  if (entry.isCancelled) calendar.method(ICalCalendarMethod.CANCEL);
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
  return calendar.toString();
};
