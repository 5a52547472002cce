// `npm run dev`: serves the sources. A changed component or style sheet is replaced in the open page. A changed server
// file restarts the server in this process and reloads open pages.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { enableCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { assertFoldersExist } from '#src/platform/env/assert-folders-exist.ts';
import { type Env, readEnv } from '#src/platform/env.ts';
import { toListenError } from '#src/platform/http/listen-error.ts';
import { createRestarting } from './lib/dev/create-restarting.ts';
import { createSourceServer } from './lib/dev/create-source-server.ts';
import { holdDatabase } from './lib/dev/hold-database.ts';
import { notifyServerChanges } from './lib/dev/notify-server-changes.ts';
import { formatUsage } from './lib/format-usage.ts';
import { isOperatorError } from './lib/is-operator-error.ts';
import { answerHelp } from './lib/read-command-line.ts';

answerHelp(
  formatUsage({
    summary: 'Serves the sites from source and updates open pages when a file changes.',
    calls: ['npm run dev'],
    notes: ['Reads its settings from environment variables: see docs/production.md.'],
    example: 'PORT=4000 npm run dev',
  }),
);

process.env.FORECOURT_ENV = 'development';
process.env.NODE_ENV = 'development';
// Pages are rendered from the current sources, so none is cached.
process.env.PAGE_CACHE_BYTES = '0';
enableCompileCache();

const hostEntry = 'src/app/host/dev/open-dev-host.ts';
const databaseEntry = 'src/app/host/dev/open-dev-database.ts';

const explain = (error: unknown): string =>
  isOperatorError(error) ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);

const readDevEnv = (): Env => {
  try {
    const env = readEnv();
    assertFoldersExist(env);
    return env;
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
};

const env = readDevEnv();
const front = createServer((request, response) => {
  host.current().then(
    ({ app }) => app.routing(request, response),
    (error) => response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end(explain(error)),
  );
});
const deskSources = await createSourceServer({ front, dataDir: env.DATA_DIR, app: 'console' });
const sources = await createSourceServer({
  front,
  dataDir: env.DATA_DIR,
  app: 'storefront',
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
      desk: {
        loadBuild: () => deskSources.load('virtual:react-router/server-build'),
        answerAsset: deskSources.answerAsset,
      },
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
  await deskSources.close();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());

try {
  const { listSites, openDemoLinks } = await host.current();
  await once(front.listen(env.PORT, env.HOST), 'listening').catch((error: unknown) => {
    throw toListenError(error, env);
  });
  const { port } = front.address() as AddressInfo;
  for (const site of listSites()) console.log(`${site.name.padEnd(28)} http://${site.slug}.localhost:${port}`);
  for (const { siteName, url } of await openDemoLinks(port)) console.log(`${`Desk of ${siteName}`.padEnd(28)} ${url}`);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
