import type { TestServer } from './start-server.ts';

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

const shapeOf = (path: string, ownPages: ReadonlySet<string>): string => {
  const { pathname, searchParams } = new URL(path, 'http://site.invalid');
  const [, root = '', ...rest] = pathname.split('/');
  const own = ownPages.has(pathname.replace(/(?<=.)\/$/, ''));
  const route = own ? pathname : [rest.length === 0 ? '' : root, rest.length, rest.slice(1).join('/')].join(' ');
  return `${route}?${[...searchParams.keys()].sort().join()}`;
};

/**
 * Requests up to 80 pages: those in `from`, the targets of redirects, and one link for each combination of route and
 * query parameter names. Each page in `ownPages` counts as a route of its own.
 */
export const crawlSite = async (
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
