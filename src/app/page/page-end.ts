import type { EntryContext } from 'react-router';
import { letScriptsWait, startWaitingScripts } from '#src/app/storefront/waiting-scripts.ts';
import { listRoutesInPlace } from './list-routes-in-place.ts';
import { readErrorStatus } from './page-failure.ts';
import { listScripts } from './route-assets.ts';
import { type SentPage, sentPageId } from './sent-page.ts';
import type { ShownPage } from './shown-page.ts';

export interface PageEnd {
  readonly html: readonly string[];
  readonly scripts: readonly string[];
}

const listRouteIds = ({ staticHandlerContext }: EntryContext): readonly string[] =>
  staticHandlerContext.matches.map(({ route }) => route.id);

/** In development, the script imports React Router's hot reload before the page's modules. */
const writeStart = ({ manifest }: EntryContext, routeIds: readonly string[]): string => {
  const [rootUrl, moduleUrl] = routeIds.map((id) => JSON.stringify(manifest.routes[id]?.module));
  return [
    ...(manifest.hmr === undefined ? [] : [`import ${JSON.stringify(manifest.hmr.runtime)};`]),
    `import * as root from ${rootUrl};`,
    `import * as page from ${moduleUrl};`,
    `import { start } from ${JSON.stringify(manifest.entry.module)};`,
    `start({ root, page, moduleUrl: ${moduleUrl}, routeId: ${JSON.stringify(routeIds.at(-1))} });`,
  ].join('\n');
};

const drawScripts = (context: EntryContext, routeIds: readonly string[]): PageEnd => {
  const preloads = listScripts(context.manifest, routeIds).map((url) => `<link rel="modulepreload" href="${url}">`);
  const start = writeStart(context, routeIds);
  const html = `${preloads.join('')}<script>${startWaitingScripts}</script><script type="module" async="">${start}</script>`;
  return { html: [letScriptsWait(html)], scripts: [startWaitingScripts, start] };
};

const known = new WeakMap<object, Map<string, PageEnd>>();

const findScripts = (context: EntryContext, routeIds: readonly string[]): PageEnd => {
  const ofBuild = known.get(context.manifest) ?? new Map<string, PageEnd>();
  known.set(context.manifest, ofBuild);
  const key = routeIds.join('\n');
  const scripts = ofBuild.get(key) ?? drawScripts(context, routeIds);
  ofBuild.set(key, scripts);
  return scripts;
};

/**
 * Escapes each `<`, because `</script>` in a string would end the element. In JSON, `<` occurs only within strings,
 * where `\u003c` means the same.
 */
const drawData = (id: string, json: string): readonly string[] => [
  `<script type="application/json" id="${id}">`,
  json.replaceAll('<', '\\u003c'),
  '</script>',
];

/** The JSON data needs no hash in the content security policy, because browsers don't execute it. */
export const drawPageEnd = (
  context: EntryContext,
  { rootData, loaderData, actionData, error }: ShownPage,
  parts: ReadonlyMap<string, string> | null,
): PageEnd => {
  const routeIds = listRouteIds(context);
  const routeId = routeIds.at(-1) ?? '';
  const sent: SentPage = {
    rootData,
    loaderData,
    actionData,
    ...(error === undefined ? {} : { errorStatus: readErrorStatus(error) }),
    routesInPlace: listRoutesInPlace(context.manifest, routeId),
  };
  const { html, scripts } = findScripts(context, routeIds);
  const data = [...(parts ?? []), [sentPageId, JSON.stringify(sent)] as const];
  return { html: [...html, ...data.flatMap(([id, json]) => drawData(id, json))], scripts };
};
