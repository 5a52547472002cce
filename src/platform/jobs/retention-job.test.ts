import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRetentionJob } from './retention-job.ts';
import { startJobs } from './start-jobs.ts';

const hourMs = 3_600_000;
const start = new Date('2026-11-20T10:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => void vi.useRealTimers());

const schedule = (eraseLeads: (moment: Date) => Promise<number>) => {
  const told: string[] = [];
  const events: Date[] = [];
  const job = createRetentionJob({
    retentions: [
      { kind: 'leads', retentionDays: 700, store: { purgeBefore: eraseLeads } },
      { kind: 'events', retentionDays: 400, store: { purgeBefore: async (moment) => events.push(moment) } },
    ],
    onPurged: (kind, count) => told.push(`${kind} ${count}`),
    onProblem: (kind, error) => told.push(`${kind} ${error}`),
  });
  const { stop } = startJobs([job], (name, error) => told.push(`${name} ${error}`));
  return { told, events, stop };
};

it('purges at start and hourly, each kind after its own days', async () => {
  const leads: Date[] = [];
  const { events, stop } = schedule(async (moment) => leads.push(moment));
  await vi.advanceTimersByTimeAsync(2 * hourMs);
  await stop();
  await vi.advanceTimersByTimeAsync(2 * hourMs);
  const daysBefore = (days: number) => [0, 1, 2].map((hour) => new Date(start.getTime() + (hour - days * 24) * hourMs));
  expect(leads).toEqual(daysBefore(700));
  expect(events).toEqual(daysBefore(400));
});

it('logs counts above zero, and goes on when one kind fails', async () => {
  const counts = [Promise.reject(new Error('away')), Promise.resolve(0), Promise.resolve(3)];
  const { told, events, stop } = schedule(() => counts.shift() ?? Promise.resolve(0));
  await vi.advanceTimersByTimeAsync(2 * hourMs);
  await stop();
  expect(told.filter((line) => line.startsWith('leads'))).toEqual(['leads Error: away', 'leads 3']);
  expect(events).toHaveLength(3);
});
