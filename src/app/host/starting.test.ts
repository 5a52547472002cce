import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startServer, type TestServer } from './testing/start-server.ts';

let folder: string;
const dataDir = () => join(folder, 'data');

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-start-'));
});

const running = new Set<TestServer>();

const start = async (
  env: Readonly<Record<string, string>>,
  first: 'nothing' | 'tables' = 'nothing',
): Promise<TestServer> => {
  const server = await startServer(env, first);
  running.add(server);
  return server;
};

afterEach(async () => {
  await Promise.all([...running].map((server) => server.stop()));
  running.clear();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const listStock = async (server: TestServer): Promise<string> =>
  (await server.get('ironbark-trucks', '/api/cars?limit=100')).body;

const startRefused = (env: Readonly<Record<string, string>>): { code: number | null; output: string } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'refused'), ...env },
    encoding: 'utf8',
    timeout: 20_000,
  });
  return { code: status, output: stdout + stderr };
};

const expectToFinish = async (server: TestServer, signal: 'SIGTERM' | 'SIGINT'): Promise<void> => {
  rmSync(join(dataDir(), 'images'), { recursive: true, force: true });
  const picture = `/images/600/80/${encodeURIComponent('/media/demo/site/wattle-group/utes.avif')}`;
  const inFlight = server.get('wattle-group', picture, { accept: 'image/avif' });
  // The request must arrive before the signal.
  await server.get('wattle-group', '/healthz');
  const stopped = server.stop(signal);
  expect((await inFlight).status).toBe(200);
  expect(await stopped).toBe(0);
};

