import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostilePaths } from './testing/hostile-paths.ts';
import { hostileQueries } from './testing/hostile-queries.ts';
import { hostileSearches } from './testing/hostile-searches.ts';
import { hostileValues } from './testing/hostile-values.ts';
import { type Answer, startServer, type TestServer } from './testing/start-server.ts';

const expectHarmless = ({ status, headers, body }: Answer): void => {
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
  if (!String(headers['content-type']).startsWith('text/html')) return;
  expect(body).not.toContain('<script>alert');
  expect(body).not.toContain('<img src=x');
  expect(body).not.toMatch(/href="\s*javascript:/i);
  // Data embedded in a script must not close the script element.
  expect(body).not.toContain('alert(1)</script>');
  const location = headers.location ?? '/';
  expect(location).toMatch(/^\/(?!\/)/);
};

const site = 'wattle-group';
const searchedSite = 'banksia-used';
const searchKey = 'a search key';
const searchPath = '/search/new-used-and-demo-cars/';
const maxCpuMs = 1000;
const maxWaitMs = 5000;

let server: TestServer;
let vehiclePath: string;

beforeAll(async () => {
  server = await startServer({ BANKSIA_SEARCH_KEY: searchKey });
  const { cars } = JSON.parse((await server.get(site, '/api/cars?limit=1&filter=status:in_stock')).body);
  vehiclePath = `/cars/${cars[0].slug}`;
  // The first requests compile code that later requests use.
  await server.get(site, vehiclePath);
  await server.get(site, searchPath);
});

afterAll(() => server.stop());

const toAddress = (path: string, query: string): string =>
  `${path}?${query.replaceAll(/[^\x21-\x7e]|["<>{}]/g, (character) => encodeURIComponent(character))}`;

const askTimed = async (ask: () => Promise<Answer>): Promise<Answer> => {
  const [startedMs, usedMs] = [performance.now(), server.processorMs()];
  const answer = await ask();
  expect(server.processorMs() - usedMs).toBeLessThan(maxCpuMs);
  expect(performance.now() - startedMs).toBeLessThan(maxWaitMs);
  return answer;
};

const getTimed = (path: string): Promise<Answer> => askTimed(() => server.get(site, path));

const canonicalOf = (body: string): URL | undefined => {
  const href = /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1];
  return href === undefined ? undefined : new URL(href.replaceAll('&amp;', '&'));
};

const isRefined = (canonical: URL): boolean => canonical.search !== '';

describe('every answer', () => {
  const browser = { accept: 'text/html' };

  it.each([
    ['a page', () => vehiclePath],
    ['a page that is not there', () => '/cars/no-such-vehicle'],
    ['the data of a page', () => `${vehiclePath}.data`],
    ['a list of vehicles', () => '/api/cars'],
    ['a problem document', () => '/api/cars/no-such-vehicle'],
    ['the search protocol', () => '/search-api/health'],
    ['a file that is not there', () => '/assets/no-such-file.js'],
    ['a picture that is not there', () => '/images/600/75/nothing'],
    ['the sitemap', () => '/sitemap.xml'],
  ])('carries the headers that keep a browser safe: %s', async (_name, path) => {
    expect((await server.get(site, path())).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  it.each(['/book-test-drive', '/book-test-drive?visit=a', '/pages/unsubscribe?token=a'])(
    'tells the next page nothing of an address that may hold a secret: %s [D.24]',
    async (path) => {
      expect((await server.get(site, path)).headers['referrer-policy']).toBe('strict-origin');
    },
  );

  it.each([
    ['a page', () => vehiclePath],
    ['a page that is not there', () => '/nothing'],
    ['a refusal', () => `/${'a'.repeat(3000)}`],
  ])('that is shown to a reader says what may run in it: %s', async (_name, path) => {
    const { headers } = await server.get(site, path(), browser);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['content-security-policy']).toMatch(/default-src 'self'.*script-src 'self'/);
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  });

  it('is a problem document under /api, whatever a browser accepts [D.26]', async () => {
    const { status, headers, body } = await server.get(site, '/api/cars/no-such-vehicle', browser);
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(JSON.parse(body)).toMatchObject({ code: 'notFound', status: 404 });
  });
});

describe('a hostile query string', () => {
  it.each(hostileQueries)('does no harm to a search page: %s', async (_name, query) => {
    const answer = await getTimed(toAddress(searchPath, query));
    expectHarmless(answer);
    if (answer.status !== 200) return;
    const canonical = canonicalOf(answer.body);
    if (canonical === undefined) throw new Error('the page has no canonical address');
    expect(canonical.pathname).toMatch(/^\/search\/[a-z-]+\/?/);
    expect(canonical.href).not.toMatch(/proto|utm|_routes|page=|sortBy|[<>"\0]/);
    expect(canonical.href.length).toBeLessThan(6000);
    // A search is indexed only if its canonical address has no query.
    expect(answer.body.includes('name="robots" content="noindex')).toBe(isRefined(canonical));
  });

  it.each(hostileQueries)('does no harm to the data of a search page: %s', async (_name, query) => {
    expectHarmless(await getTimed(toAddress('/search/toyota.data', query)));
  });

  it.each(hostileQueries)('does not change a vehicle page: %s', async (_name, query) => {
    const answer = await getTimed(toAddress(vehiclePath, query));
    expectHarmless(answer);
    if (answer.status === 200) expect(canonicalOf(answer.body)?.href).toMatch(/\/cars\/[a-z0-9-]+$/);
  });

  it.each(hostileQueries)('gets vehicles or a problem document from the interface: %s', async (_name, query) => {
    const answer = await getTimed(toAddress('/api/cars', query));
    expectHarmless(answer);
    expect(answer.headers['content-type']).toMatch(/json/);
  });
});

describe('a hostile path', () => {
  it.each(hostilePaths)('is refused and logged by nobody as our fault: %s', async (path) => {
    const answer = await getTimed(path);
    expectHarmless(answer);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain('"forecourt"');
  });

  it('is too long for a page', async () => {
    expect((await getTimed(`/${'a'.repeat(3000)}`)).status).toBe(400);
  });
});

describe('hostile values of the interface', () => {
  it.each(hostileValues)('%s', async (query, status) => {
    const answer = await getTimed(toAddress('/api/cars', query));
    expect(answer.status).toBe(status);
    const body = JSON.parse(answer.body);
    if (status === 400) expect(body).toMatchObject({ status: 400, code: 'malformed' });
    else expect(body.cars).toBeInstanceOf(Array);
  });
});

describe('hostile searches by the protocol', () => {
  it.each(hostileSearches)('answers in the form of the protocol: %s', async (_name, body, status) => {
    const authorization = `Bearer ${searchKey}`;
    const answer = await askTimed(() => server.post(searchedSite, '/search-api/multi-search', body, { authorization }));
    expect(answer.status).toBe(status);
    const parsed = JSON.parse(answer.body);
    if (status !== 200) expect(parsed).toMatchObject({ code: expect.any(String), type: expect.any(String) });
    else for (const { hits } of parsed.results) for (const hit of hits) expect(hit.show_on_dealer_website).toBe(true);
  });
});

describe('afterwards', () => {
  it('the server has called nothing its own fault', () => {
    expect(server.output()).not.toMatch(/"level":(50|60)/);
  });

  // Runs last, because the server closes the connection.
  it('is too long for any header', async () => {
    expect((await server.get(site, `/${'a'.repeat(20_000)}`)).status).toBe(431);
  });
});
