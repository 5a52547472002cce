import { expect, it, vi } from 'vitest';
import { coalesceRuns } from './coalesce-runs.ts';

it('runs once more for all that was asked during a run, and again after a fault', async () => {
  const ends: (() => void)[] = [];
  const run = vi.fn((_key: string) => new Promise<void>((resolve) => ends.push(resolve)));
  const onProblem = vi.fn();
  const runs = coalesceRuns(run, 0, onProblem);
  for (const key of ['wattle', 'wattle', 'wattle', 'acme']) runs.ask(key);
  expect(run.mock.calls).toEqual([['wattle'], ['acme']]);
  for (const end of ends.splice(0)) end();
  await vi.waitFor(() => expect(run.mock.calls).toEqual([['wattle'], ['acme'], ['wattle']]));
  for (const end of ends.splice(0)) end();
  await runs.waitForAll();
  run.mockRejectedValueOnce(new Error('The database is away.'));
  runs.ask('wattle');
  await runs.waitForAll();
  expect(onProblem).toHaveBeenCalledOnce();
  runs.ask('wattle');
  expect(run).toHaveBeenCalledTimes(5);
});

it('runs again if asked during a run that fails', async () => {
  const run = vi.fn(async (_key: string): Promise<void> => undefined);
  run.mockRejectedValueOnce(new Error('The database is away.'));
  const onProblem = vi.fn();
  const runs = coalesceRuns(run, 0, onProblem);
  runs.ask('wattle');
  runs.ask('wattle');
  await runs.waitForAll();
  expect(onProblem).toHaveBeenCalledOnce();
  expect(run).toHaveBeenCalledTimes(2);
});

it('leaves the least time between the runs of a key, and starts none once it has stopped', async () => {
  const startsMs: number[] = [];
  const runs = coalesceRuns(
    async () => {
      startsMs.push(performance.now());
    },
    60,
    vi.fn(),
  );
  runs.ask('wattle');
  runs.ask('wattle');
  await runs.waitForAll();
  const [firstMs = 0, secondMs = 0] = startsMs;
  // A timer may fire a few milliseconds early.
  expect(secondMs - firstMs).toBeGreaterThanOrEqual(50);
  runs.ask('wattle');
  runs.ask('wattle');
  runs.stop();
  runs.ask('acme');
  await runs.waitForAll();
  expect(startsMs).toHaveLength(3);
});
