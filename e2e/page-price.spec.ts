import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

/**
 * Limits on the processor time of a rendered page, as multiples of React's `renderToString`. On a busy machine,
 * `bench/pages` measured 4.3 for a search page and 8.8 for a vehicle page.
 */
const most = { search: 5.5, vehicle: 9.5 } as const;

test('a rendered page keeps to its price in processor time', async () => {
  test.setTimeout(180_000);
  const port = Number(process.env.E2E_PORT ?? 3100) + 50;
  const { stdout } = await promisify(execFile)('node', [
    'bench/pages/run.ts',
    '--price',
    ...['--rounds', '5', '--seconds', '2', '--port', String(port)],
  ]);
  const [, search, vehicle] = /of renderToString: (\S+) \/ (\S+)\n$/.exec(stdout) ?? [];
  expect.soft(Number(search), 'search').toBeLessThanOrEqual(most.search);
  expect.soft(Number(vehicle), 'vehicle').toBeLessThanOrEqual(most.vehicle);
});
