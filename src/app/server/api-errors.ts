import type { FastifyInstance } from 'fastify';
import { buildProblemDocument, retryAfterSeconds } from '#src/platform/http/problem-document.ts';
import { commonSecurityHeaders } from '#src/platform/http/security-headers.ts';
import { buildProblemPage } from './build-problem-page.ts';

/** Answers every error of a route with its problem document, and logs those that are our own fault. */
export const answerErrorsWithProblems = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const problem = buildProblemDocument(error);
    if (problem.status >= 500) request.log.error({ err: error, path: request.routeOptions.url }, 'request failed');
    const isBrowser = request.headers.accept?.includes('text/html') ?? false;
    const isForLater = problem.status === 503 || problem.status === 429;
    if (isForLater && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfterSeconds);
    return reply
      .code(problem.status)
      .headers(commonSecurityHeaders)
      .header('cache-control', 'no-store')
      .header('vary', 'accept')
      .type(isBrowser ? 'text/html; charset=utf-8' : 'application/problem+json')
      .send(isBrowser ? buildProblemPage(problem) : JSON.stringify(problem));
  });
};
