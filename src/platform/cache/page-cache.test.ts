import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createPageCache, type RenderedPage } from './page-cache.ts';

const page = (text: string, overrides: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: {},
  body: Buffer.from(text),
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
    const render = vi.fn(async () => page('a'));
    expect((await cache.get('k', 'v1', render)).source).toBe('miss');
    expect((await cache.get('k', 'v1', render)).source).toBe('hit');
    expect(cache.peek('k', 'v1')?.body.toString()).toBe('a');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('runs at most one render of a key at a time', async () => {
    const { cache } = createTestCache();
    const gate = deferred<RenderedPage>();
    const render = vi.fn(() => gate.promise);
    const all = Promise.all([1, 2, 3].map(() => cache.get('k', 'v1', render)));
    gate.resolve(page('a'));
    expect((await all).map(({ page: answered }) => answered.body.toString())).toEqual(['a', 'a', 'a']);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('drops a page when the version moves', async () => {
    const { cache } = createTestCache();
    await cache.get('k', 'v1', async () => page('old'));
    expect(cache.peek('k', 'v2')).toBeUndefined();
    const { page: answered } = await cache.get('k', 'v2', async () => page('new'));
    expect(answered.body.toString()).toBe('new');
  });

  it('does not let a slow render of an older version answer for the new one', async () => {
    const { cache } = createTestCache();
    const slow = deferred<RenderedPage>();
    const first = cache.get('k', 'v1', () => slow.promise);
    await cache.get('k', 'v2', async () => page('new'));
    slow.resolve(page('old'));
    await first;
    const { page: answered } = await cache.get('k', 'v2', async () => page('newer'));
    expect(answered.body.toString()).not.toBe('old');
  });

  it('never keeps errors and personal pages', async () => {
    const { cache } = createTestCache();
    await cache.get('k', 'v1', async () => page('broken', { status: 500, isCacheable: false }));
    expect(cache.stats().pages).toBe(0);
  });

  it('serves the older page when a render fails', async () => {
    const onRenderError = vi.fn();
    const { cache } = createTestCache({ onRenderError });
    await cache.get('k', 'v1', async () => page('old'));
    const away = () => Promise.reject(new Error('database away'));
    const { page: answered, source } = await cache.get('k', 'v2', away);
    expect([answered.body.toString(), source]).toEqual(['old', 'stale']);
    expect(onRenderError).toHaveBeenCalledOnce();
    await expect(cache.get('other', 'v2', away)).rejects.toThrow('database away');
  });

  it('renders behind the answer after the age limit and before it at twice that age', async () => {
    const { cache, clock } = createTestCache();
    await cache.get('k', 'v1', async () => page('one'));
    clock.ms = 1500;
    const gate = deferred<RenderedPage>();
    expect((await cache.get('k', 'v1', () => gate.promise)).page.body.toString()).toBe('one');
    gate.resolve(page('two'));
    await vi.waitFor(() => expect(cache.peek('k', 'v1')?.body.toString()).toBe('two'));
    clock.ms = 1500 + 2000;
    expect((await cache.get('k', 'v1', async () => page('three'))).page.body.toString()).toBe('three');
  });

  it('compresses once and counts the bytes', async () => {
    const { cache } = createTestCache();
    const text = 'price '.repeat(2000);
    const { page: answered } = await cache.get('k', 'v1', async () => page(text));
    const br = await cache.encode('k', answered, 'br');
    expect(brotliDecompressSync(br.body).toString()).toBe(text);
    expect(br.rawHeaders).toContain('content-encoding');
    expect(await cache.encode('k', answered, 'br')).toBe(br);
    expect(gunzipSync((await cache.encode('k', answered, 'gzip')).body).toString()).toBe(text);
    expect(cache.stats().bytes).toBeGreaterThan(text.length + br.body.length);
  });

  it('keeps nothing when its bound is 0', async () => {
    const { cache } = createTestCache({ maxBytes: 0 });
    await cache.get('k', 'v1', async () => page('a'));
    expect(cache.peek('k', 'v1')).toBeUndefined();
  });

  it('stays within its bound in bytes', async () => {
    const { cache } = createTestCache({ maxBytes: 20_000 });
    for (let n = 0; n < 50; n++) await cache.get(`k${n}`, 'v1', async () => page('x'.repeat(2000)));
    expect(cache.stats().bytes).toBeLessThanOrEqual(20_000);
    expect(cache.peek('k0', 'v1')).toBeUndefined();
    expect(cache.peek('k49', 'v1')).toBeDefined();
  });
});
