import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchPageData } from './load-cached-search.ts';

const { signal } = new AbortController();
const urlOf = (path: string) => new URL(path, 'https://dealer.example');
const page = (viewText: string): SearchPageData => ({ viewText });

describe('loadCachedSearch', () => {
  // Reloads the module, so that every test starts with nothing cached.
  let browser: typeof import('./load-cached-search.ts');
  beforeEach(async () => {
    vi.resetModules();
    vi.useFakeTimers();
    browser = await import('./load-cached-search.ts');
    return () => vi.useRealTimers();
  });

  it('answers a search that was shown before without asking the server [B9.02]', async () => {
    browser.cacheSearch(urlOf('/search/kia?page=2'), page('kia 2'));
    const ask = vi.fn(async () => page('new'));
    expect(await browser.loadCachedSearch(urlOf('/search/kia?page=2'), signal, ask)).toEqual(page('kia 2'));
    expect(ask).not.toHaveBeenCalled();
    expect(await browser.loadCachedSearch(urlOf('/search/kia'), signal, ask)).toEqual(page('new'));
  });

  it.each([
    ['?sortBy=price:asc', '?sortBy=price%3Aasc'],
    ['?range[price]=10000:60000', '?range%5Bprice%5D=10000%3A60000'],
    ['?colour=Deep Blue', '?colour=Deep+Blue'],
  ])('knows %s again, however it is spelt [B9.02]', async (shown, asked) => {
    browser.cacheSearch({ pathname: '/search/kia', search: shown }, page('kept'));
    const ask = vi.fn(async () => page('new'));
    expect(await browser.loadCachedSearch(urlOf(`/search/kia${asked}`), signal, ask)).toEqual(page('kept'));
    expect(ask).not.toHaveBeenCalled();
  });

  it('asks again once a page is five minutes old [B9.02]', async () => {
    browser.cacheSearch(urlOf('/search/kia'), page('old'));
    vi.advanceTimersByTime(5 * 60_000);
    expect(await browser.loadCachedSearch(urlOf('/search/kia'), signal, async () => page('new'))).toEqual(page('new'));
  });

  it('keeps the last 50 pages, and asks again for the oldest once another one comes [B9.02] [D.16]', async () => {
    const addressOf = (number: number) => urlOf(`/search/kia?page=${number}`);
    for (let number = 1; number <= 50; number += 1) browser.cacheSearch(addressOf(number), page(`kept ${number}`));
    const load = (number: number) => browser.loadCachedSearch(addressOf(number), signal, async () => page('asked'));
    expect([await load(1), await load(50)]).toEqual([page('kept 1'), page('kept 50')]);
    browser.cacheSearch(addressOf(51), page('kept 51'));
    expect([await load(1), await load(2), await load(51)]).toEqual([page('asked'), page('kept 2'), page('kept 51')]);
  });

  it('leaves the last hits standing when a search does not come through [B4.18, B4.19]', async () => {
    browser.cacheSearch(urlOf('/search/'), page('all'));
    const fail = () => Promise.reject(new TypeError('network'));
    const answer = await browser.loadCachedSearch(urlOf('/search/kia'), signal, fail);
    expect(answer).toEqual({ viewText: 'all', hasError: true });
    browser.cacheSearch(urlOf('/search/kia'), answer);
    expect(await browser.loadCachedSearch(urlOf('/search/kia'), signal, async () => page('kia'))).toEqual(page('kia'));
  });

  it('passes on an answer that is meant, and the first failure of all [B4.19]', async () => {
    const notFound = { status: 404 };
    browser.cacheSearch(urlOf('/search/'), page('all'));
    await expect(browser.loadCachedSearch(urlOf('/search/x'), signal, () => Promise.reject(notFound))).rejects.toBe(
      notFound,
    );
    vi.resetModules();
    const fresh = await import('./load-cached-search.ts');
    const broken = new TypeError('network');
    await expect(fresh.loadCachedSearch(urlOf('/search/'), signal, () => Promise.reject(broken))).rejects.toBe(broken);
  });
});
