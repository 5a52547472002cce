import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router';

// Exported from the build, so that the server and the loaders share one context key.
export { pageContext } from '#src/app/storefront/load-page.server.ts';

const renderTimeoutMs = 5_000;

/** Renders the whole page before sending a byte: pages are cached, and the policy hash needs the full text. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  // A set, because an abort passes the same error for each part that was still waiting.
  const errors = new Set<unknown>();
  const rendered = Promise.withResolvers<void>();
  const { pipe, abort } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
    // The page is sent whole, so React must not hold parts back that a script would reveal.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: rendered.resolve,
    onShellError: rendered.reject,
    onError: (error) => void errors.add(error),
  });
  const timer = setTimeout(() => abort(new Error('the page took too long to render')), renderTimeoutMs);
  try {
    await rendered.promise;
  } catch (error) {
    // Thrown to React Router, which passes it to `handleError` itself.
    errors.delete(error);
    throw error;
  } finally {
    clearTimeout(timer);
    for (const error of errors) handleError(error, { request });
  }
  const body = new PassThrough();
  pipe(body);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(createReadableStreamFromReadable(body), { status: errors.size === 0 ? status : 500, headers });
}

/**
 * Reports a page's error, in place of React Router's default, which prints it. Errors with a status below 500 and
 * errors of aborted requests aren't reported, so that outsiders can't fill the log.
 */
export const handleError = (error: unknown, { request }: { request: Request }): void => {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isRefusal) reportPageError(error);
};

let reportPageError: (error: unknown) => void = () => {};

export const onPageError = (report: (error: unknown) => void): void => {
  reportPageError = report;
};
