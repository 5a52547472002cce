import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startServer, type TestServer } from './testing/start-server.ts';

const site = 'saltbush-caravans';

const headers = {
  'x-forwarded-for': '203.0.113.77',
  'user-agent': 'SecretBrowser/1.0',
  cookie: 'visitor=SecretCookie',
  authorization: 'Bearer SecretToken',
  referer: 'https://mail.example/?from=SecretReferer',
  accept: 'text/html,SecretAccept/*',
};
const query = 'query=SecretWord&email=secret.shopper%40example.com&filter=nonsense&utm_source=SecretSource';
const leak = /secret|203\.0\.113\.77|127\.0\.0\.1"/i;

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-log-'));
  const faultyPages = pathToFileURL(join(import.meta.dirname, 'testing/faulty-pages.ts'));
  faultyPages.searchParams.set('file', join(folder, 'fault'));
  writeFileSync(join(folder, 'fault'), 'error');
  server = await startServer({
    LOG_LEVEL: 'trace',
    TRUST_PROXY: 'true',
    NODE_OPTIONS: `--import=${faultyPages.href}`,
  });
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface LogLine {
  readonly msg: string;
  readonly path?: string;
  readonly status?: number;
}

const readLog = (): readonly LogLine[] =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

const waitForLine = (path: string, status: number): Promise<void> =>
  vi.waitFor(() => expect(readLog()).toContainEqual(expect.objectContaining({ msg: 'answered', path, status })), 5000);

describe('the log', () => {
  it.each([
    ['a page', '/search/', 200],
    ['a page that is not there', '/cars/no-such-vehicle', 404],
    ['a page that failed', '/about-us', 500],
    ['a filter that cannot be read', '/api/cars', 400],
    ['a file', '/media/demo/site/wattle-group/utes.avif', 200],
    ['a picture that is not there', '/images/160/80/no-such', 404],
  ])(
    'says which path was asked for and how it was answered, and nothing of the shopper: %s',
    async (_name, path, status) => {
      expect((await server.get(site, `${path}?${query}`, headers)).status).toBe(status);
      await waitForLine(path, status);
      expect(server.output()).not.toMatch(leak);
    },
  );

  it('holds nothing of what was searched for by the protocol, nor of a body that cannot be read', async () => {
    const path = '/search-api/indexes/Car_production/search';
    await server.post(site, path, JSON.stringify({ q: 'SecretWord' }), headers);
    await waitForLine(path, 403);
    await server.post(site, path, '{"q": SecretWord', headers);
    await waitForLine(path, 400);
    expect(server.output()).not.toMatch(leak);
  });

  it('says that a page failed, so that somebody looks', () => {
    expect(readLog().map(({ msg }) => msg)).toContain('a page failed');
  });
});
