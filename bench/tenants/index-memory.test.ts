import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const measureMemory = (
  sites: number,
  cars: number,
): { readonly takenBytes: number; readonly reportedBytes: number } => {
  const script = ['--expose-gc', 'bench/tenants/measure-index-memory.ts', String(sites), String(cars)];
  const { stdout, stderr } = spawnSync(process.execPath, script, { encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
};

it('stores and indexes a car of a site with 1,000 cars in at most 1.5 kB', () => {
  const { takenBytes } = measureMemory(20, 1000);
  expect(takenBytes).toBeGreaterThan(300);
  expect(takenBytes).toBeLessThan(1500);
}, 60_000);

it.each([
  [100, 100],
  [20, 1000],
])(
  'reports what it takes, to 15%: %i sites of %i cars',
  (sites, cars) => {
    const { takenBytes, reportedBytes } = measureMemory(sites, cars);
    expect(reportedBytes / takenBytes).toBeGreaterThan(0.85);
    expect(reportedBytes / takenBytes).toBeLessThan(1.15);
  },
  60_000,
);
