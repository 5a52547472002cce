import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Jobs, startJobs } from '#src/platform/jobs/start-jobs.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import type { SendOutcome } from './create-notice-sender.ts';
import { createNoticeJob, type NoticeJob } from './notice-job.ts';
import type { WaitingMessage } from './notice-store.ts';
import type { ScanEnd } from './searches/scan-saved-searches.ts';

const minuteMs = 60_000;
const siteWith = (watchlist: object) => resolveOrThrow(minimalSite('banksia', 'used', { watchlist }));
const telling = siteWith({ isEnabled: true, notices: 'mail' });
/** Nine in the morning in Brisbane. */
const morning = new Date('2026-11-21T23:00:00Z');
const message = (attempts: number): WaitingMessage => ({
  siteSlug: 'banksia',
  visitorUuid: 'mine',
  messageUuid: 'one',
  changes: [],
  attempts,
  madeAt: morning,
});

describe('rounds of notices', () => {
  let notices: NoticeJob;
  let jobs: Jobs;
  let waiting: WaitingMessage[];
  let looks: number;
  let end: ScanEnd;
  let putBack: string[];
  let finished: string[];
  let givenUp: number[];
  let problems: unknown[];

  const start = (site = telling, send: () => Promise<SendOutcome> = async () => ({ kind: 'over' })) => {
    notices = createNoticeJob({
      sites: () => [site],
      scan: async () => {
        looks += 1;
        return end;
      },
      notices: {
        take: async () => waiting.shift(),
        putBack: async (_message, dueAt) => void putBack.push(dueAt.toISOString()),
        finish: async ({ messageUuid }) => void finished.push(messageUuid),
      },
      send,
      onGivenUp: ({ attempts }) => givenUp.push(attempts),
      onProblem: (_slug, error) => problems.push(error),
    });
    jobs = startJobs([notices.job], (_name, error) => problems.push(error));
  };
  const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * minuteMs);
  beforeEach(() => {
    vi.useFakeTimers({ now: morning });
    [waiting, looks, putBack, finished, givenUp, problems] = [[], 0, [], [], [], []];
    end = 'whole';
  });
  afterEach(async () => {
    vi.useRealTimers();
    await jobs.stop();
  });

  it('scans within a minute of a stock change, and every quarter of an hour without one', async () => {
    start();
    await pass(1);
    expect(looks).toBe(1);
    await pass(14);
    expect(looks).toBe(1);
    await pass(1);
    expect(looks).toBe(2);
    notices.noteChange('banksia');
    await pass(1);
    expect(looks).toBe(3);
  });

  it('continues in the next round where a full one ended', async () => {
    end = 'more';
    start();
    await pass(3);
    expect(looks).toBe(3);
    end = 'whole';
    await pass(3);
    expect(looks).toBe(4);
  });

  it.each([[{ isEnabled: true, notices: 'none' }], [{ isEnabled: false, notices: 'mail' }]])(
    'leaves a site alone that tells nobody: %o',
    async (watchlist) => {
      start(siteWith(watchlist));
      waiting = [message(1)];
      await pass(30);
      expect([looks, waiting.length]).toEqual([0, 1]);
    },
  );

  it('neither scans nor sends at night, and does in the morning', async () => {
    vi.setSystemTime(new Date('2026-11-21T21:00:00Z'));
    start();
    waiting = [message(1)];
    await pass(59);
    expect([looks, waiting.length]).toEqual([0, 1]);
    await pass(2);
    expect([looks, waiting.length]).toEqual([1, 0]);
  });

  it('retries failed messages after growing pauses, then gives up', async () => {
    start(telling, async () => ({ kind: 'failed', isRetryable: true }));
    waiting = [1, 2, 3, 4].map(message);
    await pass(1);
    expect(putBack).toEqual(['2026-11-21T23:06:00.000Z', '2026-11-21T23:31:00.000Z', '2026-11-22T02:01:00.000Z']);
    expect([givenUp, finished]).toEqual([[4], ['one']]);
  });

  it('gives up at once on a permanent failure, and puts a message back after an error', async () => {
    start(telling, async () => ({ kind: 'failed', isRetryable: false }));
    waiting = [message(1)];
    await pass(1);
    expect([givenUp, putBack, finished]).toEqual([[1], [], ['one']]);
    await jobs.stop();
    start(telling, () => Promise.reject(new Error('The database is away.')));
    waiting = [message(1)];
    await pass(1);
    expect([problems.length, putBack.length, finished.length]).toEqual([1, 1, 1]);
  });

  it('deletes a message only once it is sent', async () => {
    const { promise, resolve } = Promise.withResolvers<SendOutcome>();
    start(telling, () => promise);
    waiting = [message(1)];
    await pass(1);
    expect(finished).toEqual([]);
    resolve({ kind: 'over' });
    await pass(1);
    expect(finished).toEqual(['one']);
  });

  it('takes no message after it is stopped', async () => {
    const { promise, resolve } = Promise.withResolvers<SendOutcome>();
    start(telling, () => promise);
    waiting = [message(1), message(1)];
    await pass(1);
    const stopped = jobs.stop();
    resolve({ kind: 'over' });
    await stopped;
    await pass(5);
    expect(waiting).toHaveLength(1);
  });
});
