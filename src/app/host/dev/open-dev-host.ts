import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { DomainError } from '#src/lib/domain-error.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { readEnv } from '#src/platform/env.ts';
import { commonSecurityHeaders } from '#src/platform/http/security-headers.ts';
import { unbuilt } from '#src/platform/http/version-route.ts';
import { createLogger, type Logger } from '#src/platform/log/create-logger.ts';
import { createSiteRegistry } from '#src/sites/server/site-registry.ts';
import { openSitesDir } from '#src/sites/server/site-source.ts';
import { createSiteVersionStore } from '#src/sites/server/site-version-store.ts';
import { servedVersions } from '#src/sites/server/tables.ts';
import type { DeskBuild } from '../desk/desk-pages.ts';
import type { Desk, DeskFiles } from '../desk/open-desk-app.ts';
import { createPageWriter, type PageBuild } from '../http/rendering/create-page-writer.ts';
import type { PageRenderer } from '../http/rendering/render-messages.ts';
import { openApp } from '../main.ts';
import { openMedia } from '../open-media.ts';
import { openStock } from '../stock/open-stock.ts';
import { allowHotReload } from './allow-hot-reload.ts';

interface SourceReader<Build> {
  readonly loadBuild: () => Promise<Build>;
  readonly answerAsset: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

interface SourcePagesOptions extends SourceReader<PageBuild> {
  readonly hasSite: (host: string) => boolean;
  readonly log: Logger;
}

const createRenderer = ({ loadBuild, log }: SourcePagesOptions): PageRenderer => ({
  render: async (job) => {
    const build = await loadBuild();
    build.entry.module.onPageError((error) => log.error({ err: error }, 'a page failed'));
    const { pieces, headers, ...page } = await createPageWriter(build, 'development')(job);
    const policy = headers['content-security-policy'];
    return {
      ...page,
      headers: policy === undefined ? headers : { ...headers, 'content-security-policy': allowHotReload(policy) },
      body: Buffer.from(pieces.join('')),
      bodyEncoding: 'identity',
    };
  },
  close: async () => undefined,
});

/** Serves assets without checking the host, because the desk's app gets requests for its own host only. */
const createDeskFiles = ({ loadBuild, answerAsset }: SourceReader<DeskBuild>): DeskFiles => ({
  loadBuild,
  assetRoutes: answerSources('/desk-assets/*', answerAsset),
  mode: 'development',
  adaptPolicy: allowHotReload,
});

const createAssetRoutes = ({ answerAsset, hasSite }: SourcePagesOptions): FastifyPluginAsync =>
  answerSources('/assets/*', answerAsset, hasSite);

const answerSources =
  (
    path: string,
    answerAsset: SourceReader<unknown>['answerAsset'],
    isServed: (host: string) => boolean = () => true,
  ): FastifyPluginAsync =>
  async (app) => {
    app.get(path, (request, reply) => {
      // Without this check, a foreign website whose host resolves to this machine could read the sources.
      if (!isServed(request.host)) throw new DomainError('notFound', 'There’s no website at this address.');
      reply.hijack();
      for (const [name, value] of Object.entries(commonSecurityHeaders)) reply.raw.setHeader(name, value);
      answerAsset(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
    });
  };

const sourcePages = (options: SourcePagesOptions) => ({
  renderer: createRenderer(options),
  assetRoutes: createAssetRoutes(options),
});

export interface DevHostOptions extends SourceReader<PageBuild> {
  readonly desk: SourceReader<DeskBuild>;
  readonly database: DatabaseService;
  readonly onSiteChanged: () => void;
}

export interface DevHost {
  readonly app: FastifyInstance;
  readonly listSites: () => readonly { readonly name: string; readonly slug: string }[];
  readonly openDemoLinks: Desk['openDemoLinks'];
  readonly close: () => Promise<void>;
}

export const openDevHost = async ({
  database,
  onSiteChanged,
  desk: deskReader,
  ...reader
}: DevHostOptions): Promise<DevHost> => {
  const env = readEnv();
  const log = createLogger(env.LOG_LEVEL);
  const sites = await createSiteRegistry({
    source: openSitesDir(env.SITES_DIR),
    log,
    versions: createSiteVersionStore(database.primary, servedVersions),
  });
  sites.onChanged(onSiteChanged);
  const stock = await openStock({ env, log, sites, database });
  const media = await openMedia({ env, log, database });
  const pages = sourcePages({ ...reader, log, hasSite: (host) => sites.byHost(host) !== undefined });
  const { app, desk, becomeReady, close } = await openApp({
    env,
    log,
    sites,
    database,
    stock,
    ...media,
    ...pages,
    deskFiles: createDeskFiles(deskReader),
    version: unbuilt,
  });
  await app.ready();
  void becomeReady();
  return {
    app,
    listSites: sites.all,
    openDemoLinks: async (port) => (await desk?.openDemoLinks(port)) ?? [],
    close: async () => {
      await close();
      sites.close();
      await stock.close();
    },
  };
};
