import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { deskContext } from './desk-context.server.ts';
import { DeskPageContext } from './desk-page.ts';
import { buildDeskThemeCss } from './desk-theme.server.ts';
import { busyStatus } from './refusals.server.ts';
import type { FrameView } from './shell/load-site.server.ts';

// Exported from the build, so that the host and the loaders share one key.
export { deskContext } from './desk-context.server.ts';

const renderTimeoutMs = 5_000;

const findSiteSlug = ({ matches, loaderData }: EntryContext['staticHandlerContext']): string | undefined => {
  const account: { readonly frame?: FrameView | null } | undefined = loaderData['account/account-route'];
  return matches[0]?.params.site ?? account?.frame?.site.slug;
};

/** Renders the whole page before sending a byte, so that a failure can still return an error page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, services } = loadContext.get(deskContext);
  const site = findSiteSlug(routerContext.staticHandlerContext);
  const page = { nonce, themeCss: buildDeskThemeCss(site === undefined ? undefined : services.siteBySlug(site)) };
  const ready = Promise.withResolvers<void>();
  const { pipe, abort } = renderToPipeableStream(
    <DeskPageContext value={page}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </DeskPageContext>,
    {
      nonce,
      onAllReady: ready.resolve,
      onShellError: ready.reject,
      onError: (error) => handleError(error, { request }),
    },
  );
  const timer = setTimeout(() => abort(new Error('the page took too long to render')), renderTimeoutMs);
  try {
    await ready.promise;
  } finally {
    clearTimeout(timer);
  }
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(await text(pipe(new PassThrough())), { status, headers });
}

/** Replaces React Router's default, which prints errors. */
export const handleError = (error: unknown, { request }: { request: Request }): void => {
  const isRefusal = isRouteErrorResponse(error) && (error.status < 500 || error.status === busyStatus);
  if (!request.signal.aborted && !isRefusal) reportPageError(error);
};

let reportPageError: (error: unknown) => void = () => {};

export const onPageError = (report: (error: unknown) => void): void => {
  reportPageError = report;
};
