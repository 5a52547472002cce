// Renders a page of a running server with `renderToString` only, from the data that the server's loaders returned. Each
// message is a number of renders, and the reply is the processor time per render.
//   plain-render.ts PORT SITE PATH
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createRequestHandler,
  UNSAFE_decodeViaTurboStream as decodeData,
  type EntryContext,
  type ServerBuild,
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

const build = (await import(new URL('../../build/server/index.js', import.meta.url).href)) as ServerBuild & {
  readonly entry: { readonly module: { readonly buildPage: (context: EntryContext) => ReactNode } };
};
const data = await readData();
const url = `http://${site}.localhost${path}`;

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

const context = await readContext();
const draw = (): string => renderToString(build.entry.module.buildPage(context));

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
