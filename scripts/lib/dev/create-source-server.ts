import { realpathSync } from 'node:fs';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { createServer, createServerModuleRunner, type Plugin } from 'vite';

interface SourceServerOptions {
  readonly front: Server;
  readonly dataDir: string;
  readonly app: keyof typeof apps;
  readonly plugin?: Plugin;
}

/** The bases differ, because both servers accept hot reload's connections on the same port. */
const apps = {
  storefront: { configFile: 'vite.config.ts', base: '/assets/', cache: 'vite' },
  console: { configFile: 'vite.console.config.ts', base: '/desk-assets/', cache: 'vite-console' },
} as const;

interface OpenedPage {
  readonly askedAtMs: number;
}

export const createSourceServer = async ({ front, dataDir, app, plugin }: SourceServerOptions) => {
  const { configFile, base, cache } = apps[app];
  const vite = await createServer({
    configFile: resolve(configFile),
    plugins: plugin === undefined ? [] : [plugin],
    appType: 'custom',
    base,
    // Checkouts can share node_modules, so the cache must not be in there.
    cacheDir: resolve(dataDir, cache),
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
