import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { createMetrics } from '#src/platform/http/metrics.ts';
import { type Dependencies, measureDependencies } from './measure-dependencies.ts';

const scrape = async (changed: Partial<Dependencies> = {}): Promise<string> => {
  const metrics = createMetrics();
  measureDependencies({ dataDir: tmpdir(), probeDatabase: async () => 'ok', ...changed }, metrics);
  return metrics.registry.metrics();
};
const read = (text: string, name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);

it('says whether the database answers', async () => {
  expect(read(await scrape(), 'forecourt_database_up')).toBe(1);
  expect(read(await scrape({ probeDatabase: async () => 'away' }), 'forecourt_database_up')).toBe(0);
});

it('measures the disk of the data folder', async () => {
  const text = await scrape();
  const [free, size] = [read(text, 'forecourt_disk_free_bytes'), read(text, 'forecourt_disk_bytes')];
  expect(free).toBeGreaterThan(0);
  expect(size).toBeGreaterThanOrEqual(free);
});

it('counts a disk that is gone as full', async () => {
  expect(read(await scrape({ dataDir: '/nope' }), 'forecourt_disk_free_bytes')).toBe(0);
});
