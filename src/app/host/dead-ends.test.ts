import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listPagePaths } from '#src/sites/config/pages/list-page-paths.ts';
import { loadSite } from '#src/sites/testing/load-site.ts';
import { crawlSite } from './testing/crawl-site.ts';
import { startServer, type TestServer } from './testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  // By default, a site gets only part of the rendering time, so the crawl would slow down after about thirty pages.
  server = await startServer({ RENDER_SITE_PERCENT: '100' });
});
afterAll(() => server.stop());

const sites = readdirSync('sites');

it.each(sites)(
  'every link of %s leads to a page: menus, footer, cards, buttons, offers, the dealer’s own pages [L2.12] [L2.20] [L2.36]',
  async (slug) => {
    const loaded = await loadSite(join('sites', slug));
    if (loaded.kind === 'refused') throw new Error(loaded.message);
    const written = Object.keys(loaded.site.content).map((name) => `/${name}`);
    const { deadEnds, pageCount } = await crawlSite(server, slug, {
      from: ['/', '/contact', '/contact-us', '/careers', '/about-us', '/fleet', '/special-offers', '/models'],
      ownPages: new Set([...written, ...listPagePaths(loaded.site)].filter((path) => path.split('/').length === 2)),
    });
    expect(deadEnds).toEqual([]);
    expect(pageCount).toBeGreaterThan(30);
  },
  120_000,
);

it('the crawl finds a dead end, and follows a redirect to one', async () => {
  const answers: Readonly<Record<string, { status: number; body: string; location?: string }>> = {
    '/': { status: 200, body: '<a class="x" href="/moved?a=1&amp;b=2#top">Go</a><a href="/there">Go</a>' },
    '/moved?a=1&b=2': { status: 302, body: '', location: '/gone' },
    '/there': { status: 200, body: '' },
  };
  const get = async (_: string, path: string) => {
    const { status, body, location } = answers[path] ?? { status: 404, body: '' };
    return { status, body, headers: { location } };
  };
  const { deadEnds, pageCount } = await crawlSite({ get }, 'a-site', { from: ['/'], ownPages: new Set() });
  expect(deadEnds).toEqual([{ path: '/gone', from: '/moved?a=1&b=2', status: 404 }]);
  expect(pageCount).toBe(4);
});
