import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DatabaseService } from '../database.ts';
import { scheduleVacuum } from './schedule-vacuum.ts';

let writtenBytes = 0;
const statements: string[] = [];
const onProblem = vi.fn();

const withClient = (async (use: (client: unknown) => Promise<unknown>) =>
  use({
    query: async (text: string, [since = '']: readonly string[] = []) => {
      statements.push(text);
      return { rows: [{ position: String(writtenBytes), bytes: String(writtenBytes - Number(since.split('/')[0])) }] };
    },
  })) as unknown as DatabaseService['withClient'];

const countVacuums = (): number => statements.filter((text) => text === 'VACUUM (ANALYZE)').length;

beforeEach(() => {
  vi.useFakeTimers();
  writtenBytes = 0;
  statements.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

it('vacuums only after a megabyte of writes', async () => {
  const end = scheduleVacuum({ withClient, onProblem, intervalMs: 1000 });
  const passAfter = async (bytes: number): Promise<number> => {
    writtenBytes += bytes;
    await vi.advanceTimersByTimeAsync(1000);
    return countVacuums();
  };
  expect(await passAfter(999_999)).toBe(0);
  expect(await passAfter(1)).toBe(1);
  expect(await passAfter(999_999)).toBe(1);
  expect(await passAfter(1)).toBe(2);
  end();
  expect(await passAfter(9_000_000)).toBe(2);
  expect(onProblem).not.toHaveBeenCalled();
});

it('reports failures and retries', async () => {
  const failing = vi.fn(async () => {
    throw new Error('away');
  });
  const end = scheduleVacuum({ withClient: failing as never, onProblem, intervalMs: 1000 });
  await vi.advanceTimersByTimeAsync(2000);
  end();
  expect(failing).toHaveBeenCalledTimes(2);
  expect(onProblem).toHaveBeenCalledWith(new Error('away'));
});
