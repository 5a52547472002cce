// `npm run dev`: serves the sources as they are. A component or a style sheet changes in the open page; after a change
// to the server's own files the server is opened anew in this process, and open pages are loaded again.
import { createServer } from 'node:http';
import { enableCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { readEnv } from '#src/platform/env.ts';
import { createRestarting } from './lib/dev/create-restarting.ts';
import { createSourceServer } from './lib/dev/create-source-server.ts';
import { holdDatabase } from './lib/dev/hold-database.ts';
import { notifyServerChanges } from './lib/dev/notify-server-changes.ts';
import { isExplained } from './lib/is-explained.ts';

process.env.FORECOURT_ENV = 'development';
process.env.NODE_ENV = 'development';
// A page is as new as its sources: none is kept.
process.env.PAGE_CACHE_BYTES = '0';
enableCompileCache();

const hostEntry = 'src/app/host/dev/open-dev-host.ts';
const databaseEntry = 'src/app/host/dev/open-dev-database.ts';

const explain = (error: unknown): string =>
  isExplained(error) ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);

const env = readEnv();
const front = createServer((request, response) => {
  host.current().then(
    ({ app }) => app.routing(request, response),
    (error) => response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end(explain(error)),
  );
});
const sources = await createSourceServer({
  front,
  dataDir: env.DATA_DIR,
  plugin: notifyServerChanges({
    entries: [hostEntry, databaseEntry],
    onServerFile: () => host.restart(),
    onUnknownFile: () => {
      database.letGo();
      host.restart();
    },
  }),
});
const database = holdDatabase(
  async () =>
    (await sources.load<typeof import('#src/app/host/dev/open-dev-database.ts')>(`/${databaseEntry}`)).openDevDatabase,
);
const host = createRestarting({
  open: async () => {
    const { openDevHost } = await sources.load<typeof import('#src/app/host/dev/open-dev-host.ts')>(`/${hostEntry}`);
    return openDevHost({
      database: await database.get(),
      loadBuild: () => sources.load('virtual:react-router/server-build'),
      answerAsset: sources.answerAsset,
      onSiteChanged: sources.reloadPages,
    });
  },
  onOpened: sources.reloadPages,
  onFailed: (error) => {
    console.error(explain(error));
    sources.forget();
  },
});

const stop = async (): Promise<void> => {
  front.close();
  front.closeAllConnections();
  await (await host.current()).close();
  await database.close();
  await sources.close();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());

try {
  const { listSites } = await host.current();
  await new Promise<void>((resolve) => front.listen(env.PORT, env.HOST, resolve));
  const { port } = front.address() as AddressInfo;
  for (const site of listSites()) console.log(`${site.name.padEnd(28)} http://${site.slug}.localhost:${port}`);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
