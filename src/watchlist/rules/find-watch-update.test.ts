import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findWatchUpdate, isUpdateCurrent, type NotifiedState } from './find-watch-update.ts';

const now = new Date('2026-11-22T02:00:00Z');
const ago = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);
const notified = (changed: Partial<NotifiedState> = {}): NotifiedState => ({
  vehicleId: 7,
  isAvailable: true,
  priceCents: 2_599_000,
  notifiedAt: null,
  ...changed,
});
const at = (priceCents: number | null) => ({ isAvailable: true, priceCents });
const gone = { isAvailable: false, priceCents: 2_499_000 };

describe('changes of a saved vehicle', () => {
  it('include a price below the last one reported', () => {
    expect(findWatchUpdate(notified(), at(2_499_000), now)).toEqual({
      kind: 'notified',
      state: at(2_499_000),
      change: { kind: 'drop', vehicleId: 7, priceCents: 2_499_000, wasCents: 2_599_000 },
    });
    fc.assert(
      fc.property(fc.integer({ min: 2_599_000, max: 9_000_000 }), (priceCents) => {
        expect(findWatchUpdate(notified(), at(priceCents), now)).toEqual({ kind: 'none' });
      }),
    );
    expect(findWatchUpdate(notified(), at(null), now)).toEqual({ kind: 'none' });
  });

  it('include being available again after being unavailable', () => {
    expect(findWatchUpdate(notified(), gone, now)).toEqual({
      kind: 'noted',
      state: { isAvailable: false, priceCents: 2_599_000 },
    });
    expect(findWatchUpdate(notified({ isAvailable: false }), gone, now)).toEqual({ kind: 'none' });
    expect(findWatchUpdate(notified({ isAvailable: false }), at(2_699_000), now)).toEqual({
      kind: 'notified',
      state: at(2_699_000),
      change: { kind: 'back', vehicleId: 7 },
    });
  });

  it('don’t include a first known price, which is only stored', () => {
    expect(findWatchUpdate(notified({ priceCents: null }), at(2_499_000), now)).toEqual({
      kind: 'noted',
      state: at(2_499_000),
    });
  });

  it('wait until a day after the last message, and are sent then if they still hold', () => {
    for (const isAvailable of [true, false]) {
      expect(findWatchUpdate(notified({ isAvailable, notifiedAt: ago(23.9) }), at(2_499_000), now)).toEqual({
        kind: 'none',
      });
      expect(findWatchUpdate(notified({ isAvailable, notifiedAt: ago(24) }), at(2_499_000), now).kind).toBe('notified');
    }
  });
});

it('is not sent once it no longer holds', () => {
  const drop = { kind: 'drop', vehicleId: 7, priceCents: 2_499_000, wasCents: 2_599_000 } as const;
  expect([
    isUpdateCurrent(drop, at(2_499_000)),
    isUpdateCurrent(drop, at(2_599_000)),
    isUpdateCurrent(drop, gone),
  ]).toEqual([true, false, false]);
  const back = { kind: 'back', vehicleId: 7 } as const;
  expect([isUpdateCurrent(back, at(null)), isUpdateCurrent(back, gone)]).toEqual([true, false]);
});
