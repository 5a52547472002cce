import { describe, expect, it } from 'vitest';
import { isNewLogin, needsProof, proofMs } from './step-up.ts';

const now = new Date('2026-11-29T00:00:00Z');
const agoBy = (ms: number): Date => new Date(now.getTime() - ms);

describe('step-up authentication', () => {
  it('needs a passkey or a code within the last ten minutes', () => {
    expect(proofMs).toBe(600_000);
    expect(needsProof('staff.manage', agoBy(proofMs), now)).toBe(false);
    expect(needsProof('staff.manage', agoBy(proofMs + 1), now)).toBe(true);
    expect(needsProof('keys', null, now)).toBe(true);
  });

  it('accepts a sign-in at a directory only if it came after the question, with 30 seconds for the clocks', () => {
    const seconds = now.getTime() / 1000;
    expect([seconds, seconds + 60, seconds - 30].map((time) => isNewLogin(time, now))).toEqual([true, true, true]);
    expect([seconds - 31, undefined, String(seconds), null].map((time) => isNewLogin(time, now))).toEqual(
      Array(4).fill(false),
    );
  });

  it('isn’t needed for everyday work', () => {
    expect(needsProof('leads.work', null, now)).toBe(false);
    expect(needsProof('staff.read', null, now)).toBe(false);
  });
});
