import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogSummary } from './create-log-summary.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('logs two lines about a flood: the first refusal and the number of others', () => {
  const warn = vi.fn();
  const { note } = createLogSummary(1000);
  for (let at = 0; at < 3000; at++) note('overloaded', { warn }, { path: '*' });
  note('databaseAway', { warn }, { path: '/api/cars' });
  expect(warn.mock.calls).toEqual([
    [{ path: '*' }, 'request refused'],
    [{ path: '/api/cars' }, 'request refused'],
  ]);
  vi.advanceTimersByTime(1000);
  expect(warn.mock.calls.slice(2)).toEqual([
    [{ path: '*', further: 2999, windowMs: 1000 }, 'further requests refused'],
  ]);
  note('overloaded', { warn }, { path: '*' });
  expect(warn).toHaveBeenCalledTimes(4);
  vi.advanceTimersByTime(1000);
  expect(warn).toHaveBeenCalledTimes(4);
});
