import { describe, expect, it } from 'vitest';
import { buildCalendarView, findCalendarTime, listCalendarDays } from './build-appointment-desk-view.ts';

const hourMs = 3_600_000;
const now = new Date('2026-11-26T02:00:00Z');
const nine = Date.parse('2026-11-26T09:00+10:00');
const brisbane = { id: 1, name: 'Moorooka', timeZone: 'Australia/Brisbane' };
const around = {
  span: 'week',
  day: '2026-11-26',
  now,
  locationId: 1,
  locations: [brisbane, { id: 2, name: 'Perth', timeZone: 'Australia/Perth' }],
  siteTimeZone: 'Australia/Brisbane',
  canWork: true,
  canShare: false,
  hrefOf: (uuid: string) => `/${uuid}`,
  pageHref: ({ locationId, span, day }: { locationId: number; span: string; day: string }) =>
    `${locationId} ${span} ${day}`,
} as const;
const booked = {
  appointmentUuid: 'a',
  leadUuid: 'l',
  startMs: nine,
  endMs: nine + hourMs,
  bookedAtMs: 0,
  cancelledAtMs: null,
  firstName: 'Ann',
  lastName: null,
  phone: '',
  email: '',
  vehicle: { title: '2023 Nissan X-Trail' },
};
const block = { blockUuid: 'b', startMs: nine - hourMs, endMs: nine, reason: 'Meeting' };

describe('the calendar of appointments', () => {
  it('shows a week from Monday, or one day', () => {
    expect(listCalendarDays('2026-11-29', 'week')).toEqual([
      ...['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'],
    ]);
    expect(listCalendarDays('2026-11-29', 'day')).toEqual(['2026-11-29']);
    // A week in which Sydney's clocks go forward.
    const { startMs, endMs } = findCalendarTime(listCalendarDays('2026-10-04', 'week'), 'Australia/Sydney');
    expect(endMs - startMs).toBe((7 * 24 - 1) * hourMs);
  });

  it('lists each day’s appointments and blocked times in order, in the location’s time', () => {
    const view = buildCalendarView([booked], [block], around);
    const days = view.days.filter(({ items }) => items.length > 0);
    expect(days.map(({ day, isToday }) => [day, isToday])).toEqual([['2026-11-26', true]]);
    expect(days[0]?.items).toEqual([
      { key: 'b', time: '8:00 am to 9:00 am', title: 'Blocked: Meeting', text: null, href: null, blockUuid: 'b' },
      {
        key: 'a',
        time: '9:00 am to 10:00 am',
        title: 'Ann',
        text: '2023 Nissan X-Trail',
        href: '/a',
        blockUuid: null,
      },
    ]);
    expect([view.previousHref, view.nextHref]).toEqual(['1 week 2026-11-16', '1 week 2026-11-30']);
    expect(view.timeZoneNote).toBeNull();
  });

  it('says whose time it is, and offers only what the person may do', () => {
    const view = buildCalendarView([], [block], { ...around, locationId: 2, canWork: false, canShare: true });
    expect(view.timeZoneNote).toBe('Times are in this location’s time zone (Australia/Perth).');
    expect(view.actions.map(({ intent }) => intent)).toEqual(['renewFeed']);
    expect(view.days.flatMap(({ items }) => items).map(({ blockUuid }) => blockUuid)).toEqual([null]);
  });
});
