import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IsTrustedHop } from '../http/build-trust-proxy.ts';
import { isTracing, type Span, startTrace } from './trace.ts';

export interface TraceRequestsOptions {
  readonly siteSlugOf: (host: string) => string | undefined;
  /** Only trusted proxies may continue a trace. Anybody else could fill the collector or mix up traces. */
  readonly isTrusted: IsTrustedHop | false;
}

const untraced: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics', '/version']);

const readTraceparent = ({ raw }: FastifyRequest, isTrusted: IsTrustedHop | false): string | undefined => {
  const { traceparent } = raw.headers;
  if (isTrusted === false || typeof traceparent !== 'string') return undefined;
  return isTrusted(raw.socket.remoteAddress, 0) ? traceparent : undefined;
};

export const traceRequests = (app: FastifyInstance, { siteSlugOf, isTrusted }: TraceRequestsOptions): void => {
  if (!isTracing()) return;
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    if (untraced.has(route)) return done();
    const site = siteSlugOf(request.host);
    const span = startTrace({
      name: `${request.method} ${route}`,
      kind: 'server',
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        ...(site !== undefined && { 'forecourt.site': site }),
      },
      traceparent: readTraceparent(request, isTrusted),
    });
    if (span === undefined) return done();
    spans.set(request, span);
    reply.raw.once('close', () => {
      const { statusCode, writableFinished } = reply.raw;
      span.note({ 'http.response.status_code': statusCode, 'forecourt.answered': writableFinished });
      if (statusCode >= 500) span.fail(String(statusCode));
      span.end();
    });
    span.run(done);
  });
  // Returns to the request's trace. Reading a body leaves that trace, because the socket emits the event that ends the
  // body.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else span.run(done);
  });
};
