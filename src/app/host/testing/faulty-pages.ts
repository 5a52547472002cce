// Breaks the content pages of a process started with `--import faulty-pages.ts?file=FILE`, for as long as FILE exists.
// FILE's text names the fault: `cookie` sets a cookie, `error` throws, `end` ends the render thread. `block` doesn't break
// pages: it keeps the main thread busy.
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const here = new URL(import.meta.url);
const flag = here.searchParams.get('file') ?? '';
const contentRoute = 'storefront/content/content-route';
const realBuild = '?real';

interface Route {
  readonly module: { readonly loader: (args: unknown) => unknown };
}

const readFault = (): string => (existsSync(flag) ? readFileSync(flag, 'utf8') : '');

export const spoilRoutes = (
  routes: Readonly<Record<string, Route>>,
  withHeaders: (value: unknown, init: { readonly headers: Record<string, string> }) => unknown,
): Readonly<Record<string, Route>> => {
  const route = routes[contentRoute];
  if (route === undefined) throw new Error(`the build has no route ${contentRoute}`);
  const loader = async (args: unknown): Promise<unknown> => {
    const fault = readFault();
    if (fault === 'end') process.exit();
    if (fault === 'error') throw new Error('this page was told to fail');
    const value = await route.module.loader(args);
    return fault === 'cookie' ? withHeaders(value, { headers: { 'set-cookie': 'visitor=1' } }) : value;
  };
  return { ...routes, [contentRoute]: { ...route, module: { ...route.module, loader } } };
};

const isBlocked = (): boolean => readFault() === 'block';
const blockWhileAsked = (): void => {
  while (isBlocked()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
};
if (isMainThread) setInterval(blockWhileAsked, 10).unref();

registerHooks({
  load: (url, context, nextLoad) => {
    if (!url.endsWith('/build/server/index.js')) return nextLoad(url, context);
    const source = `
      import { data } from 'react-router';
      import { spoilRoutes } from ${JSON.stringify(here.href)};
      import { routes as realRoutes } from ${JSON.stringify(url + realBuild)};
      export * from ${JSON.stringify(url + realBuild)};
      export const routes = spoilRoutes(realRoutes, data);`;
    return { format: 'module', source, shortCircuit: true };
  },
});
