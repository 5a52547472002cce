import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider } from 'react-router';
import { pageContext } from '#src/app/storefront/page-context.server.ts';
import { buildThemeCss } from '#src/sites/theme/build-theme-css.ts';
import { PagePieces } from '#src/ui/page-pieces.ts';
import { drawPageEnd } from './page/page-end.ts';
import { PageTree } from './page/page-tree.tsx';
import { listStyles } from './page/route-assets.ts';
import type { PageModule, RootModule, ShownPage } from './page/shown-page.ts';
import { createPartDrawing, findPartMemory } from './remembered-parts.ts';

// Exported from the build, because the server must use the same copies of these modules as the pages do: the loaders'
// context key, and the cards that `readAnswer` remembers.
export { readAnswer } from '#src/app/storefront/answer-text.server.ts';
export { pageContext } from '#src/app/storefront/page-context.server.ts';

const renderTimeoutMs = 5_000;

/** React writes this in place of a part that isn't ready or has failed. */
const unreadyMark = '<!--$!-->';

type DrawPage = (parts: PagePieces['parts']) => ReactNode;

const drawAtOnce = (page: DrawPage, site: object): string | undefined => {
  try {
    const parts = createPartDrawing(findPartMemory(site));
    const html = renderToString(page(parts));
    return html.includes(unreadyMark) ? undefined : parts.fill(html);
  } catch {
    return undefined;
  }
};

interface Drawn {
  readonly html: string;
  readonly isWhole: boolean;
}

const drawInTime = async (page: ReactNode, request: Request): Promise<Drawn> => {
  // A set, because an abort reports the same error for each unfinished part.
  const errors = new Set<unknown>();
  const rendered = Promise.withResolvers<void>();
  const { pipe, abort } = renderToPipeableStream(page, {
    // The page is sent whole. By default, React would put large parts at the end for a script to move into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: rendered.resolve,
    onShellError: rendered.reject,
    onError: (error) => void errors.add(error),
  });
  const timer = setTimeout(() => abort(new Error('the page took too long to render')), renderTimeoutMs);
  try {
    await rendered.promise;
  } catch (error) {
    // React Router passes the thrown error to `handleError`, so it mustn't be reported twice.
    errors.delete(error);
    throw error;
  } finally {
    clearTimeout(timer);
    for (const error of errors) handleError(error, { request });
  }
  const chunks: Buffer[] = [];
  const ended = Promise.withResolvers<void>();
  pipe(
    new Writable({
      write: (chunk: Buffer, _encoding, callback) => {
        chunks.push(chunk);
        callback();
      },
      final: (callback) => {
        ended.resolve();
        callback();
      },
    }),
  );
  await ended.promise;
  return { html: Buffer.concat(chunks).toString(), isWhole: errors.size === 0 };
};

/**
 * `renderToString` takes half the time of React's stream, but can't wait for lazy parts. If a part isn't ready or
 * fails, the stream renders the page again.
 */
const drawPage = async (page: DrawPage, site: object, request: Request): Promise<Drawn> => {
  const html = drawAtOnce(page, site);
  return html === undefined ? drawInTime(page(null), request) : { html, isWhole: true };
};

export interface DrawnPage {
  readonly pieces: readonly string[];
  readonly html: string;
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
}

const drawnPages = new WeakMap<Response, DrawnPage>();

/** Returns a page only once, so that a response that stays in memory doesn't keep the page's text. */
export const takeDrawnPage = (response: Response): DrawnPage | undefined => {
  const page = drawnPages.get(response);
  drawnPages.delete(response);
  return page;
};

const documentType = '<!DOCTYPE html>';
const documentEnd = '</body></html>';

const readShownPage = ({ routeModules, staticHandlerContext }: EntryContext): ShownPage => {
  const { loaderData, actionData, errors, location, matches } = staticHandlerContext;
  const id = matches.at(-1)?.route.id ?? '';
  return {
    location: { pathname: location.pathname, search: location.search, key: location.key },
    module: (routeModules[id] ?? {}) as PageModule,
    rootData: loaderData.root,
    loaderData: loaderData[id],
    actionData: actionData?.[id],
    error: errors === null ? undefined : Object.values(errors)[0],
  };
};

/** In development, adds a style sheet with the styles that the page's scripts will insert one by one. */
const listPageStyles = ({ manifest, staticHandlerContext, criticalCss }: EntryContext): readonly string[] => [
  ...(typeof criticalCss === 'object' ? [criticalCss.href] : []),
  ...listStyles(
    manifest,
    staticHandlerContext.matches.map(({ route }) => route.id),
  ),
];

const stayHere = (): void => undefined;

export const buildPage = (context: EntryContext, shown = readShownPage(context)): ReactNode => (
  <PageTree root={context.routeModules.root as RootModule} shown={shown} to={null} navigate={stayHere} />
);

/**
 * Renders the whole page before sending a byte, because the content security policy in the headers must list the page's
 * scripts.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { site, parts } = loadContext.get(pageContext);
  const pieces = {
    themeCss: buildThemeCss(site),
    styleUrls: listPageStyles(context),
    scripts: new Set<string>(),
    styles: new Set<string>(),
  };
  const shown = readShownPage(context);
  const { html, isWhole } = await drawPage(
    (remembered) => <PagePieces value={{ ...pieces, parts: remembered }}>{buildPage(context, shown)}</PagePieces>,
    site,
    request,
  );
  const end = drawPageEnd(context, shown, parts);
  for (const script of end.scripts) pieces.scripts.add(script);
  // Only React's stream writes the document type.
  const from = html.startsWith(documentType) ? documentType.length : 0;
  const start = html.slice(from, html.endsWith(documentEnd) ? -documentEnd.length : undefined);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const response = new Response(null, { status: isWhole ? status : 500, headers });
  drawnPages.set(response, { pieces: [documentType, start, ...end.html, documentEnd], html, ...pieces });
  return response;
}

/**
 * Replaces React Router's default, which prints errors. Skips refusals and aborted requests, so that outsiders can't
 * fill the log.
 */
export const handleError = (error: unknown, { request }: { request: Request }): void => {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isRefusal) reportPageError(error);
};

let reportPageError: (error: unknown) => void = () => {};

export const onPageError = (report: (error: unknown) => void): void => {
  reportPageError = report;
};
