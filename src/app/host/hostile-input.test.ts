import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPublicSearchKey } from '#src/app/api/search-api-routes.ts';
import { hostileMarkup, hostileQueries } from './testing/hostile-queries.ts';
import { type Answer, startServer, type TestServer } from './testing/start-server.ts';

const site = 'wattle-group';
const searchPath = '/search/new-used-and-demo-cars/';
/** No single answer may take longer, in milliseconds: far above what any takes, far below what hurts. */
const maxMs = 1000;

let server: TestServer;
let vehiclePath: string;

beforeAll(async () => {
  server = await startServer();
  const { cars } = JSON.parse((await server.get(site, '/api/cars?limit=1&filter=status:in_stock')).body);
  vehiclePath = `/cars/${cars[0].slug}`;
  // The first page compiles what the others use.
  await server.get(site, vehiclePath);
  await server.get(site, searchPath);
});

afterAll(() => server.stop());

const toAddress = (path: string, query: string): string =>
  `${path}?${query.replaceAll(/[^\x21-\x7e]|["<>{}]/g, (character) => encodeURIComponent(character))}`;

const getTimed = async (path: string): Promise<Answer> => {
  const started = performance.now();
  const answer = await server.get(site, path);
  expect(performance.now() - started).toBeLessThan(maxMs);
  return answer;
};

