import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiPaths } from '#src/lib/api-paths.ts';
import { createLogSummary } from '../log/create-log-summary.ts';
import { buildProblemPage } from './build-problem-page.ts';
import { buildProblemDocument, type ProblemDocument, retryAfterSeconds } from './problem-document.ts';
import { buildContentSecurityPolicy, commonSecurityHeaders } from './security-headers.ts';

/** Of which size the file is that lacks the bytes asked for, as the file routes say it with their error. */
const contentRangeOf = (error: unknown): string | undefined => {
  const { headers } = error as { readonly headers?: Readonly<Record<string, string>> };
  return headers?.['Content-Range'];
};

/** The first line of what is behind a refusal; its stack is the same each time. */
const describeCause = (error: unknown): string | undefined => {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause === undefined ? undefined : String(cause).split('\n', 1)[0];
};

const tellMore = (error: unknown, { status }: ProblemDocument, reply: FastifyReply): void => {
  const isForLater = status === 503 || status === 429;
  if (isForLater && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfterSeconds);
  const contentRange = status === 416 ? contentRangeOf(error) : undefined;
  if (contentRange !== undefined) reply.header('content-range', contentRange);
};

const summary = createLogSummary();

/** An overload refuses requests by the thousand: the first in each window is logged, the rest are counted. */
const logFault = (error: unknown, { status, code, detail }: ProblemDocument, request: FastifyRequest): void => {
  if (status < 500) return;
  const path = request.routeOptions.url;
  const isPassing = code === 'overloaded' || code === 'databaseAway';
  if (!isPassing) request.log.error({ err: error, path }, 'request failed');
  else summary.note(`${code} ${detail}`, request.log, { code, detail, path, cause: describeCause(error) });
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
