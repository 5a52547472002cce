// Renders a page of a running server by `renderToString` alone, from the data that its loaders answered: the same
// components with the same view. Each message asks for that many renders and is answered with their processor time.
//   plain-render.ts PORT SITE PATH
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createRequestHandler,
  UNSAFE_decodeViaTurboStream as decodeData,
  type EntryContext,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { getFromSite } from '../../scripts/lib/get-from-site.ts';

const [port, site, path] = process.argv.slice(2);
if (port === undefined || site === undefined || path === undefined)
  throw new Error('usage: plain-render.ts PORT SITE PATH');

const readData = async (): Promise<Readonly<Record<string, { readonly data: unknown }>>> => {
  const { body } = await getFromSite(Number(port), site, path.endsWith('/') ? `${path}_.data` : `${path}.data`);
  const { value } = await decodeData(new Blob([new Uint8Array(body)]).stream(), globalThis as unknown as Window);
  return value as Readonly<Record<string, { readonly data: unknown }>>;
};

const build = (await import(new URL('../../build/server/index.js', import.meta.url).href)) as ServerBuild;
const data = await readData();
const url = `http://${site}.localhost${path}`;

/** Replaces the loaders by their answers, and runs the router up to where the page would be rendered. */
const readContext = async (): Promise<EntryContext> => {
  const { promise, resolve } = Promise.withResolvers<EntryContext>();
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const answer = data[id];
    return [
      id,
      answer === undefined || route === undefined
        ? route
        : { ...route, module: { ...route.module, loader: () => answer.data } },
    ] as const;
  });
  const module = {
    ...build.entry.module,
    default: async (...[, , , context]: Parameters<ServerBuild['entry']['module']['default']>) => {
      resolve(context);
      return new Response();
    },
  };
  const handle = createRequestHandler(
    { ...build, routes: Object.fromEntries(routes), entry: { module } },
    'production',
  );
  await handle(new Request(url));
  return promise;
};

const { serverHandoffStream: _, ...context } = await readContext();
const draw = (): string =>
  renderToString(createElement(ServerRouter, { context: { ...context, renderMeta: {} }, url }));

/** Parts that load lazily are only drawn once they have loaded. */
const waitForParts = async (): Promise<void> => {
  for (let tries = 0; tries < 100 && draw().includes('<!--$!-->'); tries++)
    await new Promise((resolve) => setTimeout(resolve, 20));
  if (draw().includes('<!--$!-->')) throw new Error(`parts of ${path} are not drawn`);
};

process.on('message', (renders: number) => {
  const before = process.cpuUsage();
  for (let at = 0; at < renders; at++) draw();
  const { user, system } = process.cpuUsage(before);
  process.send?.({ processorMs: (user + system) / 1000 / renders });
});
await waitForParts();
process.send?.({ characters: draw().length });
