import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiPaths } from '#src/lib/api-paths.ts';
import { locale } from '#src/lib/australia.ts';
import { escapeHtml } from '#src/lib/text/escape-html.ts';
import { logFault } from './log-fault.ts';
import { buildProblemDocument, type ProblemDocument, retryAfterSeconds } from './problem-document.ts';
import { buildContentSecurityPolicy, commonSecurityHeaders } from './security-headers.ts';

/**
 * A problem as a page, for a refusal that comes before any page of the site is rendered: too many requests, an address
 * that is too long. It needs nothing but itself.
 */
export const buildProblemPage = ({ title, detail }: ProblemDocument): string =>
  `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(detail)}</p>
<p><a href="/">To the home page</a></p>
</main>
</body>
</html>
`;

/** Of which size the file is that lacks the bytes asked for, as the file routes say it with their error. */
const contentRangeOf = (error: unknown): string | undefined => {
  const { headers } = error as { readonly headers?: Readonly<Record<string, string>> };
  return headers?.['Content-Range'];
};

const tellMore = (error: unknown, { status }: ProblemDocument, reply: FastifyReply): void => {
  const isForLater = status === 503 || status === 429;
  if (isForLater && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfterSeconds);
  const contentRange = status === 416 ? contentRangeOf(error) : undefined;
  if (contentRange !== undefined) reply.header('content-range', contentRange);
};

/** Answers an error of a route, or of the framework, with its problem document, and logs it when it is our own fault. */
export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const problem = buildProblemDocument(error);
  logFault(error, problem, request);
  const isApi = request.url.startsWith(apiPaths.root);
  const isBrowser = !isApi && (request.headers.accept?.includes('text/html') ?? false);
  tellMore(error, problem, reply);
  const page = isBrowser ? buildProblemPage(problem) : undefined;
  if (page !== undefined) reply.header('content-security-policy', buildContentSecurityPolicy(page));
  return reply
    .code(problem.status)
    .headers(commonSecurityHeaders)
    .header('cache-control', 'no-store')
    .header('vary', 'accept')
    .type(page === undefined ? 'application/problem+json' : 'text/html; charset=utf-8')
    .send(page ?? JSON.stringify(problem));
};

/** Answers every error of the routes with its problem document. */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler(answerError);
};
