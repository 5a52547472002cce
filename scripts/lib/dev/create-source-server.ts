import { realpathSync } from 'node:fs';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { createServer, createServerModuleRunner, type Plugin } from 'vite';

interface SourceServerOptions {
  /** Hot reload's own connections come by this server. */
  readonly front: Server;
  readonly dataDir: string;
  readonly plugin: Plugin;
}

/** What a page says of itself once it can be told of changes. */
interface OpenedPage {
  readonly askedAtMs: number;
}

/** Vite on the sources: modules for the browser under /assets/, and the same ones to be run here. */
export const createSourceServer = async ({ front, dataDir, plugin }: SourceServerOptions) => {
  const vite = await createServer({
    plugins: [plugin],
    appType: 'custom',
    base: '/assets/',
    // Several checkouts can share their packages, not what is made of them.
    cacheDir: resolve(dataDir, 'vite'),
    clearScreen: false,
    server: {
      middlewareMode: true,
      ws: { server: front },
      cors: false,
      // The sites' table decides: assets are only asked for where a host has a site.
      allowedHosts: true,
      fs: { allow: [resolve('src'), realpathSync('node_modules')] },
      watch: { ignored: [dataDir, 'build', 'demo/media', 'test-results', 'docs'].map((path) => `${resolve(path)}/**`) },
    },
  });
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
  const { hot } = vite.environments.client;
  let pagesChangedAtMs = 0;
  // Told to those who listen alone: a page that was still loading then asks as soon as it listens.
  hot.on('page:opened', ({ askedAtMs }: OpenedPage, page) => {
    if (askedAtMs < pagesChangedAtMs) page.send({ type: 'full-reload' });
  });
  return {
    /** Runs a module; what has changed since the last time is run anew with all that import it. */
    load: <Module>(id: string): Promise<Module> => runner.import(id),
    /** Runs every module anew the next time: one that failed would fail again as it did. */
    forget: (): void => runner.clearCache(),
    answerAsset: vite.middlewares,
    reloadPages: (): void => {
      pagesChangedAtMs = Date.now();
      hot.send({ type: 'full-reload' });
    },
    close: async (): Promise<void> => {
      await runner.close();
      await vite.close();
    },
  };
};