describe('npm start', () => {
  let stock: string;

  it('loads the demo sites into an empty database, and finishes what is in flight on SIGTERM', async () => {
    const first = await start({ DATA_DIR: dataDir() });
    for (const slug of ['wattle-group', 'kingfisher-mazda', 'banksia-used']) {
      // The sites' lines are separate writes, so the first may arrive before the last.
      await vi.waitFor(() => expect(first.output()).toContain(`http://${slug}.localhost:${first.port}`));
      expect(JSON.parse((await first.get(slug, '/api/cars?limit=1')).body).count).toBeGreaterThan(50);
    }
    stock = await listStock(first);
    await expectToFinish(first, 'SIGTERM');
  }, 60_000);

  const startTimes: { readonly startMs: number; readonly openMs: number }[] = [];

  /** First measures how long it takes to open only the database, which shows how busy the machine is. */
  const startAgain = async (env: Readonly<Record<string, string>> = {}): Promise<TestServer> => {
    const openedAt = performance.now();
    spawnSync(process.execPath, ['scripts/db.ts', 'migrate'], { env: { ...process.env, DATA_DIR: dataDir() } });
    const startedAt = performance.now();
    const server = await start({ DATA_DIR: dataDir(), ...env });
    startTimes.push({ startMs: performance.now() - startedAt, openMs: startedAt - openedAt });
    expect(await listStock(server)).toBe(stock);
    return server;
  };

  it('changes nothing the next time, finishes what is in flight on SIGINT, and logs when it stops', async () => {
    const server = await startAgain({ LOG_LEVEL: 'info' });
    await expectToFinish(server, 'SIGINT');
    const lines = server.output().match(/^\{.*"msg":"stop.*$/gm) ?? [];
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 30, signal: 'SIGINT', msg: 'stopping: requests in flight are finished first' },
      { level: 30, ms: expect.any(Number), msg: 'stopped' },
    ]);
  }, 60_000);

  it('keeps other processes from its data folder; drains: /readyz says so while pages are still served', async () => {
    const server = await startAgain({ DRAIN_SECONDS: '600' });
    const refused = startRefused({ DATA_DIR: dataDir() });
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('Another process is using the data folder');
    expect(refused.output).not.toContain('    at ');

    const stopped = server.stop('SIGTERM');
    await vi.waitFor(async () => expect((await server.get('wattle-group', '/readyz')).status).toBe(503));
    expect((await server.get('wattle-group', '/')).status).toBe(200);
    // A second signal ends the drain.
    await server.stop('SIGINT');
    expect(await stopped).toBe(0);
  }, 60_000);

  it('prints addresses once it can answer the first page, not before', async () => {
    const server = await start({ DATA_DIR: dataDir(), WARM_UP_SECONDS: '5' });
    expect((await server.get('wattle-group', '/readyz')).status).toBe(200);
  }, 90_000);

  it('takes under 3 s the next time', () => {
    // On a quiet machine, opening the database takes 650 ms. If it took longer here, the limit is raised in proportion.
    const quietOpenMs = 650;
    expect(startTimes).toHaveLength(2);
    const overMs = startTimes.map(({ startMs, openMs }) => startMs - 3000 * Math.max(1, openMs / quietOpenMs));
    expect(Math.min(...overMs), JSON.stringify(startTimes)).toBeLessThan(0);
  });

  it('leaves out a broken site and names file, place and what is allowed; all others start [B0.01]', async () => {
    const sitesDir = join(folder, 'sites');
    cpSync('sites', sitesDir, { recursive: true });
    const fileOf = (slug: string) => join(sitesDir, slug, 'site.yaml');
    const change = (slug: string, line: RegExp, changed: string): void => {
      const before = readFileSync(fileOf(slug), 'utf8');
      writeFileSync(fileOf(slug), before.replace(line, changed));
      expect(readFileSync(fileOf(slug), 'utf8')).not.toBe(before);
    };
    const env = { DATA_DIR: dataDir(), SITES_DIR: sitesDir };
    change('saltbush-caravans', /^timeZone: .*$/m, 'timeZone: Australia/Nowhere');
    change('ironbark-trucks', /^hosts: .*$/m, 'hosts: [www.wattlemotorgroup.example]');
    change('banksia-used', /^websiteId: .*$/m, 'websiteId: 1001');
    change('bottlebrush-moto', /^slug: .*$/m, 'slug: wattle-group');
    const server = await start(env);
    const output = server.output();
    expect(output).toMatch(/saltbush-caravans\/site\.yaml can't be used:\\n {2}line \d+, timeZone/);
    expect(output).toMatch(/ironbark-trucks\/site\.yaml can't be used/);
    expect(output).toMatch(/(websiteId '1001'|host 'www\.wattlemotorgroup\.example') belongs to the site/);
    expect(output).toContain("slug 'wattle-group' differs from the name of its folder");
    expect((await server.get('wattle-group', '/')).status).toBe(200);
    expect((await server.get('saltbush-caravans', '/')).status).toBe(200);
    expect(JSON.parse((await server.get('wattle-group', '/readyz')).body)).toMatchObject({
      ready: true,
      degraded: true,
      sites: { served: 6, outdated: 4, leftOut: 0 },
    });
    const metrics = (await server.get('wattle-group', '/metrics')).body;
    expect(metrics).toContain('forecourt_sites_outdated 4');
    expect(metrics).toMatch(/forecourt_build_info\{version="\d+\.\d+\.\d+",commit="([0-9a-f]{40}|unknown)"\} 1/);
    expect(metrics).toContain('forecourt_database_up 1');
    expect(metrics).toMatch(/forecourt_disk_free_bytes [1-9]/);
    expect(metrics).toMatch(/forecourt_memory_bytes\{owner="search"\} \d/);
    expect(metrics).toMatch(/forecourt_deliveries_waiting_seconds|# HELP forecourt_deliveries_waiting /);
    const version = await server.get('wattle-group', '/version');
    expect(JSON.parse(version.body)).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      commit: expect.toBeOneOf([null, expect.stringMatching(/^[0-9a-f]{40}$/)]),
      builtAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      schema: expect.stringMatching(/^\d{4}_\w+$/),
    });
    expect(version.headers['cache-control']).toBe('no-store');
    await server.stop();
  }, 30_000);

  it('answers 503 on the hosts of a site that it leaves out, so that a proxy asks another node [B0.01]', async () => {
    const sitesDir = join(folder, 'newer');
    for (const slug of ['banksia-used', 'ironbark-trucks']) {
      cpSync(join('sites', slug), join(sitesDir, slug), { recursive: true });
    }
    const file = join(sitesDir, 'banksia-used', 'site.yaml');
    writeFileSync(file, `${readFileSync(file, 'utf8')}\nsettingOfANewerVersion: true\n`);
    const server = await start({ SITES_DIR: sitesDir }, 'tables');
    const unavailable = { status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } };
    expect(await server.get('banksia-used', '/', { accept: 'text/html' })).toMatchObject({
      ...unavailable,
      body: expect.stringContaining('<h1>This website is unavailable right now</h1>'),
    });
    for (const path of ['/api/cars', '/api/none', '/robots.txt', '/images/600/80/a.png', '/media/a.png']) {
      const { status, headers, body } = await server.get('banksia-used', path);
      expect({ path, status, headers }).toMatchObject({ path, ...unavailable });
      expect(JSON.parse(body)).toMatchObject({ code: 'siteUnavailable' });
    }
    expect((await server.post('banksia-used', '/api/leads', '{}')).status).toBe(503);
    const statuses = { '/': 404, '/readyz': 200, '/healthz': 200, '/version': 200 };
    for (const [path, status] of Object.entries(statuses)) {
      expect([path, (await server.get(path === '/' ? 'nobody' : 'banksia-used', path)).status]).toEqual([path, status]);
    }
    expect((await server.get('ironbark-trucks', '/')).status).toBe(200);
  }, 60_000);

  it('stops when no site can be served', () => {
    const sitesDir = join(folder, 'broken');
    cpSync(join('sites', 'banksia-used'), join(sitesDir, 'banksia-used'), { recursive: true });
    const file = join(sitesDir, 'banksia-used', 'site.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^timeZone: .*$/m, 'timeZone: Australia/Nowhere'));
    const refused = startRefused({ SITES_DIR: sitesDir });
    expect(refused.code).toBe(1);
    expect(refused.output).toContain("banksia-used/site.yaml can't be used");
    expect(refused.output).not.toContain('    at ');
  });

  it('names a wrong environment variable and what it takes', () => {
    const refused = startRefused({ PAGE_CACHE_BYTES: 'lots' });
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('PAGE_CACHE_BYTES="lots" is not allowed: it must be a whole number of bytes.');
  });

  it('refuses to keep more in memory than it can hold, and says how to hold more', () => {
    const refused = startRefused({ SEARCH_INDEX_BYTES: String(2 ** 40) });
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(
      /SEARCH_INDEX_BYTES=1099511627776 is not allowed: .* NODE_OPTIONS=--max-old-space-size=/,
    );
    expect(refused.output).not.toContain('    at ');
  });
});

