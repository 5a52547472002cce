import { expect, it } from 'vitest';
import { chooseEventTime } from './choose-event-time.ts';
import { chooseViewEvent } from './event-ids.ts';

it('is 4 for used and demo vehicles, and none for new ones [B7.24] [D.25]', () => {
  expect((['new', 'demo', 'used'] as const).map((carType) => chooseViewEvent({ carType }))).toEqual([null, 4, 4]);
});

it("accepts a shopper's time up to seven days back and five minutes ahead", () => {
  const receivedAt = new Date('2026-11-20T00:00:00Z');
  const chosen = (text: string): string => chooseEventTime(new Date(text), receivedAt).toISOString();
  expect(chosen('2026-11-13T00:00:00Z')).toBe('2026-11-13T00:00:00.000Z');
  expect(chosen('2026-11-12T23:59:59Z')).toBe(receivedAt.toISOString());
  expect(chosen('2026-11-20T00:05:00Z')).toBe('2026-11-20T00:05:00.000Z');
  expect(chosen('2026-11-20T00:05:01Z')).toBe(receivedAt.toISOString());
});
