import type { TestServer } from './start-server.ts';

export interface PageCounts {
  readonly hit: number;
  readonly confirmed: number;
  readonly notModified: number;
  readonly rendered: number;
}

const countPages = async (server: Pick<TestServer, 'get'>): Promise<PageCounts> => {
  const { body } = await server.get('metrics', '/metrics');
  const of = (source: string): number =>
    Number(new RegExp(`^forecourt_pages_total\\{source="${source}"\\} (\\d+)$`, 'm').exec(body)?.[1] ?? 0);
  const rendered = of('miss') + of('uncached') + of('stale');
  return { hit: of('hit'), confirmed: of('confirmed'), notModified: of('notModified'), rendered };
};

export const countPagesDuring = async (
  server: Pick<TestServer, 'get'>,
  work: () => Promise<unknown>,
): Promise<PageCounts> => {
  const before = await countPages(server);
  await work();
  const after = await countPages(server);
  return {
    hit: after.hit - before.hit,
    confirmed: after.confirmed - before.confirmed,
    notModified: after.notModified - before.notModified,
    rendered: after.rendered - before.rendered,
  };
};
