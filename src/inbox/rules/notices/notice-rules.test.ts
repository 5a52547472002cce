import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs, minuteMs } from '#src/lib/durations.ts';
import { makePerson } from '../../testing/make-routing.ts';
import { findQuietEnd } from './find-quiet-end.ts';
import { chooseEscalated, isStillTrue } from './notice-choices.ts';

describe('quiet hours', () => {
  const night = { from: '21:00', to: '07:30' };
  it.each([
    ['2026-11-24T20:59', night, null],
    ['2026-11-24T21:00', night, '2026-11-25T07:30'],
    ['2026-11-25T00:10', night, '2026-11-25T07:30'],
    ['2026-11-25T07:30', night, null],
    ['2026-11-24T12:10', { from: '12:00', to: '13:00' }, '2026-11-24T13:00'],
    ['2026-11-24T13:00', { from: '12:00', to: '13:00' }, null],
    ['2026-11-24T12:10', null, null],
    ['2026-11-24T12:10', { from: '12:10', to: '12:10' }, null],
  ])('at %s end as they say', (local, quiet, end) => {
    const found = findQuietEnd(quiet, new Date(`${local}:00+10:00`), 'Australia/Brisbane');
    expect(found?.getTime() ?? null).toBe(end === null ? null : Date.parse(`${end}:00+10:00`));
  });

  it('end within a day, at a moment that isn’t quiet', () => {
    const clock = fc
      .integer({ min: 0, max: 1439 })
      .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`);
    const moments = fc.integer({ min: Date.parse('2026-01-01') / minuteMs, max: Date.parse('2026-12-31') / minuteMs });
    const zones = fc.constantFrom('Australia/Brisbane', 'Australia/Sydney', 'Australia/Lord_Howe');
    fc.assert(
      fc.property(clock, clock, moments, zones, (from, to, minute, timeZone) => {
        const now = new Date(minute * minuteMs);
        const end = findQuietEnd({ from, to }, now, timeZone);
        if (end === null) return;
        expect(end.getTime()).toBeGreaterThan(now.getTime() - 60 * minuteMs);
        expect(end.getTime() - now.getTime()).toBeLessThanOrEqual(dayMs + 60 * minuteMs);
        const again = findQuietEnd({ from, to }, new Date(end.getTime() + 61 * minuteMs), timeZone);
        expect(again === null || again > end).toBe(true);
      }),
    );
  });
});

describe('who is told of an overdue lead', () => {
  const lead = { locationId: 1, category: 'Service Enquiry' };
  const people = [
    makePerson('owner', { role: 'owner' }),
    makePerson('boss', { role: 'manager' }),
    makePerson('elsewhere', { role: 'manager', locationIds: [2] }),
    makePerson('ann'),
  ];
  it.each([
    ['managers', people, ['boss']],
    ['managersAndOwners', people, ['boss', 'owner']],
    ['none', people, []],
    ['managers', people.filter(({ personUuid }) => personUuid !== 'boss'), ['owner']],
  ] as const)('is chosen by %s', (escalation, members, told) => {
    expect(chooseEscalated(members, lead, escalation)).toEqual(told);
  });
});

it.each([
  ['assigned', 'ann', false, true],
  ['assigned', 'bob', false, false],
  ['warning', 'ann', false, true],
  ['warning', null, false, false],
  ['warning', 'ann', true, false],
  ['overdue', null, false, true],
  ['overdue', 'bob', true, false],
  ['reassigned', 'bob', true, true],
  ['reassigned', 'ann', false, false],
] as const)(
  'a notice %s to Ann, with the lead at %s and answered: %s, still holds: %s',
  (kind, assigneeUuid, isAnswered, holds) => {
    expect(isStillTrue(kind, 'ann', { assigneeUuid, isAnswered, isDone: false })).toBe(holds);
  },
);
