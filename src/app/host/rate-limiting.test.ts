import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, startServer, type TestServer } from './testing/start-server.ts';

const site = 'saltbush-caravans';
const limit = 3;

let server: TestServer;

beforeAll(async () => {
  server = await startServer({
    TRUST_PROXY: 'true',
    RATE_LIMIT_API: String(limit),
    RATE_LIMIT_EVENTS: String(limit),
    RATE_LIMIT_SEARCH: String(limit),
    RATE_LIMIT_PICTURES: String(limit),
    RATE_LIMIT_PAGES: String(limit),
  });
});

afterAll(() => server.stop());

const get = (address: string, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  server.get(site, path, { ...headers, 'x-forwarded-for': `203.0.113.99, ${address}` });

const useUp = async (address: string, pathOf: (count: number) => string): Promise<void> => {
  for (let count = 0; count < limit; count++) expect((await get(address, pathOf(count))).status).toBe(200);
};

const picture = (name: string, width: number) =>
  `/images/${width}/80/${encodeURIComponent(`/media/demo/site/wattle-group/${name}.avif`)}`;

describe('a stranger who asks too much', () => {
  it('gets a problem document from the interface, and no other address does [D.26]', async () => {
    await useUp('192.0.2.1', () => '/api/cars?limit=1');
    const refused = await get('192.0.2.1', '/api/cars?limit=1');
    expect(refused.status).toBe(429);
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers.ratelimit).toMatch(/^"api";r=0;t=\d+$/);
    expect((await get('192.0.2.2', '/api/cars?limit=1')).status).toBe(200);
  });

  it('gets no more quotes [B7.12]', async () => {
    const ask = () =>
      server.post(site, '/api/youx/quote', '{}', {
        'content-type': 'application/json',
        'x-forwarded-for': '203.0.113.99, 192.0.2.4',
      });
    for (let count = 0; count < limit; count++) expect((await ask()).status).toBe(422);
    expect((await ask()).status).toBe(429);
  });

  it('gets the error of the protocol from the search', async () => {
    await useUp('192.0.2.1', () => '/search-api/health');
    const refused = await get('192.0.2.1', '/search-api/health');
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBeDefined();
    expect(JSON.parse(refused.body)).toEqual({
      message: expect.stringContaining('More than 3 searches a minute'),
      code: 'too_many_search_requests',
      type: 'system',
      link: 'https://docs.meilisearch.com/errors#too_many_search_requests',
    });
  });

  it('has no more kept of what was done, whatever else it may ask', async () => {
    const event = { id: 49, at: new Date().toISOString(), path: '/search/' };
    const tell = (at: number) =>
      server.post(site, '/api/events', JSON.stringify({ ...event, event_uuid: String(at).padStart(32, '0') }), {
        'content-type': 'application/json',
        'x-forwarded-for': '203.0.113.99, 192.0.2.3',
      });
    for (let at = 0; at < limit; at++) expect((await tell(at)).status).toBe(204);
    expect((await tell(limit)).status).toBe(429);
    expect((await get('192.0.2.3', '/api/cars?limit=1')).status).toBe(200);
  });

  it('still gets pages that are in memory, and no new ones', async () => {
    await useUp('192.0.2.1', (count) => `/search/?range[price]=${count + 1}:`);
    const refused = await get('192.0.2.1', '/search/?range[price]=9:', { accept: 'text/html,*/*;q=0.8' });
    expect(refused.status).toBe(429);
    expect(refused.headers['content-type']).toContain('text/html');
    expect(refused.body).toContain('<h1>Too many requests</h1>');
    expect((await get('192.0.2.1', '/sitemap.xml')).status).toBe(429);
    expect((await get('192.0.2.1', '/search/?range[price]=2:&utm_source=x')).status).toBe(200);
    expect((await get('192.0.2.2', '/search/?range[price]=9:')).status).toBe(200);
    expect((await get('192.0.2.1', '/search/?range[price]=9:')).status).toBe(200);
  });

  it('still gets pictures that are kept, and no new ones', async () => {
    const widths = [160, 320, 480];
    await useUp('192.0.2.1', (count) => picture('utes', widths[count] ?? 0));
    expect((await get('192.0.2.1', picture('utes', 600))).status).toBe(429);
    expect((await get('192.0.2.1', picture('utes', 160))).status).toBe(200);
  });

  it('is counted in the metrics', async () => {
    expect((await get('192.0.2.1', '/metrics')).body).toMatch(
      /forecourt_rate_limited_total\{work="pages",scope="address"\} [12]/,
    );
  });
});
