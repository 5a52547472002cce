import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createAddressGuard } from '#src/platform/egress/create-address-guard.ts';
import { isPublicAddress } from '#src/platform/egress/is-public-address.ts';
import { type PictureHost, startPictureHost } from '#src/platform/images/testing/start-picture-host.ts';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { createHttpsFetch, type HttpsSource } from './fetch-https-feed.ts';
import { createFeedSaver } from './save-feed.ts';

const folder = makeTemporaryFolder('https-feeds');
const save = createFeedSaver(folder, 100_000);
const body = 'Stock No,Make\nU1,Kia\n';
const noValidators = { etag: null, lastModified: null };
const noTimeout = new AbortController().signal;

let hosts: PictureHost[] = [];
afterEach(async () => {
  await Promise.all(hosts.map(({ stop }) => stop()));
  hosts = [];
});

const start = async (listener: RequestListener) => {
  const host = await startPictureHost(listener);
  hosts.push(host);
  const { ca, resolve, mayConnectTo } = host.fetcherOptions;
  const secrets: Record<string, string> = { ACME_FEED_AUTH: 'Bearer secret-1' };
  const fetch = createHttpsFetch({
    save,
    guard: createAddressGuard({ resolve, mayConnectTo }),
    readSecret: (name) => secrets[name],
    ca,
  });
  const sourceOf = (path: string, changes: Partial<HttpsSource> = {}): HttpsSource => ({
    kind: 'https',
    url: host.urlOf(path).href,
    authorizationVariable: null,
    everyMinutes: 30,
    ...changes,
  });
  return { host, fetch, sourceOf };
};

const read = async (fetched: Awaited<ReturnType<ReturnType<typeof createHttpsFetch>>>): Promise<string> => {
  if (fetched.kind !== 'fetched') throw new Error(fetched.kind);
  let text = '';
  for await (const chunk of fetched.feed.open()) text += chunk.toString();
  await fetched.feed.close();
  return text;
};

