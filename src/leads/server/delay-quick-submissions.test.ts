import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { isTooQuick } from '../rules/submission-limits.ts';
import { siteOf, submissionOf } from '../testing/open-test-service.ts';
import { delayQuickSubmissions } from './delay-quick-submissions.ts';
import type { LeadSite } from './prepare-lead.ts';
import type { LeadService } from './submit-lead.ts';

const now = new Date('2026-11-20T01:00:00Z');

/** Submissions whose time passes when the test says so. */
const open = (maxWaiting: number) => {
  const waits: { readonly ms: number; readonly end: () => void }[] = [];
  const take = vi.fn<LeadService<LeadSite>['submit']>(async (_site, { filledMs }) =>
    isTooQuick(filledMs) ? { kind: 'tooQuick' } : { kind: 'kept', leadUuid: 'a' },
  );
  const wait = (ms: number) => new Promise<void>((resolve) => waits.push({ ms, end: resolve }));
  const submit = delayQuickSubmissions<LeadSite>(take, { wait, maxWaiting });
  return { take, waits, send: (filledMs: number | null) => submit(siteOf(), submissionOf({ filledMs }), now) };
};

describe('a form that comes too quickly', () => {
  it('is taken once a person’s two seconds are over, and not before [D.32]', async () => {
    const { send, waits, take } = open(1);
    const outcome = send(400);
    await setImmediate();
    expect(waits.map(({ ms }) => ms)).toEqual([1_600]);
    expect(take).toHaveBeenCalledOnce();
    waits[0]?.end();
    expect(await outcome).toEqual({ kind: 'kept', leadUuid: 'a' });
    expect(take.mock.lastCall?.[2]).toEqual(new Date(now.getTime() + 1_600));
  });

  it('is asked for once more while too many wait, and waits again when they have gone [D.32]', async () => {
    const { send, waits } = open(1);
    const first = send(0);
    await setImmediate();
    expect(await send(0)).toEqual({ kind: 'tooQuick' });
    waits[0]?.end();
    await first;
    const third = send(0);
    await setImmediate();
    waits[1]?.end();
    expect((await third).kind).toBe('kept');
  });

  it.each([2_000, null])('does not wait when it took %s ms [D.32]', async (filledMs) => {
    const { send, waits } = open(1);
    expect((await send(filledMs)).kind).toBe('kept');
    expect(waits).toEqual([]);
  });
});
