import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import type { PageVersion, RenderedPage } from './cached-page.ts';
import { createPageCache } from './page-cache.ts';

const stock = (version: number, configuration = 'a'): PageVersion => ({ stock: version, configuration });
const [v1, v2, v3] = [stock(1), stock(2), stock(3)];

const page = (text: string, version: PageVersion, overrides: Partial<RenderedPage> = {}): RenderedPage => ({
  version,
  status: 200,
  headers: {},
  body: Buffer.from(text),
  bodyEncoding: 'identity',
  isCacheable: true,
  ...overrides,
});

const deferred = <T>() => {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};

const createTestCache = (overrides: Partial<Parameters<typeof createPageCache>[0]> = {}) => {
  const clock = { ms: 0 };
  const cache = createPageCache({ maxBytes: 1_000_000, maxAgeMs: 1000, now: () => clock.ms, ...overrides });
  return { cache, clock };
};

describe('createPageCache', () => {
  it('renders a page once and answers from memory afterwards', async () => {
    const { cache } = createTestCache();
    const render = vi.fn(async () => page('a', v1));
    expect((await cache.get('k', v1, render)).source).toBe('miss');
    expect((await cache.get('k', v1, render)).source).toBe('hit');
    expect(cache.peek('k', v1)?.body.toString()).toBe('a');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('runs at most one render of a key at a time', async () => {
    const { cache } = createTestCache();
    const gate = deferred<RenderedPage>();
    const render = vi.fn(() => gate.promise);
    const all = Promise.all([1, 2, 3].map(() => cache.get('k', v1, render)));
    gate.resolve(page('a', v1));
    expect((await all).map(({ page: answered }) => answered.body.toString())).toEqual(['a', 'a', 'a']);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('drops a page when the version changes', async () => {
    const { cache } = createTestCache();
    await cache.get('k', v1, async () => page('old', v1));
    expect(cache.peek('k', v2)).toBeUndefined();
    const { page: answered } = await cache.get('k', v2, async () => page('new', v2));
    expect(answered.body.toString()).toBe('new');
  });

  it('drops a page when the configuration changes, regardless of the stock', async () => {
    const { cache } = createTestCache();
    await cache.get('k', v2, async () => page('old', v2));
    expect(cache.peek('k', stock(2, 'b'))).toBeUndefined();
    expect(cache.peek('k', stock(1, 'b'))).toBeUndefined();
  });

  it('caches a page under the version it was made from', async () => {
    const { cache } = createTestCache();
    await cache.get('k', v2, async () => page('of 1', v1));
    expect(cache.peek('k', v2)).toBeUndefined();
    await cache.get('k', v2, async () => page('of 3', v3));
    expect(cache.peek('k', v2)?.body.toString()).toBe('of 3');
    expect(cache.peek('k', v3)?.body.toString()).toBe('of 3');
  });

  it('starts a render of its own for a caller that wants a newer version than the running one', async () => {
    const { cache } = createTestCache();
    const slow = deferred<RenderedPage>();
    const first = cache.get('k', v1, () => slow.promise);
    const second = await cache.get('k', v2, async () => page('new', v2));
    expect(second.page.body.toString()).toBe('new');
    slow.resolve(page('old', v1));
    // The older render answers the earlier callers and doesn't replace the newer page.
    expect((await first).page.body.toString()).toBe('old');
    expect(cache.peek('k', v2)?.body.toString()).toBe('new');
  });

  it('lets a caller that wants an older version wait for the running render of a newer one', async () => {
    const { cache } = createTestCache();
    const gate = deferred<RenderedPage>();
    const newer = cache.get('k', v2, () => gate.promise);
    const render = vi.fn(async () => page('old', v1));
    const older = cache.get('k', v1, render);
    gate.resolve(page('new', v2));
    expect((await Promise.all([newer, older])).map((found) => found.page.body.toString())).toEqual(['new', 'new']);
    expect(render).not.toHaveBeenCalled();
  });

  it.each([
    ['an error', 500],
    ['a personal page', 200],
  ])('serves %s and never caches it', async (_name, status) => {
    const { cache } = createTestCache();
    const { page: answered, source } = await cache.get('k', v1, async () =>
      page('for one', v1, { status, isCacheable: false }),
    );
    expect([answered.status, answered.body.toString(), source]).toEqual([status, 'for one', 'uncached']);
    expect(cache.peek('k', v1)).toBeUndefined();
    expect(cache.stats().pages).toBe(0);
  });

  it('never replaces a cached page with an error', async () => {
    const { cache } = createTestCache();
    await cache.get('k', v1, async () => page('whole', v1));
    const broken = async () => page('broken', v2, { status: 503, isCacheable: false });
    expect((await cache.get('k', v2, broken)).page.body.toString()).toBe('whole');
    expect(cache.peek('k', v1)?.body.toString()).toBe('whole');
  });

  it('serves the older page when a render fails', async () => {
    const onRenderError = vi.fn();
    const { cache } = createTestCache({ onRenderError });
    await cache.get('k', v1, async () => page('old', v1));
    const away = () => Promise.reject(new Error('database away'));
    const { page: answered, source } = await cache.get('k', v2, away);
    expect([answered.body.toString(), source]).toEqual(['old', 'stale']);
    expect(onRenderError).toHaveBeenCalledOnce();
    await expect(cache.get('other', v2, away)).rejects.toThrow('database away');
  });

  it('rerenders in the background after the age limit, and before answering at twice that age', async () => {
    const { cache, clock } = createTestCache();
    await cache.get('k', v1, async () => page('one', v1));
    clock.ms = 1500;
    const gate = deferred<RenderedPage>();
    expect((await cache.get('k', v1, () => gate.promise)).page.body.toString()).toBe('one');
    gate.resolve(page('two', v1));
    await vi.waitFor(() => expect(cache.peek('k', v1)?.body.toString()).toBe('two'));
    clock.ms = 1500 + 2000;
    expect((await cache.get('k', v1, async () => page('three', v1))).page.body.toString()).toBe('three');
  });

  it('compresses once and counts the bytes', async () => {
    const { cache } = createTestCache();
    const text = 'price '.repeat(2000);
    const { page: answered } = await cache.get('k', v1, async () => page(text, v1));
    const br = await cache.encode('k', answered, 'br');
    expect(brotliDecompressSync(br.body).toString()).toBe(text);
    expect(br.rawHeaders).toContain('content-encoding');
    expect(await cache.encode('k', answered, 'br')).toBe(br);
    expect(gunzipSync((await cache.encode('k', answered, 'gzip')).body).toString()).toBe(text);
    expect(cache.stats().bytes).toBeGreaterThan(text.length + br.body.length);
  });

  it('stores a Brotli page as it is and serves other encodings on request', async () => {
    const { cache } = createTestCache();
    const text = 'price '.repeat(2000);
    const body = brotliCompressSync(text);
    const { page: answered } = await cache.get('k', v1, async () => page('', v1, { body, bodyEncoding: 'br' }));
    expect((await cache.encode('k', answered, 'br')).body).toBe(body);
    expect(cache.stats().bytes).toBeLessThan(text.length);
    const plain = await cache.encode('k', answered, 'identity');
    expect(plain.body.toString()).toBe(text);
    expect(plain.rawHeaders).not.toContain('content-encoding');
    expect(gunzipSync((await cache.encode('k', answered, 'gzip')).body).toString()).toBe(text);
    expect(cache.stats().bytes).toBeGreaterThan(text.length);
  });

  it('caches nothing when its limit is 0', async () => {
    const { cache } = createTestCache({ maxBytes: 0 });
    await cache.get('k', v1, async () => page('a', v1));
    expect(cache.peek('k', v1)).toBeUndefined();
  });

  it('stays within its limit in bytes and evicts the oldest first [D.16]', async () => {
    const { cache } = createTestCache({ maxBytes: 20_000 });
    const names = Array.from({ length: 50 }, (_, at) => `k${at}`);
    for (const name of names) await cache.get(name, v1, async () => page('x'.repeat(2000), v1));
    expect(cache.stats().bytes).toBeLessThanOrEqual(20_000);
    const kept = names.filter((name) => cache.peek(name, v1) !== undefined);
    expect(kept.length).toBeGreaterThan(5);
    expect(kept).toEqual(names.slice(-kept.length));
  });
});
