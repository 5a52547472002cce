import { expect, it } from 'vitest';
import { describeDeadline } from './describe-deadline.ts';

const nowMs = Date.parse('2026-11-27T00:00:00Z');

it.each([
  ['2026-11-27T00:00:30Z', 'due in 1 min', 'near'],
  ['2026-11-27T00:40:00Z', 'due in 40 min', 'near'],
  ['2026-11-27T06:30:00Z', 'due 4:30 pm', 'calm'],
  ['2026-11-29T23:30:00Z', 'due Mon 9:30 am', 'calm'],
  ['2026-11-27T00:00:00Z', 'overdue 1 min', 'overdue'],
  ['2026-11-26T21:00:00Z', 'overdue 3 h', 'overdue'],
  ['2026-11-24T21:00:00Z', 'overdue 2 d', 'overdue'],
])('describes an answer that is due at %s as %s', (due, text, tone) => {
  expect(describeDeadline(Date.parse(due), nowMs, 'Australia/Brisbane')).toEqual({ text, tone });
});
