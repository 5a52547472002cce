import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { isTooQuick } from '../rules/submission-limits.ts';
import { submissionOf } from '../testing/open-test-service.ts';
import { delayQuickSubmissions } from './delay-quick-submissions.ts';
import type { FormService } from './submit-lead.ts';

const now = new Date('2026-11-20T01:00:00Z');

/** A desk whose time passes when the test says so. */
const open = (maxWaiting: number) => {
  const waits: { readonly ms: number; readonly end: () => void }[] = [];
  const take = vi.fn<FormService<string>['take']>(async (_site, { filledMs }) =>
    isTooQuick(filledMs) ? { kind: 'tooQuick' } : { kind: 'kept', leadUuid: 'a' },
  );
  const wait = (ms: number) => new Promise<void>((resolve) => waits.push({ ms, end: resolve }));
  const service = delayQuickSubmissions<string>({ take }, { wait, maxWaiting });
  return { take, waits, send: (filledMs: number | null) => service.take('wattle', submissionOf({ filledMs }), now) };
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
