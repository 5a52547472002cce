import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  LogController,
  type onRequestHookHandler,
} from 'fastify';
import { DomainError } from '#src/lib/domain-error.ts';
import type { TrustedProxies } from '../env.ts';
import type { Logger } from '../log/create-logger.ts';
import { answerClientError, answerError, answerErrors } from './answer-errors.ts';
import { buildTrustProxy, type IsTrustedHop } from './build-trust-proxy.ts';
import { closeStalledReaders } from './close-stalled-readers.ts';
import { buildConnectionLimits } from './connection-limits.ts';
import { describeSchemaErrors } from './describe-schema-errors.ts';
import { closeHeader, peerHeader } from './http-thread/thread-headers.ts';
import { commonSecurityHeaders } from './security-headers.ts';
import { type AnswersUnderWay, trackAnswers } from './track-answers.ts';
import { keepFromSharedCaches } from './unknown-parameters.ts';

export interface HttpServerOptions {
  readonly log: Logger;
  readonly trustProxy: TrustedProxies;
  readonly trustedHostHeader: string | undefined;
  readonly requestTimeoutMs: number;
  readonly maxConnections: number;
  /** True for the main thread's server, to which only the HTTP thread can connect. */
  readonly isBehindHttpThread?: boolean;
}

const bodyLimitBytes = 256 * 1024;

const pageMethods: readonly string[] = ['GET', 'HEAD', 'POST'];

/**
 * Accepts only the transfer coding `chunked`. Node also accepts lists such as `gzip, chunked`, and would pass on the
 * compressed body.
 */
const refuseTransferCodings = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ headers }, reply) => {
    const coding = headers['transfer-encoding'];
    if (coding === undefined || coding.trim().toLowerCase() === 'chunked') return;
    reply.header('connection', 'close');
    throw new DomainError('malformed', 'The only transfer encoding we accept is chunked.');
  });
};

/** Maximum number of unanswered requests on a connection. Browsers send the next request only after the response. */
const maxPipelined = 16;

const limitPipelining = (app: FastifyInstance, answers: Pick<AnswersUnderWay, 'count'>): void => {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (answers.count(raw.socket) <= maxPipelined) return;
    reply.header('connection', 'close');
    throw new DomainError(
      'tooMany',
      `Send at most ${maxPipelined} requests on a connection before reading the responses.`,
    );
  });
};

type RequestTarget =
  /** 'plain': the path can be resolved against any site's URL without leaving that site. */
  { readonly kind: 'plain' } | { readonly kind: 'moved'; readonly location: string } | { readonly kind: 'malformed' };

const pathPattern = /^[^?#]*/;
const forbidden = /[^!-~]|\\|%5c|%00/i;
const detour = /\/\/|\/(?:\.|%2e){1,2}(?:\/|$)/i;

const withoutDetours = (path: string): string =>
  new URL(path.replaceAll(/\/{2,}/g, '/'), 'http://site.invalid').pathname;

/** Targets such as `//host/path` and `/a/../b` are moved to a plain path, because clients resolve them differently. */
export const parseRequestTarget = (target: string): RequestTarget => {
  const path = pathPattern.exec(target)?.[0] ?? '';
  if (!path.startsWith('/') || forbidden.test(path)) return { kind: 'malformed' };
  const rest = target.slice(path.length);
  const hasDetour = detour.test(path);
  const hasFragment = rest.startsWith('#');
  if (!hasDetour && !hasFragment) return { kind: 'plain' };
  return { kind: 'moved', location: (hasDetour ? withoutDetours(path) : path) + (hasFragment ? '' : rest) };
};

const redirectOddTargets = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    const target = parseRequestTarget(request.url);
    if (target.kind === 'malformed') throw new DomainError('malformed', 'That isn’t one of our web addresses.');
    if (target.kind === 'moved') return reply.redirect(target.location, 308);
  });
};