describe('production', () => {
  const everythingAllowed = { ALLOW_MAIL_TO_FILES: 'true', ALLOW_TEXTS_TO_FILES: 'true', ALLOW_TEST_PAYMENTS: 'true' };

  it('says which port another process uses', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const allowed = { ...everythingAllowed, FORECOURT_ENV: 'production' };
    const refused = startRefused({ ...allowed, HOST: '127.0.0.1', PORT: String(port) });
    other.close();
    expect([refused.code, refused.output]).toEqual([
      1,
      expect.stringContaining(
        `\nPORT=${port} is in use by another process: stop that one first, or set PORT to another port.`,
      ),
    ]);
    expect(refused.output).not.toContain('    at ');
  }, 60_000);

  it('shows no list of sites, no demo stock and no catalogue', async () => {
    const server = await start({ FORECOURT_ENV: 'production', WARM_UP_SECONDS: '60', ...everythingAllowed }, 'tables');
    await vi.waitFor(async () => expect((await server.get('nobody', '/readyz')).status).toBe(200), 20_000);
    const { body: metrics } = await server.get('nobody', '/metrics');
    expect(metrics).toContain('forecourt_page_cache_pages 6\n');
    expect(metrics).toContain('forecourt_search_indexes 6\n');
    const lines = server
      .output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toContainEqual(
      expect.objectContaining({ host: '127.0.0.1', port: server.port, sites: 6, msg: 'listening' }),
    );
    expect((await server.get('nobody', '/')).body).not.toContain('Wattle');
    expect(JSON.parse((await server.get('wattle-group', '/api/cars?limit=1')).body).count).toBe(0);
    expect((await server.get('wattle-group', '/dev/catalogue')).status).toBe(404);
    expect(server.output()).toContain('allowed in production: There is no mail server');
    await server.stop();
  }, 30_000);

  it('is refused while something is missing', () => {
    const refused = startRefused({ FORECOURT_ENV: 'production' });
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(
      /Not ready for production:\n.*SMTP_URL.*ALLOW_MAIL_TO_FILES=true.*\n.*TWILIO_FROM.*ALLOW_TEXTS_TO_FILES=true.*\n.*ALLOW_TEST_PAYMENTS/,
    );
    expect(refused.output).not.toContain('    at ');
  }, 30_000);
});
