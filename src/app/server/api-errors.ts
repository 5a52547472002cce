import type { FastifyInstance } from 'fastify';
import { buildProblemDocument, retryAfterSeconds } from '#src/platform/http/problem-document.ts';
import { buildContentSecurityPolicy, commonSecurityHeaders } from '#src/platform/http/security-headers.ts';
import { buildProblemPage } from './build-problem-page.ts';

/** Answers every error of a route with its problem document, and logs those that are our own fault. */
export const answerErrorsWithProblems = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const problem = buildProblemDocument(error);
    if (problem.status >= 500) request.log.error({ err: error, path: request.routeOptions.url }, 'request failed');
    const isBrowser = request.headers.accept?.includes('text/html') ?? false;
    const isForLater = problem.status === 503 || problem.status === 429;
    if (isForLater && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfterSeconds);
    const page = isBrowser ? buildProblemPage(problem) : undefined;
    if (page !== undefined) reply.header('content-security-policy', buildContentSecurityPolicy(page));
    return reply
      .code(problem.status)
      .headers(commonSecurityHeaders)
      .header('cache-control', 'no-store')
      .header('vary', 'accept')
      .type(page === undefined ? 'application/problem+json' : 'text/html; charset=utf-8')
      .send(page ?? JSON.stringify(problem));
  });
};