/** Responds to an unknown Expect header, because Node's own response would lack our headers. */
const refuseExpectations = (app: FastifyInstance): void => {
  app.server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { ...commonSecurityHeaders, 'content-length': '0' }).end();
  });
};

/**
 * Takes each client's address from the HTTP thread's header. Replaces `connection: close` in responses with a header
 * for the HTTP thread.
 */
const adoptClient = (app: FastifyInstance): void => {
  app.server.prependListener('request', ({ headers, socket }) => {
    const value = headers[peerHeader];
    delete headers[peerHeader];
    Object.defineProperty(socket, 'remoteAddress', { value, configurable: true });
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.getHeader('connection') === 'close') reply.removeHeader('connection').header(closeHeader, '1');
    done();
  });
};

interface ResolveHostOptions {
  readonly isTrusted: IsTrustedHop | false;
  readonly hostHeader: string | undefined;
}

/** Fastify would read this header; we read only the one that TRUST_HOST_HEADER names. */
const implicitHostHeader = 'x-forwarded-host';

/** Each proxy appends an entry, so only the last is certain to come from the nearest proxy. */
const lastEntry = (value: string | readonly string[] | undefined): string | undefined =>
  value === undefined ? undefined : [value].flat().join(',').split(',').at(-1)?.trim();

const countHosts = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length;

/**
 * Uses the `hostHeader` of a trusted proxy as the host. Refuses HTTP/1.1 requests without a Host header, and requests
 * with several, because a proxy may have used another one of them.
 */
const resolveHost =
  ({ isTrusted, hostHeader }: ResolveHostOptions): onRequestHookHandler =>
  (request, _reply, done) => {
    const { headers, rawHeaders, httpVersion, socket } = request.raw;
    const hosts = countHosts(rawHeaders);
    if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) {
      done(new DomainError('malformed', 'A request must name its host exactly once.'));
      return;
    }
    const isFromProxy = hostHeader !== undefined && isTrusted !== false && isTrusted(socket.remoteAddress, 0);
    const forwarded = isFromProxy ? lastEntry(headers[hostHeader]) : undefined;
    delete headers[implicitHostHeader];
    if (forwarded !== undefined && forwarded !== '') headers.host = forwarded;
    done();
  };

export const createHttpServer = (options: HttpServerOptions): FastifyInstance => {
  const isTrusted = buildTrustProxy(options.trustProxy);
  const app = Fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    ...buildConnectionLimits(options.requestTimeoutMs),
    trustProxy: isTrusted,
    bodyLimit: bodyLimitBytes,
    routerOptions: { maxParamLength: 2000 },
    // Requests in flight finish before the server closes. Requests that arrive while it closes are still answered.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: answerError,
  });
  if (options.maxConnections > 0) app.server.maxConnections = options.maxConnections;
  if (options.isBehindHttpThread === true) adoptClient(app);
  const answers = trackAnswers(app.server);
  closeStalledReaders(app.server, answers);
  answerErrors(app);
  app.setSchemaErrorFormatter(describeSchemaErrors);
  app.setNotFoundHandler(({ method }, reply) => {
    if (pageMethods.includes(method)) throw new DomainError('notFound', 'There’s nothing at this address.');
    const allowed = pageMethods.join(', ');
    reply.header('allow', allowed);
    throw new DomainError('wrongMethod', `Pages only accept ${allowed}.`);
  });
  refuseExpectations(app);
  // Without cache-control, caches would guess how long a response is fresh. A route can set other values for these
  // headers.
  app.addHook('onSend', (request, reply, _payload, done) => {
    for (const [name, value] of Object.entries(commonSecurityHeaders))
      if (!reply.hasHeader(name)) reply.header(name, value);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    keepFromSharedCaches(request, reply);
    done();
  });
  limitPipelining(app, answers);
  app.addHook('onRequest', resolveHost({ isTrusted, hostHeader: options.trustedHostHeader }));
  refuseTransferCodings(app);
  redirectOddTargets(app);
  return app;
};
