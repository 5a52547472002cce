import { realpathSync } from 'node:fs';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { createServer, createServerModuleRunner, type Plugin } from 'vite';

interface SourceServerOptions {
  /** Server that also accepts the WebSocket connections of hot reload. */
  readonly front: Server;
  readonly dataDir: string;
  readonly plugin: Plugin;
}

interface OpenedPage {
  readonly askedAtMs: number;
}

export const createSourceServer = async ({ front, dataDir, plugin }: SourceServerOptions) => {
  const vite = await createServer({
    plugins: [plugin],
    appType: 'custom',
    base: '/assets/',
    // The default is node_modules, which several checkouts can share.
    cacheDir: resolve(dataDir, 'vite'),
    clearScreen: false,
    server: {
      middlewareMode: true,
      ws: { server: front },
      cors: false,
      // The asset routes already check that the host belongs to a site.
      allowedHosts: true,
      fs: { allow: [resolve('src'), realpathSync('node_modules')] },
      watch: { ignored: [dataDir, 'build', 'media', 'test-results', 'docs'].map((path) => `${resolve(path)}/**`) },
    },
  });
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
  const { hot } = vite.environments.client;
  let pagesChangedAtMs = 0;
  // `reloadPages` reaches only connected pages. A page that was still loading sends this message once it connects.
  hot.on('page:opened', ({ askedAtMs }: OpenedPage, page) => {
    if (askedAtMs < pagesChangedAtMs) page.send({ type: 'full-reload' });
  });
  return {
    /** Returns a module from the cache, or runs it if it or one of its imports has changed. */
    load: <Module>(id: string): Promise<Module> => runner.import(id),
    /** Clears the module cache, so that a failed import is tried again. */
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
