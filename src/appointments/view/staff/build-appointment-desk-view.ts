import { locale } from '#src/lib/australia.ts';
import { describeClock, formatDayInWords } from '#src/lib/dates/format-date.ts';
import { addDays, endOfLocalDay, localDay, startOfLocalDay } from '#src/lib/dates/local-day.ts';
import { createZonedFormat } from '#src/lib/dates/zoned-format.ts';
import { writeFullName } from '#src/lib/text/full-name.ts';
import { describeWhen } from '#src/staff/view/describe-when.ts';
import {
  buildField,
  buildLine,
  listContacts,
  listFacts,
  type RecordAction,
  type RecordPageView,
  type RecordTab,
} from '#src/staff/view/record-view.ts';
import type { Slot } from '../../rules/slot.ts';

export type CalendarSpan = 'day' | 'week';

const daysOf: Readonly<Record<CalendarSpan, number>> = { day: 1, week: 7 };

/** Weeks begin on Monday. @param day 'YYYY-MM-DD' */
export const listCalendarDays = (day: string, span: CalendarSpan): readonly string[] => {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const first = span === 'week' ? addDays(day, -weekday) : day;
  return Array.from({ length: daysOf[span] }, (_, index) => addDays(first, index));
};

export const findCalendarTime = (days: readonly string[], timeZone: string): Slot => ({
  startMs: startOfLocalDay(days[0] ?? '', timeZone),
  endMs: endOfLocalDay(days.at(-1) ?? '', timeZone),
});

interface ShownAppointment extends Slot {
  readonly appointmentUuid: string;
  readonly leadUuid: string;
  readonly bookedAtMs: number;
  readonly cancelledAtMs: number | null;
  readonly move?: { readonly count: number; readonly atMs: number };
  readonly firstName: string;
  readonly lastName: string | null;
  readonly phone: string;
  readonly email: string;
  readonly vehicle: { readonly title: string } | null;
}

interface ShownBlock extends Slot {
  readonly blockUuid: string;
  readonly reason: string;
}

export interface CalendarItem {
  readonly key: string;
  readonly time: string;
  readonly title: string;
  readonly text: string | null;
  readonly href: string | null;
  /** Null unless the item is a block that the staff member may remove. */
  readonly blockUuid: string | null;
}

export interface CalendarDay {
  readonly day: string;
  readonly name: string;
  readonly isToday: boolean;
  readonly items: readonly CalendarItem[];
}

export interface CalendarView {
  readonly span: CalendarSpan;
  readonly heading: string;
  readonly days: readonly CalendarDay[];
  readonly locations: readonly RecordTab[];
  readonly spans: readonly RecordTab[];
  readonly previousHref: string;
  readonly todayHref: string;
  readonly nextHref: string;
  readonly timeZoneNote: string | null;
  readonly actions: readonly RecordAction[];
}

const dayNameOf = createZonedFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' });
const nameDay = (day: string): string =>
  dayNameOf('UTC')
    .format(Date.parse(`${day}T12:00:00Z`))
    .replace(',', '');

export interface CalendarSurroundings {
  readonly span: CalendarSpan;
  readonly day: string;
  readonly now: Date;
  readonly locationId: number;
  readonly locations: readonly { readonly id: number; readonly name: string; readonly timeZone: string }[];
  readonly siteTimeZone: string;
  readonly canWork: boolean;
  readonly canShare: boolean;
  readonly hrefOf: (appointmentUuid: string) => string;
  readonly pageHref: (asked: {
    readonly locationId: number;
    readonly span: CalendarSpan;
    readonly day: string;
  }) => string;
}

const blockAction = (day: string): RecordAction => ({
  intent: 'block',
  label: 'Block a time',
  note: 'Customers can’t book a blocked time. Existing appointments stay.',
  isDanger: false,
  fields: [
    buildField({ name: 'day', label: 'Day', type: 'date', value: day, maxLength: 10 }),
    buildField({ name: 'from', label: 'From', type: 'time', value: '09:00', maxLength: 5 }),
    buildField({ name: 'to', label: 'To', type: 'time', value: '10:00', maxLength: 5 }),
    buildField({ name: 'reason', label: 'Reason', maxLength: 80, isOptional: true }),
  ],
});

const feedAction: RecordAction = {
  intent: 'renewFeed',
  label: 'Create a calendar address',
  note: 'Add a secret address to a calendar app to see this location’s appointments, with names and phone numbers. Creating a new address turns off the old one.',
  isDanger: false,
  fields: [],
};

