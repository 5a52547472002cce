import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CalendarEntry } from '../view/build-calendar-entry.ts';

/** A cancellation has the same UID and a higher SEQUENCE than its booking (RFC 5546). @spec D.22 */
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
