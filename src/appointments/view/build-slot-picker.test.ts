import { describe, expect, it } from 'vitest';
import { findLocalMoment } from '#src/lib/dates/local-day.ts';
import { type BookableDay, listDaySlots } from '../rules/list-bookable-days.ts';
import { buildSlotPicker } from './build-slot-picker.ts';

const timeZone = 'Australia/Sydney';
const place = { locationId: 201, timeZone, vehicleId: null };
const slotAt = (day: string, time: string) => {
  const startMs = findLocalMoment(day, time, timeZone);
  return { startMs, endMs: startMs + 1_800_000 };
};
const days: readonly BookableDay[] = [
  { kind: 'full', day: '2026-12-24' },
  { kind: 'closed', day: '2026-12-25', text: 'Christmas Day' },
  { kind: 'closed', day: '2026-12-27', text: 'Closed' },
  { kind: 'closed', day: '2026-12-28', text: 'By appointment only' },
  { kind: 'bookable', day: '2026-12-29', slots: [slotAt('2026-12-29', '09:00'), slotAt('2026-12-29', '13:30')] },
  { kind: 'bookable', day: '2026-12-30', slots: [slotAt('2026-12-30', '09:00')] },
];

describe('the picker', () => {
  it('shows days and times in the location’s time zone [L2.53]', () => {
    const [, , , , tuesday] = buildSlotPicker(days, place).days;
    expect(tuesday).toEqual({
      day: '2026-12-29',
      weekday: 'Tue',
      number: '29',
      month: 'Dec',
      label: 'Tuesday 29 December',
      note: null,
      shortNote: null,
      slots: [
        { value: '2026-12-28T22:00:00.000Z', label: '9:00 am', part: 'Morning' },
        { value: '2026-12-29T02:30:00.000Z', label: '1:30 pm', part: 'Afternoon' },
      ],
    });
  });

  it('shows which days are closed or full, and why [L2.53]', () => {
    const picker = buildSlotPicker(days, place);
    expect(picker.days.map(({ note, shortNote }) => [note, shortNote]).slice(0, 4)).toEqual([
      ['fully booked', 'Full'],
      ['Christmas Day', 'Closed'],
      ['closed', 'Closed'],
      ['by appointment only', 'By appt'],
    ]);
    expect(picker.notes).toEqual(['Friday 25 December: Christmas Day', 'Monday 28 December: by appointment only']);
  });

  it('opens the chosen day, else the first with a free time [L2.53]', () => {
    expect(buildSlotPicker(days, place).openDay).toBe('2026-12-29');
    expect(buildSlotPicker(days, place, '2026-12-30').openDay).toBe('2026-12-30');
    expect(buildSlotPicker(days, place, '2026-12-25').openDay).toBe('2026-12-29');
    expect(buildSlotPicker(days.slice(0, 4), place).openDay).toBeNull();
  });

  it('puts times before noon in the morning, and noon in the afternoon [L2.53]', () => {
    const slots = ['11:30', '12:00'].map((time) => slotAt('2026-12-29', time));
    const [day] = buildSlotPicker([{ kind: 'bookable', day: '2026-12-29', slots }], place).days;
    expect(day?.slots.map(({ label, part }) => [label, part])).toEqual([
      ['11:30 am', 'Morning'],
      ['12:00 pm', 'Afternoon'],
    ]);
  });

  it('distinguishes two times that clocks show twice [L2.53] [D.22]', () => {
    const open = { timeZone, hoursOn: () => ({ kind: 'open', periods: [{ open: '01:30', close: '04:00' }] }) as const };
    const slots = listDaySlots('2026-04-05', open, 30);
    const [day] = buildSlotPicker([{ kind: 'bookable', day: '2026-04-05', slots }], place).days;
    expect(day?.slots.map(({ label }) => label)).toEqual([
      '1:30 am',
      '2:00 am AEDT',
      '2:30 am AEDT',
      '2:00 am AEST',
      '2:30 am AEST',
      '3:00 am',
      '3:30 am',
    ]);
  });
});