export const buildCalendarView = (
  appointments: readonly ShownAppointment[],
  blocks: readonly ShownBlock[],
  around: CalendarSurroundings,
): CalendarView => {
  const { span, day, now, locationId, locations, canWork, canShare, hrefOf, pageHref } = around;
  const timeZone = locations.find(({ id }) => id === locationId)?.timeZone ?? around.siteTimeZone;
  const today = localDay(now, timeZone);
  const writeSlot = ({ startMs, endMs }: Slot): string =>
    `${describeClock(startMs, timeZone)} to ${describeClock(endMs, timeZone)}`;
  const items = [
    ...appointments.map((one) => ({
      startMs: one.startMs,
      key: one.appointmentUuid,
      time: writeSlot(one),
      title: writeFullName(one),
      text: one.vehicle?.title ?? null,
      href: hrefOf(one.appointmentUuid),
      blockUuid: null,
    })),
    ...blocks.map((one) => ({
      startMs: one.startMs,
      key: one.blockUuid,
      time: writeSlot(one),
      title: one.reason === '' ? 'Blocked' : `Blocked: ${one.reason}`,
      text: null,
      href: null,
      blockUuid: canWork ? one.blockUuid : null,
    })),
  ].toSorted((one, other) => one.startMs - other.startMs);
  const days = listCalendarDays(day, span);
  const [first = day] = days;
  const last = days.at(-1) ?? day;
  return {
    span,
    heading: span === 'day' ? formatDayInWords(day) : `${nameDay(first)} to ${nameDay(last)}`,
    days: days.map((one) => ({
      day: one,
      name: nameDay(one),
      isToday: one === today,
      // An item that began earlier appears on the first day.
      items: items
        .filter(({ startMs }) => {
          const began = localDay(startMs, timeZone);
          return began === one || (one === first && began < first);
        })
        .map(({ startMs, ...item }) => item),
    })),
    locations:
      locations.length < 2
        ? []
        : locations.map(({ id, name }) => ({
            label: name,
            href: pageHref({ locationId: id, span, day }),
            isCurrent: id === locationId,
          })),
    spans: (['day', 'week'] as const).map((one) => ({
      label: one === 'day' ? 'Day' : 'Week',
      href: pageHref({ locationId, span: one, day }),
      isCurrent: one === span,
    })),
    previousHref: pageHref({ locationId, span, day: addDays(first, -daysOf[span]) }),
    todayHref: pageHref({ locationId, span, day: today }),
    nextHref: pageHref({ locationId, span, day: addDays(first, daysOf[span]) }),
    timeZoneNote: timeZone === around.siteTimeZone ? null : `Times are in this location’s time zone (${timeZone}).`,
    actions: [...(canWork ? [blockAction(day)] : []), ...(canShare ? [feedAction] : [])],
  };
};

export interface AppointmentPageSurroundings {
  readonly locationName: string;
  readonly timeZone: string;
  readonly noun: string;
  readonly now: Date;
  readonly canWork: boolean;
  readonly leadHref: string | null;
}

const pad = (text: string): string => text.padStart(2, '0');

const writeClock = (atMs: number, timeZone: string): string => {
  const parts = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
    .formatToParts(atMs)
    .filter(({ type }) => type !== 'literal');
  return parts.map(({ value }) => pad(value)).join(':');
};

export const buildAppointmentPageView = (
  appointment: ShownAppointment,
  { locationName, timeZone, noun, now, canWork, leadHref }: AppointmentPageSurroundings,
): RecordPageView => {
  const { startMs, endMs, cancelledAtMs, bookedAtMs, move } = appointment;
  const isOver = cancelledAtMs !== null || startMs <= now.getTime();
  return {
    title: writeFullName(appointment),
    subtitle: `${noun} · ${describeWhen(startMs, timeZone)}`,
    tag:
      cancelledAtMs !== null
        ? { text: 'Cancelled', tone: 'lost' }
        : isOver
          ? { text: 'Past', tone: 'open' }
          : { text: 'Booked', tone: 'new' },
    warning: null,
    parts: [
      {
        title: 'Appointment',
        facts: listFacts([
          ['When', `${describeWhen(startMs, timeZone)} to ${describeClock(endMs, timeZone)}`],
          ['Where', locationName],
          ['Vehicle', appointment.vehicle?.title],
          ['Lead', leadHref === null ? null : 'Open the lead', leadHref],
          ...listContacts(appointment),
        ]),
      },
    ],
    actions:
      isOver || !canWork
        ? []
        : [
            {
              intent: 'move',
              label: 'Move',
              note: 'The customer gets an email with the new time and a new calendar file.',
              isDanger: false,
              fields: [
                buildField({
                  name: 'day',
                  label: 'Day',
                  type: 'date',
                  value: localDay(startMs, timeZone),
                  maxLength: 10,
                }),
                buildField({
                  name: 'from',
                  label: 'Time',
                  type: 'time',
                  value: writeClock(startMs, timeZone),
                  maxLength: 5,
                }),
              ],
            },
            {
              intent: 'cancel',
              label: 'Cancel this appointment',
              note: 'The customer gets an email, and the time is available again.',
              isDanger: true,
              fields: [],
            },
          ],
    lines: [
      { key: 'booked', what: 'booked', atMs: bookedAtMs },
      ...(move === undefined ? [] : [{ key: 'moved', what: 'moved', atMs: move.atMs }]),
      ...(cancelledAtMs === null ? [] : [{ key: 'cancelled', what: 'cancelled', atMs: cancelledAtMs }]),
    ].map((line) => buildLine(line, timeZone)),
  };
};
