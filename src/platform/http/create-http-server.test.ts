import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HttpServerOptions } from './create-http-server.ts';
import { arbitraryTarget } from './testing/arbitrary-target.ts';
import { expectSecurityHeaders, head, prepareHttpServer } from './testing/prepare-http-server.ts';
import { sendRaw } from './testing/send-raw.ts';

const { open, listen, listenBehindThread } = prepareHttpServer();

describe('the host of a request', () => {
  const hostOf = async (
    options: Partial<HttpServerOptions>,
    headers: Record<string, string>,
    remoteAddress?: string,
  ) => {
    const app = await open(options);
    const answer = await app.inject({
      url: '/',
      headers: { host: 'site.example', ...headers },
      ...(remoteAddress !== undefined && { remoteAddress }),
    });
    return answer.json().host;
  };
  const forwarded = { 'x-forwarded-host': 'other.example', forwarded: 'host=other.example' };
  const named = { trustedHostHeader: 'x-forwarded-host' };

  it.each([
    ['no proxy', 0],
    ['a proxy', 1],
    ['named proxies', ['127.0.0.0/8']],
  ])('comes from Host, behind %s, whatever is forwarded', async (_name, trustProxy) => {
    expect(await hostOf({ trustProxy }, forwarded)).toBe('site.example');
  });

  it.each([
    ['a proxy', 1],
    ['named proxies', ['127.0.0.0/8']],
  ])('is the last entry of the header that %s sets', async (_name, trustProxy) => {
    const headers = { 'x-forwarded-host': 'evil.example, other.example' };
    expect(await hostOf({ trustProxy, ...named }, headers)).toBe('other.example');
  });

  it.each([
    ['comes from somebody else than the proxies', ['10.0.0.0/8'], '192.0.2.1'],
    ['has no proxy to come from', 0, '127.0.0.1'],
  ])('comes from Host when the header %s', async (_name, trustProxy, address) => {
    expect(await hostOf({ trustProxy, ...named }, forwarded, address)).toBe('site.example');
  });

  it('comes from Host when the header is empty', async () => {
    expect(await hostOf({ trustProxy: 1, ...named }, { 'x-forwarded-host': '' })).toBe('site.example');
  });

  it('accepts a proxy’s IPv4-mapped IPv6 address', async () => {
    expect(await hostOf({ trustProxy: ['10.0.0.0/8'], ...named }, forwarded, '::ffff:10.1.2.3')).toBe('other.example');
    expect(await hostOf({ trustProxy: ['2001:db8::/32'], ...named }, forwarded, '2001:db8::7')).toBe('other.example');
  });

  it('is required exactly once', async () => {
    const port = await listen();
    const none = await sendRaw(port, ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n']);
    const two = await sendRaw(port, [head('/', 'host: other.example')]);
    for (const answer of [none, two]) {
      expect(answer.status).toBe(400);
      expectSecurityHeaders(answer);
    }
    expect((await sendRaw(port, ['GET / HTTP/1.0\r\n\r\n'])).status).toBe(200);
  });
});

describe('the address of a client', () => {
  const claimed = 'X-Forecourt-Peer: 198.51.100.9';
  const addressOn = async (port: number, ...lines: string[]): Promise<string> =>
    JSON.parse((await sendRaw(port, [head('/', ...lines)])).body).ip;

  it.each([
    ['the main thread', listen],
    ['the HTTP thread', listenBehindThread],
  ])('is that of its connection to %s, whatever it claims', async (_name, start) => {
    expect(await addressOn(await start(), claimed, 'X-Forwarded-For: 198.51.100.7')).toBe('127.0.0.1');
  });

  it.each([
    ['a proxy', 1],
    ['named proxies', ['127.0.0.0/8']],
  ])('comes from %s in front of the HTTP thread', async (_name, trustProxy) => {
    const port = await listenBehindThread({ trustProxy });
    expect(await addressOn(port, claimed, 'X-Forwarded-For: 192.0.2.1, 198.51.100.7')).toBe('198.51.100.7');
  });

  it('is not taken from a client that claims to be a proxy', async () => {
    const port = await listenBehindThread({ trustProxy: ['10.0.0.0/8'] });
    expect(await addressOn(port, 'X-Forecourt-Peer: 10.0.0.1', 'X-Forwarded-For: 198.51.100.7')).toBe('127.0.0.1');
  });
});

describe('the target of a request', () => {
  const get = async (target: string) => sendRaw(await listen(), [head(target)]);

  it.each([
    ['//evil.example/', '/evil.example/'],
    ['//evil.example/%2e%2e//evil.example', '/evil.example'],
    ['//:99999/', '/:99999/'],
    ['//user:pw@x/?a=1', '/user:pw@x/?a=1'],
    ['//a%20b/', '/a%20b/'],
    ['/cars///a', '/cars/a'],
    ['/./cars/%2E%2e/a?x=//y', '/a?x=//y'],
    ['/cars/%2E%2e/a', '/a'],
    ['/cars/a#b', '/cars/a'],
  ])('%s leads to %s', async (target, location) => {
    const answer = await get(target);
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe(location);
    expectSecurityHeaders(answer);
  });

  it.each([
    '//%5Cx',
    '/%5cevil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/caf\xe9',
    '/%00',
    '/%zz',
    '/%ff',
    'http://evil.example/',
    '*',
    '/a b',
  ])('%j is refused with security headers', async (target) => {
    const answer = await get(target);
    expect(answer.status).toBe(400);
    expectSecurityHeaders(answer);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  });

  it('keeps its query unchanged', async () => {
    expect(JSON.parse((await get('/search/?query=a%zz&x=//y\\')).body).href).toBe(
      'https://site.example/search/?query=a%zz&x=//y\\',
    );
  });

  it('is never answered with 500, always with security headers, and never redirects off the site', async () => {
    const port = await listen();
    await fc.assert(
      fc.asyncProperty(arbitraryTarget, async (target) => {
        const answer = await sendRaw(port, [head(target)]);
        expect(answer.status).toBeGreaterThanOrEqual(200);
        expect(answer.status).toBeLessThan(500);
        expectSecurityHeaders(answer);
        const { location = '/' } = answer.headers;
        expect(new URL(location, 'https://site.example').origin).toBe('https://site.example');
        expect(location).not.toMatch(/^\/[/\\]/);
      }),
      { numRuns: 400 },
    );
  });
});

describe('a method that no route accepts', () => {
  it.each(['PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH'])(
    '%s is answered 405 with what is allowed [D.26]',
    async (method) => {
      const answer = await sendRaw(await listen(), [head('/cars/a').replace('GET', method)]);
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD, POST');
      expect(JSON.parse(answer.body)).toMatchObject({
        code: 'wrongMethod',
        detail: 'Pages only accept GET, HEAD, POST.',
      });
      expectSecurityHeaders(answer);
    },
  );

  it('does not make an existing address 404 [D.26]', async () => {
    const answer = await sendRaw(await listen(), [head('/none', 'Content-Length: 0').replace('GET', 'POST')]);
    expect(answer.status).toBe(404);
  });
});

describe('cross-origin use of answers', () => {
  it('allows pages and the API for the same origin only, files for any site [D.26]', async () => {
    const port = await listen();
    const policyOf = async (target: string) =>
      (await sendRaw(port, [head(target)])).headers['cross-origin-resource-policy'];
    expect(await policyOf('/')).toBe('same-origin');
    expect(await policyOf('/media/demo/ten.pdf')).toBe('cross-origin');
  });

  it('sets HSTS for a year without subdomains', async () => {
    const { headers } = await sendRaw(await listen(), [head('/')]);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });
});

describe('a range of a file', () => {
  const getPart = async (range: string) => sendRaw(await listen(), [head('/media/demo/ten.pdf', `Range: ${range}`)]);

  it.each(['bytes=9999999999-', 'bytes=5-2', 'bytes=10-', 'bytes=x'])(
    'refuses %s with 416 and the size',
    async (range) => {
      const answer = await getPart(range);
      expect(answer.status).toBe(416);
      expect(answer.headers['content-range']).toBe('bytes */10');
      expectSecurityHeaders(answer);
    },
  );

  it('serves a valid range', async () => {
    expect(await getPart('bytes=2-4')).toMatchObject({ status: 206, body: '234' });
  });

  it('serves the whole file for other units than bytes', async () => {
    expect(await getPart('lines=1-2')).toMatchObject({ status: 200, body: '0123456789' });
  });

  it('answers 412 when a precondition fails', async () => {
    expect((await sendRaw(await listen(), [head('/media/demo/ten.pdf', 'If-Match: "x"')])).status).toBe(412);
  });
});
