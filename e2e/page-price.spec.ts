import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

/**
 * Limits on the processor time of a whole page (queries, view, data, policy, compression, response), as a multiple of
 * React's `renderToString` for that page. Both times are medians of alternating rounds, so a busy machine affects them
 * alike. `bench/pages` measures 5 and 6, and measured 9 and 8 before ADR 102.
 */
const most = { search: 6.5, vehicle: 7.5 } as const;

test('a rendered page keeps to its price in processor time', async () => {
  test.setTimeout(180_000);
  const port = Number(process.env.E2E_PORT ?? 3100) + 50;
  const { stdout } = await promisify(execFile)('node', [
    'bench/pages/run.ts',
    '--price',
    ...['--rounds', '7', '--seconds', '2', '--port', String(port)],
  ]);
  const [, search, vehicle] = /of renderToString: (\S+) \/ (\S+)\n$/.exec(stdout) ?? [];
  expect.soft(Number(search), 'search').toBeLessThanOrEqual(most.search);
  expect.soft(Number(vehicle), 'vehicle').toBeLessThanOrEqual(most.vehicle);
});
