import type { FastifyInstance } from 'fastify';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { readEnv } from '#src/platform/env.ts';
import { createLogger } from '#src/platform/log/create-logger.ts';
import { createSiteRegistry } from '#src/sites/server/site-registry.ts';
import { openApp } from '../open-app.ts';
import { openImages } from '../open-images.ts';
import { openStock } from '../stock/open-stock.ts';
import { type SourceReader, sourcePages } from './source-pages.ts';

export interface DevHostOptions extends SourceReader {
  readonly database: DatabaseService;
  readonly onSiteChanged: () => void;
}

/** A server made from the sources as they were when it was opened. */
export interface DevHost {
  readonly app: FastifyInstance;
  readonly listSites: () => readonly { readonly name: string; readonly slug: string }[];
  readonly close: () => Promise<void>;
}

/** Opens the server that `npm run dev` opens anew whenever a file of the server changes. */
export const openDevHost = async ({ database, onSiteChanged, ...reader }: DevHostOptions): Promise<DevHost> => {
  const env = readEnv();
  const log = createLogger(env.LOG_LEVEL);
  const sites = await createSiteRegistry({ sitesDir: env.SITES_DIR, log });
  sites.onChanged(onSiteChanged);
  const stock = await openStock({ env, log, sites, database });
  const images = await openImages(env, log);
  const pages = sourcePages({ ...reader, log, hasSite: (host) => sites.byHost(host) !== undefined });
  const { app, close } = await openApp({ env, log, sites, database, stock, images, ...pages });
  await app.ready();
  return {
    app,
    listSites: sites.all,
    close: async () => {
      await close();
      sites.close();
      await stock.close();
    },
  };
};
