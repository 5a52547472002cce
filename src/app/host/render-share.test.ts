import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from './testing/start-server.ts';

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-share-'));
  server = await startServer({ DATA_DIR: folder, RENDER_THREADS: '1', RENDER_SITE_PERCENT: '3' });
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A page takes 11 ms or more, then rests 32 times as long. */
const restedMs = 200;

/** Asks for a search page that nobody asked for before; the milliseconds that it took. */
const timeNewPage = async (site: string, query: string): Promise<number> => {
  const askedAtMs = performance.now();
  const { status } = await server.get(site, `/search/used-cars/?query=${query}`);
  expect(status).toBe(200);
  return performance.now() - askedAtMs;
};

it('a site that had its share of the rendering rests before it has more, and another site does not', async () => {
  await timeNewPage('banksia-used', 'warm');
  let tookMs = 0;
  for (let asked = 0; tookMs < restedMs && asked < 200; asked++) {
    tookMs = await timeNewPage('wattle-group', `nobody${asked}`);
  }
  const flooded = timeNewPage('wattle-group', 'late');
  const other = await timeNewPage('banksia-used', 'nobody');
  expect(await flooded).toBeGreaterThan(restedMs);
  expect(other).toBeLessThan(await flooded);
});
