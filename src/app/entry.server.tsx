import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router';

// Exported from the build, so that the server and the loaders share one context key.
export { pageContext } from '#src/app/storefront/load-page.server.ts';

const renderTimeoutMs = 5_000;

/** Renders the whole page before sending a byte: pages are cached, and the policy hash needs the full text. */
export default function handleRequest(request: Request, status: number, headers: Headers, routerContext: EntryContext) {
  return new Promise<Response>((resolve, reject) => {
    let statusCode = status;
    const timer = setTimeout(() => abort(new Error('the page took too long to render')), renderTimeoutMs);
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      // The page is sent whole, so React must not hold parts back that a script would reveal.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        const body = new PassThrough();
        headers.set('Content-Type', 'text/html; charset=utf-8');
        resolve(new Response(createReadableStreamFromReadable(body), { status: statusCode, headers }));
        pipe(body);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError() {
        statusCode = 500;
      },
    });
  });
}

/**
 * Reports a page's error, in place of React Router's default, which prints it. Requests that React Router refuses, such
 * as a form for a page without an action, aren't reported, so that outsiders can't fill the log.
 */
export const handleError = (error: unknown, { request }: { request: Request }): void => {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isRefusal) reportPageError(error);
};

let reportPageError: (error: unknown) => void = () => {};

export const onPageError = (report: (error: unknown) => void): void => {
  reportPageError = report;
};
