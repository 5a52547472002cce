import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTimeShare } from './create-time-share.ts';

/** A share under a clock that is set by hand. */
const createTrial = (share: number, burstMs: number) => {
  let nowMs = 0;
  const wait = (ms: number): void => {
    nowMs += ms;
  };
  return { ...createTimeShare({ share, burstMs, nowMs: () => nowMs }), wait, nowMs: () => nowMs };
};

describe('createTimeShare', () => {
  it('lets a key have a burst, then makes it rest until its share is earned', () => {
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

  it('says nothing to one key of what another had', () => {
    const { restMs, charge } = createTrial(0.25, 100);
    charge('a', 150);
    expect(restMs('b')).toBe(0);
  });

  it('lets no key save up more than a burst, nor owe more', () => {
    const { restMs, charge, wait } = createTrial(0.5, 100);
    wait(1_000_000);
    charge('a', 60_000);
    expect(restMs('a')).toBe(200);
  });

  it('lets no key have more than its share and a burst over any time, and never keeps it out for good', () => {
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
          // What began in time may end past it, by no more than itself.
          expect(hadMs).toBeLessThanOrEqual(burstMs + nowMs() * share + 1e-6);
          charge('a', workMs);
          hadMs += workMs;
        }
      }),
    );
  });
});
