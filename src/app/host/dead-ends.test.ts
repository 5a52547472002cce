import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listPagePaths } from '#src/sites/config/pages/list-page-paths.ts';
import { loadSite } from '#src/sites/server/load-site.ts';
import { startServer, type TestServer } from './testing/start-server.ts';

/** A link to a page that doesn't answer 200. */
interface DeadEnd {
  readonly path: string;
  readonly from: string;
  readonly status: number;
}

interface Crawl {
  readonly deadEnds: readonly DeadEnd[];
  readonly pageCount: number;
}

interface Step {
  readonly path: string;
  readonly from: string;
}

const links = /<a\s[^>]*?href="(\/[^"#]*)/g;
const maxPages = 80;
const listPaths = (body: string): readonly string[] => [
  ...new Set([...body.matchAll(links)].map(([, href = '']) => href.replaceAll('&amp;', '&'))),
];

/** Groups addresses that one route answers alike. */
const shapeOf = (path: string, ownPages: ReadonlySet<string>): string => {
  const { pathname, searchParams } = new URL(path, 'http://site.invalid');
  const [, root = '', ...rest] = pathname.split('/');
  const own = ownPages.has(pathname.replace(/(?<=.)\/$/, ''));
  const route = own ? pathname : [rest.length === 0 ? '' : root, rest.length, rest.slice(1).join('/')].join(' ');
  return `${route}?${[...searchParams.keys()].sort().join()}`;
};

/** Follows a site's links from some pages, one of each shape, through redirects. */
const crawlSite = async (
  server: Pick<TestServer, 'get'>,
  site: string,
  { from, ownPages }: { readonly from: readonly string[]; readonly ownPages: ReadonlySet<string> },
): Promise<Crawl> => {
  const steps: Step[] = from.map((path) => ({ path, from: '' }));
  const seen = new Set(from);
  const shapes = new Set<string>();
  const deadEnds: DeadEnd[] = [];
  const follow = (path: string, origin: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    const shape = shapeOf(path, ownPages);
    if (shapes.has(shape)) return;
    shapes.add(shape);
    steps.push({ path, from: origin });
  };
  let pageCount = 0;
  for (let step = steps.shift(); step !== undefined && pageCount < maxPages; step = steps.shift()) {
    const { status, headers, body } = await server.get(site, step.path);
    pageCount += 1;
    if (status >= 300 && status < 400) {
      const target = new URL(String(headers.location), `http://site.invalid${step.path}`);
      if (!seen.has(target.pathname + target.search)) {
        seen.add(target.pathname + target.search);
        steps.push({ path: target.pathname + target.search, from: step.path });
      }
      continue;
    }
    if (status !== 200) deadEnds.push({ ...step, status });
    else for (const path of listPaths(body)) follow(path, step.path);
  }
  return { deadEnds, pageCount };
};

let server: TestServer;
beforeAll(async () => {
  // Otherwise a site's pages wait after the first thirty: sites share the rendering time.
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
