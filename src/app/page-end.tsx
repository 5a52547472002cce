import { renderToStaticMarkup } from 'react-dom/server';
import { type EntryContext, Scripts, ScrollRestoration, ServerRouter } from 'react-router';
import { letScriptsWait, startWaitingScripts } from '#src/app/storefront/waiting-scripts.ts';

/** The scripts after a page's content, and the data that they read. */
export interface PageEnd {
  readonly html: readonly string[];
  /** The inline scripts in `html`. */
  readonly scripts: readonly string[];
}

/** The router's scripts, in the order in which the browser finds them in `Layout`. */
const PageScripts = () => (
  <>
    <ScrollRestoration />
    <script>{startWaitingScripts}</script>
    <Scripts />
  </>
);

const Nothing = () => null;

/** Renders only the scripts, so that their text is known without searching the page. */
const drawScripts = (context: EntryContext): PageEnd => {
  const { staticHandlerContext } = context;
  const withoutData = staticHandlerContext.matches.map(({ route }) => [route.id, null]);
  const routeModules = Object.keys(context.routeModules).map((id) => [
    id,
    { default: id === 'root' ? PageScripts : Nothing },
  ]);
  const html = letScriptsWait(
    renderToStaticMarkup(
      <ServerRouter
        context={{
          ...context,
          routeModules: Object.fromEntries(routeModules),
          staticHandlerContext: { ...staticHandlerContext, loaderData: Object.fromEntries(withoutData), errors: null },
          renderMeta: {},
        }}
        url="http://site.invalid/"
      />,
    ),
  );
  return {
    html: [html],
    scripts: [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, script = '']) => script),
  };
};

const known = new WeakMap<object, Map<string, PageEnd>>();

/** The scripts are the same for all pages of a route. */
const findScripts = (context: EntryContext): PageEnd => {
  const ofBuild = known.get(context.manifest) ?? new Map<string, PageEnd>();
  known.set(context.manifest, ofBuild);
  const key = context.staticHandlerContext.matches.map(({ route }) => route.id).join('\n');
  const scripts = ofBuild.get(key) ?? drawScripts(context);
  ofBuild.set(key, scripts);
  return scripts;
};

const routerDataId = 'router-data';

/** Passes the data to the router in the browser, which doesn't start without it. */
const passData = `(({ streamController: to }) => {
  to.enqueue(document.getElementById('${routerDataId}').textContent);
  to.close();
})(window.__reactRouterContext)`;

const readAll = async (stream: ReadableStream<Uint8Array> | undefined): Promise<string> => {
  const decoder = new TextDecoder();
  const reader = stream?.getReader();
  let text = '';
  for (let read = await reader?.read(); read?.done === false; read = await reader?.read())
    text += decoder.decode(read.value, { stream: true });
  return text;
};

/** Escapes `<`, so that no string can close the element. In JSON, `<` occurs only in strings. */
const drawData = (id: string, json: string): readonly string[] => [
  `<script type="application/json" id="${id}">`,
  json.replaceAll('<', '\\u003c'),
  '</script>',
];

/** Browsers don't run the data, so the content security policy needs no hash of it. */
export const drawPageEnd = async (
  context: EntryContext,
  routerData: ReadableStream<Uint8Array> | undefined,
  parts: ReadonlyMap<string, string> | null,
): Promise<PageEnd> => {
  const { html, scripts } = findScripts(context);
  const data = [...(parts ?? []), [routerDataId, await readAll(routerData)] as const];
  return {
    html: [...html, ...data.flatMap(([id, json]) => drawData(id, json)), `<script>${passData}</script>`],
    scripts: [...scripts, passData],
  };
};
