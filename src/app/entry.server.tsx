import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router';

// The server reads the key of the loader context from the build, so that both sides hold the same one.
export { pageContext } from '#src/app/storefront/page-context.ts';

/** Longest time that one page may take to render, in milliseconds. */
const renderTimeoutMs = 5_000;

/** Renders a whole page before the first byte goes out: pages are cached, and a policy hash needs the whole text. */
export default function handleRequest(request: Request, status: number, headers: Headers, routerContext: EntryContext) {
  return new Promise<Response>((resolve, reject) => {
    let statusCode = status;
    const timer = setTimeout(() => abort(new Error('the page took too long to render')), renderTimeoutMs);
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      // The page goes out whole, so that no part of it waits in hiding for a script.
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
 * Loader errors reach the server's own log by way of the handler; React Router's default would print them twice. What it
 * refuses by itself, such as a form that a page does not take, is no fault of ours: a stranger must not fill the log.
 */
export const handleError = (error: unknown, { request }: { request: Request }): void => {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isRefusal) reportPageError(error);
};

let reportPageError: (error: unknown) => void = () => {};

/** The server says here where errors of loaders and components go. */
export const onPageError = (report: (error: unknown) => void): void => {
  reportPageError = report;
};
