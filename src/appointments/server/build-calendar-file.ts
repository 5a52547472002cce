import { ICalCalendar } from 'ical-generator';
import type { CalendarEntry } from '../view/build-calendar-entry.ts';

/**
 * A calendar file with one appointment. Its times are moments at Greenwich, which every program shows by its own clocks; it
 * names no method, because it is a file to be kept and nothing that a program should answer.
 * @spec D.22
 */
export const buildCalendarFile = (entry: CalendarEntry): string => {
  const calendar = new ICalCalendar({ prodId: { company: 'Forecourt', product: 'Appointments', language: 'EN' } });
  calendar.createEvent({
    id: entry.uid,
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
