import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { type Job, type Jobs, startJobs } from './start-jobs.ts';

let jobs: Jobs | undefined;
afterEach(() => jobs?.stop());

const start = (job: Partial<Job>, onProblem = vi.fn()) => {
  jobs = startJobs([{ name: 'one', intervalMs: 10_000, run: async () => undefined, ...job }], onProblem);
  return jobs;
};

it('runs a round per interval, the first at once if the job asks for it', async () => {
  const run = vi.fn(async () => undefined);
  start({ run, intervalMs: 5 });
  expect(run).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(run.mock.calls.length).toBeGreaterThan(2));
  const atOnce = vi.fn(async () => undefined);
  start({ run: atOnce, startsAtOnce: true });
  expect(atOnce).toHaveBeenCalledOnce();
});

it('never overlaps rounds, and runs one more for any number of wakes in between', async () => {
  const ends: (() => void)[] = [];
  const run = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const { wake } = start({ run });
  for (let time = 0; time < 4; time += 1) wake('one');
  expect(run).toHaveBeenCalledOnce();
  ends[0]?.();
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2));
  ends[1]?.();
  await wait(5);
  expect(run).toHaveBeenCalledTimes(2);
});

it('reports a round that throws, and goes on', async () => {
  const onProblem = vi.fn();
  const run = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('no'));
  start({ run, intervalMs: 5 }, onProblem);
  await vi.waitFor(() => expect(run.mock.calls.length).toBeGreaterThan(1));
  expect(onProblem).toHaveBeenCalledExactlyOnceWith('one', new Error('no'));
});

it('on stop aborts the round, waits for in-flight work, and starts nothing more', async () => {
  const ended: string[] = [];
  const run: Job['run'] = async ({ signal, wake }) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    ended.push('round');
    wake();
  };
  const inFlight = async () => {
    await wait(5);
    ended.push('in flight');
  };
  const runs = vi.fn(run);
  const { wake, stop } = start({ run: runs, inFlight, startsAtOnce: true });
  await stop();
  wake('one');
  expect(ended).toEqual(['round', 'in flight']);
  expect(runs).toHaveBeenCalledOnce();
});
