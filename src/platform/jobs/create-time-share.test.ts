import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTimeShare } from './create-time-share.ts';

const createTrial = (share: number, burstMs: number) => {
  let nowMs = 0;
  const wait = (ms: number): void => {
    nowMs += ms;
  };
  return { ...createTimeShare({ share, burstMs, nowMs: () => nowMs }), wait, nowMs: () => nowMs };
};

describe('createTimeShare', () => {
  it('allows a burst, then pauses the key until its share is earned', () => {
    const { restMs, charge, wait } = createTrial(0.25, 100);
    expect(restMs('a')).toBe(0);
    charge('a', 100);
    expect(restMs('a')).toBe(0);
    charge('a', 10);
    expect(restMs('a')).toBe(40);
    wait(39);
    expect(restMs('a')).toBe(1);
    wait(1);
    expect(restMs('a')).toBe(0);
  });

  it('keeps keys independent', () => {
    const { restMs, charge } = createTrial(0.25, 100);
    charge('a', 150);
    expect(restMs('b')).toBe(0);
  });

  it('caps credit and debt at a burst', () => {
    const { restMs, charge, wait } = createTrial(0.5, 100);
    wait(1_000_000);
    charge('a', 60_000);
    expect(restMs('a')).toBe(200);
  });

  it('limits a key to its share plus a burst, and never blocks it for good', () => {
    const works = fc.array(
      fc.record({ pauseMs: fc.integer({ min: 0, max: 50 }), workMs: fc.integer({ min: 1, max: 80 }) }),
      {
        minLength: 1,
        maxLength: 200,
      },
    );
    fc.assert(
      fc.property(fc.constantFrom(0.1, 0.33, 1, 2), works, (share, list) => {
        const burstMs = 100;
        const { restMs, charge, wait, nowMs } = createTrial(share, burstMs);
        let hadMs = 0;
        for (const { pauseMs, workMs } of list) {
          wait(pauseMs);
          expect(restMs('a')).toBeLessThanOrEqual(burstMs / share);
          wait(restMs('a'));
          // Checked before the work, because work that begins within the limit may exceed it.
          expect(hadMs).toBeLessThanOrEqual(burstMs + nowMs() * share + 1e-6);
          charge('a', workMs);
          hadMs += workMs;
        }
      }),
    );
  });
});