describe('createHttpsFetch', () => {
  it('fetches a feed with its validators and the name of its file', async () => {
    const { fetch, sourceOf } = await start((_request, response) => {
      response.setHeader('etag', '"v1"').setHeader('last-modified', 'Wed, 25 Nov 2026 00:00:00 GMT').end(body);
    });
    const fetched = await fetch(sourceOf('/feeds/stock.csv?key=1'), noValidators, noTimeout);
    expect(fetched).toMatchObject({
      kind: 'fetched',
      fileName: 'stock.csv',
      validators: { etag: '"v1"', lastModified: 'Wed, 25 Nov 2026 00:00:00 GMT' },
    });
    expect(await read(fetched)).toBe(body);
  });

  it('says what it has, and takes 304 for unchanged', async () => {
    const { fetch, sourceOf } = await start(({ headers }, response) => {
      response.statusCode = headers['if-none-match'] === '"v1"' && headers['if-modified-since'] === 'then' ? 304 : 500;
      response.end();
    });
    const validators = { etag: '"v1"', lastModified: 'then' };
    expect(await fetch(sourceOf('/'), validators, noTimeout)).toEqual({ kind: 'unchanged' });
  });

  it('takes no 304 that it did not ask for', async () => {
    const { fetch, sourceOf } = await start((_request, response) => response.writeHead(304).end());
    await expect(fetch(sourceOf('/'), noValidators, noTimeout)).rejects.toThrow('The server responded with 304.');
  });

  it('unpacks what comes as gzip', async () => {
    const { fetch, sourceOf } = await start(({ headers }, response) => {
      if (headers['accept-encoding']?.includes('gzip')) response.setHeader('content-encoding', 'gzip');
      response.end(gzipSync(body));
    });
    expect(await read(await fetch(sourceOf('/'), noValidators, noTimeout))).toBe(body);
  });

  it('refuses a compression that it did not ask for', async () => {
    const { fetch, sourceOf } = await start((_request, response) =>
      response.setHeader('content-encoding', 'br').end(body),
    );
    await expect(fetch(sourceOf('/'), noValidators, noTimeout)).rejects.toThrow('compressed the file in a way');
  });

  it.each([201, 206, 401, 404, 500, 503])('fails when the server answers %i', async (status) => {
    const { fetch, sourceOf } = await start((_request, response) => response.writeHead(status).end(body));
    await expect(fetch(sourceOf('/'), noValidators, noTimeout)).rejects.toMatchObject({
      name: 'FeedSourceError',
      message: `The server responded with ${status}.`,
    });
  });

  it.each<[string, Record<string, string>]>([
    ['of a known length', { 'content-length': String(body.length * 2) }],
    ['of an unknown length', { 'transfer-encoding': 'chunked' }],
  ])('fails when the connection ends before a file %s has arrived', async (_what, headers) => {
    const { fetch, sourceOf } = await start((_request, response) => {
      response.writeHead(200, headers);
      response.write(body, () => setTimeout(() => response.destroy(), 20));
    });
    await expect(fetch(sourceOf('/'), noValidators, noTimeout)).rejects.toThrow(
      'The connection ended before the whole file had arrived.',
    );
  });

  it('sends the secret, and not to another server', async () => {
    const seen: (string | undefined)[] = [];
    const other = await start(({ headers }, response) => {
      seen.push(headers.authorization);
      response.end(body);
    });
    const { fetch, sourceOf } = await start(({ url, headers }, response) => {
      seen.push(headers.authorization);
      const location = url === '/' ? '/moved' : other.host.urlOf('/stock.csv').href;
      response.writeHead(302, { location }).end();
    });
    const source = sourceOf('/', { authorizationVariable: 'ACME_FEED_AUTH' });
    expect(await read(await fetch(source, noValidators, noTimeout))).toBe(body);
    expect(seen).toEqual(['Bearer secret-1', 'Bearer secret-1', undefined]);
  });

  it('fails when the secret is not set', async () => {
    const { fetch, sourceOf, host } = await start((_request, response) => response.end(body));
    const source = sourceOf('/', { authorizationVariable: 'ACME_OTHER_AUTH' });
    await expect(fetch(source, noValidators, noTimeout)).rejects.toThrow('ACME_OTHER_AUTH is not set');
    expect(host.asked).toEqual([]);
  });

  it.each(['http://photos.example/', 'file:///etc/passwd', '', 'https://user:secret@photos.example/'])(
    'follows no redirect to %s',
    async (location) => {
      const { fetch, sourceOf } = await start((_request, response) => response.writeHead(302, { location }).end());
      await expect(fetch(sourceOf('/a'), noValidators, noTimeout)).rejects.toThrow(/redirects/);
    },
  );

  it('follows three redirects and no more', async () => {
    const { fetch, sourceOf, host } = await start((_request, response) =>
      response.writeHead(307, { location: '/again' }).end(),
    );
    await expect(fetch(sourceOf('/'), noValidators, noTimeout)).rejects.toThrow('more than 3 times');
    expect(host.asked).toHaveLength(4);
  });

  it.each(['https://127.0.0.1/', 'https://[::1]/', 'https://localhost/', 'https://169.254.169.254/latest'])(
    'connects to public addresses only, not to %s',
    async (url) => {
      const { sourceOf } = await start((_request, response) => response.end(body));
      const fetch = createHttpsFetch({ save, guard: createAddressGuard(), readSecret: () => undefined });
      await expect(fetch(sourceOf('/', { url }), noValidators, noTimeout)).rejects.toThrow("isn't a public address");
    },
  );

  it.each(['https://[::1]/', 'https://10.0.0.1/', 'https://inside.example/'])(
    'is not led to one by a redirect: %s',
    async (location) => {
      const { host, sourceOf } = await start((_request, response) => response.writeHead(302, { location }).end());
      const guard = createAddressGuard({
        resolve: async (name) => [{ address: name === 'inside.example' ? '10.0.0.1' : '127.0.0.1', family: 4 }],
        mayConnectTo: (address) => address === '127.0.0.1' || isPublicAddress(address),
      });
      const fetch = createHttpsFetch({ save, guard, readSecret: () => undefined, ca: host.fetcherOptions.ca });
      await expect(fetch(sourceOf('/'), noValidators, noTimeout)).rejects.toThrow("isn't a public address");
      expect(host.asked).toEqual(['/']);
    },
  );

  it('refuses a server whose certificate nobody vouches for, and one that is not there', async () => {
    const { host, sourceOf } = await start((_request, response) => response.end(body));
    const { resolve, mayConnectTo } = host.fetcherOptions;
    const guard = createAddressGuard({ resolve, mayConnectTo });
    const untrusting = createHttpsFetch({ save, guard, readSecret: () => undefined });
    await expect(untrusting(sourceOf('/'), noValidators, noTimeout)).rejects.toThrow(/certificate .* isn't valid/);
    await host.stop();
    hosts = [];
    await expect(untrusting(sourceOf('/'), noValidators, noTimeout)).rejects.toThrow("doesn't answer");
    const unknown = createAddressGuard({
      resolve: async () => {
        throw Object.assign(new Error('no'), { code: 'ENOTFOUND' });
      },
    });
    const lost = createHttpsFetch({ save, guard: unknown, readSecret: () => undefined });
    await expect(lost(sourceOf('/'), noValidators, noTimeout)).rejects.toThrow("can't be found");
  });

  it('refuses a file that is larger than its bound, announced or not', async () => {
    const { fetch, sourceOf } = await start((_request, response) => response.end(Buffer.alloc(100_001)));
    await expect(fetch(sourceOf('/'), noValidators, noTimeout)).rejects.toMatchObject({ name: 'FeedTooLargeError' });
  });

  it('ends when it is told to, whatever the server does', async () => {
    const { fetch, sourceOf } = await start((_request, response) => {
      response.writeHead(200);
      response.write(body);
    });
    await expect(fetch(sourceOf('/'), noValidators, AbortSignal.timeout(300))).rejects.toThrow();
  });
});
