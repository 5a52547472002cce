import { expect, it, vi } from 'vitest';
import { createDueJob } from './create-due-job.ts';

const round = { signal: new AbortController().signal, wake: () => undefined };

it('prepares before the first claim, until that succeeds, and never again', async () => {
  const prepare = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('The database is away.'));
  const claimDue = vi.fn(async () => ['row']);
  const process = vi.fn(async () => undefined);
  const job = createDueJob({ name: 'rows', store: { claimDue }, prepare, process });
  await expect(job.run(round)).rejects.toThrow('The database is away.');
  expect(claimDue).not.toHaveBeenCalled();
  await job.run(round);
  await job.run(round);
  expect([prepare.mock.calls.length, claimDue.mock.calls.length, process.mock.calls.length]).toEqual([2, 2, 2]);
});