const expectHarmless = ({ status, headers, body }: Answer): void => {
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
  if (!String(headers['content-type']).startsWith('text/html')) return;
  expect(body).not.toContain('<script>alert');
  expect(body).not.toContain('<img src=x');
  expect(body).not.toMatch(/href="\s*javascript:/i);
  // What is written into the page for its scripts must not end their element.
  expect(body).not.toContain('alert(1)</script>');
  const location = headers.location ?? '/';
  expect(location).toMatch(/^\/(?!\/)/);
};

/** The address that the page gives itself; unknown parameters and order are not part of it. */
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

  it.each([
    ['a page', () => vehiclePath],
    ['a page that is not there', () => '/nothing'],
    ['a refusal', () => `/${'a'.repeat(3000)}`],
    ['a problem of the interface', () => '/api/cars/no-such-vehicle'],
  ])('that is shown to a reader says what may run in it: %s', async (_name, path) => {
    const { headers } = await server.get(site, path(), browser);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['content-security-policy']).toMatch(/default-src 'self'.*script-src 'self'/);
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
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
    // Only searches that a path can say are listed by search engines.
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
  it.each([
    '/cars/%00',
    '/cars/%ED%A0%80',
    '/cars/%',
    '/cars/__proto__',
    '/cars/..%2f..%2fpackage.json',
    `/cars/${'a'.repeat(1900)}`,
    '/search/%00',
    '/search/__proto__',
    '/search/constructor/__proto__',
    '/search/toyota/%00',
    '/used-car/%00/x/y',
    '/api/cars/%00',
    '/api/cars/__proto__',
    '/api/cars/%ED%A0%80/similar',
    '/api/cars/%00/view.json',
    '/sitemap-0.xml',
    '/sitemap-9999.xml',
    '/images/NaN/80/x',
    '/images/600/80/%00',
    '/images/600/80/%2Fmedia%2Fdemo%2F%00.svg',
    '/images/600/80/%ED%A0%80',
    '/images/1e3/80/x',
    '/images/600/80/%2Fmedia%2Fdemo%2F..%2F..%2Fpackage.json',
    '/media/demo/%00',
    '/media/demo/..%2f..%2fpackage.json',
    '/assets/%00',
    '/assets/..%2f..%2fserver%2findex.js',
    '/__manifest?p=__proto__',
    '/search-api/indexes/%00/search?q=x',
  ])('is refused and logged by nobody as our fault: %s', async (path) => {
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
  it.each([
    ['limit=-1', 400],
    ['limit=0', 400],
    ['limit=1e999', 400],
    ['limit=NaN', 400],
    ['limit=101', 400],
    ['limit=Infinity', 400],
    ['offset=1e999', 400],
    ['limit[]=1', 200],
    ['limit=1&limit=2', 400],
    ['offset=-1', 400],
    ['offset=99999999999', 400],
    ['offset=100000', 200],
    ['filter=', 200],
    ['filter=make', 400],
    [`filter=${'('.repeat(900)}`, 400],
    ['filter=make:Kia AND', 400],
    ['filter=private_suburb:x', 400],
    ['filter=__proto__:x', 400],
    ['filter=make=Kia&filter=make=Ford', 400],
    ['filter=make:"%00"', 200],
    ['filter=year>1e999', 400],
    [`filter=${'x'.repeat(1001)}`, 400],
  ])('%s', async (query, status) => {
    const answer = await getTimed(toAddress('/api/cars', query));
    expect(answer.status).toBe(status);
    const body = JSON.parse(answer.body);
    if (status === 400) expect(body).toMatchObject({ status: 400, code: 'malformed' });
    else expect(body.cars).toBeInstanceOf(Array);
  });
});

const nested = (depth: number): string => `${'['.repeat(depth)}"make = Kia"${']'.repeat(depth)}`;
const search = (fields: object) => JSON.stringify({ queries: [{ indexUid: 'Car_production', ...fields }] });
const manyQueries = (count: number, fields: object) =>
  JSON.stringify({ queries: Array.from({ length: count }, () => ({ indexUid: 'Car_production', ...fields })) });

describe('hostile searches by the protocol', () => {
  it.each([
    ['no JSON', '{"queries":', 400],
    ['nothing', '', 400],
    ['a number', '1e999', 400],
    ['another index', search({ indexUid: '__proto__' }), 404],
    ['a prototype', '{"queries":[{"indexUid":"Car_production","__proto__":{"limit":9}}]}', 400],
    ['words of 10 kB', search({ q: 'x'.repeat(10_000) }), 400],
    ['words of null characters and half pairs', search({ q: '\0 \ud800 \udfff' }), 200],
    ['a limit past all numbers', '{"queries":[{"indexUid":"Car_production","limit":1e999}]}', 400],
    ['a negative offset', search({ offset: -1 }), 400],
    ['a gigantic page', search({ page: Number.MAX_SAFE_INTEGER, hitsPerPage: 20 }), 200],
    ['pages of gigantic size', search({ page: 1, hitsPerPage: Number.MAX_SAFE_INTEGER }), 200],
    ['1,000 facets', search({ facets: Array.from({ length: 1000 }, (_, at) => `f${at}`) }), 400],
    ['a facet 400 times', search({ facets: Array.from({ length: 400 }, () => 'make') }), 200],
    ['a sort 400 times', search({ sort: Array.from({ length: 400 }, () => 'year:asc') }), 200],
    ['a sort by a prototype', search({ sort: ['__proto__:asc'] }), 400],
    ['a filter by a prototype', search({ filter: '__proto__ = 1' }), 400],
    ['a filter in 5,000 brackets', search({ filter: '('.repeat(5000) }), 400],
    ['a filter of 2,000 terms', search({ filter: Array.from({ length: 2000 }, () => 'year > 1').join(' OR ') }), 200],
    ['lists in 100,000 lists', `{"queries":[{"indexUid":"Car_production","filter":${nested(100_000)}}]}`, 400],
    ['words in 100,000 lists', `{"queries":[{"indexUid":"Car_production","q":${nested(100_000)}}]}`, 400],
    ['a request in 100,000 lists', nested(100_000), 400],
    ['SQL in a filter', search({ filter: "make = 'x' OR 1=1; DROP TABLE vehicles" }), 400],
    ['stock that does not show', search({ filter: 'show_on_dealer_website = false' }), 200],
    ['markup as tags', search({ q: 'kia', attributesToHighlight: ['*'], highlightPreTag: hostileMarkup }), 200],
    ['more than 50 searches', manyQueries(51, {}), 400],
    ['50 searches with every facet', manyQueries(50, { q: 'a', facets: ['*'], limit: 1000 }), 200],
    ['300 kB', `"${'x'.repeat(300_000)}"`, 413],
  ])('answers in the form of the protocol: %s', async (_name, body, status) => {
    const started = performance.now();
    const answer = await server.post(site, '/search-api/multi-search', body, {
      authorization: `Bearer ${buildPublicSearchKey({ slug: site, websiteId: 1001 })}`,
    });
    expect(answer.status).toBe(status);
    expect(performance.now() - started).toBeLessThan(2 * maxMs);
    const parsed = JSON.parse(answer.body);
    if (status !== 200) expect(parsed).toMatchObject({ code: expect.any(String), type: expect.any(String) });
    else for (const { hits } of parsed.results) for (const hit of hits) expect(hit.show_on_dealer_website).toBe(true);
  });
});

describe('afterwards', () => {
  it('the server has called nothing its own fault', () => {
    expect(server.output()).not.toMatch(/"level":(50|60)/);
  });

  // The server closes the connection at once, so nothing may follow on it.
  it('is too long for any header', async () => {
    expect((await server.get(site, `/${'a'.repeat(20_000)}`)).status).toBe(431);
  });
});
