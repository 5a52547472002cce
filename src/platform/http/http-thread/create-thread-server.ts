import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#src/lib/domain-error.ts';
import { chooseEncoding } from '../../cache/choose-encoding.ts';
import { createHttpServer, type HttpServerOptions } from '../create-http-server.ts';
import { logAnswer } from '../log-answer.ts';
import { parseCopyStamp } from './copy-stamp.ts';
import { type Forwarder, passOn, readAnswerHeaders } from './forward-request.ts';
import type { PageCopies, PageCopy } from './page-copies.ts';
import { copyHeader } from './thread-headers.ts';
import type { OwnAnswer } from './thread-messages.ts';

export interface ThreadServerOptions {
  readonly server: HttpServerOptions;
  readonly copies: PageCopies;
  readonly forwarder: Forwarder;
  readonly onAnswered: (answer: OwnAnswer) => void;
}

const maxPageBytes = 2 * 1024 * 1024;

/** Separated by line breaks, because headers and URLs can't contain any. */
const keyOf = ({ url, headers }: FastifyRequest): string =>
  `${headers.host}\n${chooseEncoding(headers['accept-encoding'])}\n${url}`;

const headerOf = (rawHeaders: readonly string[], name: string): string | undefined => {
  const at = rawHeaders.indexOf(name);
  return at === -1 ? undefined : rawHeaders[at + 1];
};

const notModifiedHeaders: readonly string[] = ['etag', 'cache-control', 'vary'];

const buildNotModifiedHeaders = ({ rawHeaders }: PageCopy): string[] =>
  notModifiedHeaders.flatMap((name) => {
    const value = headerOf(rawHeaders, name);
    return value === undefined ? [] : [name, value];
  });

type SentPage = NonNullable<OwnAnswer['page']>;

const sendCopy = (request: FastifyRequest, reply: FastifyReply, copy: PageCopy): SentPage => {
  reply.hijack();
  const etag = headerOf(copy.rawHeaders, 'etag');
  if (etag !== undefined && request.headers['if-none-match'] === etag) {
    reply.raw.writeHead(304, buildNotModifiedHeaders(copy)).end();
    return 'notModified';
  }
  reply.raw.writeHead(copy.status, [...copy.rawHeaders]).end(copy.body);
  return 'hit';
};

const copyPage = (answer: IncomingMessage, keep: (copy: PageCopy) => void): void => {
  const stamp = parseCopyStamp(String(answer.headers[copyHeader]));
  const bytes = Number(answer.headers['content-length']);
  if (stamp === undefined || !(bytes <= maxPageBytes)) return;
  const chunks: Buffer[] = [];
  answer.on('data', (chunk: Buffer) => chunks.push(chunk));
  answer.once('end', () => {
    const body = Buffer.concat(chunks);
    if (body.length !== bytes) return;
    keep({ stamp, status: answer.statusCode ?? 500, rawHeaders: readAnswerHeaders(answer), body });
  });
};

/**
 * Answers GET requests for pages that it has copies of, and passes all other requests on to the main thread. Checks
 * every request as the main thread's server does.
 */
export const createThreadServer = ({ server, copies, forwarder, onAnswered }: ThreadServerOptions): FastifyInstance => {
  const app = createHttpServer(server);
  const sentPages = new WeakMap<FastifyRequest, SentPage>();
  const forwarded = new WeakSet<FastifyRequest>();

  /** Fastify ends connections when it closes, but only after responses that it sends itself. */
  const endConnectionsOnClosing = ({ raw }: FastifyReply): void => {
    if (!app.server.listening) raw.shouldKeepAlive = false;
  };

  const forward = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    try {
      const answer = await forwarder.ask(request.raw, reply.raw);
      forwarded.add(request);
      reply.hijack();
      if (request.method === 'GET' && copyHeader in answer.headers) {
        copyPage(answer, (copy) => copies.keep(keyOf(request), copy));
      }
      endConnectionsOnClosing(reply);
      passOn(answer, reply.raw);
    } catch (error) {
      if (reply.raw.destroyed) {
        forwarded.add(request);
        reply.hijack();
        return;
      }
      throw new DomainError('overloaded', 'We can’t answer just now. Please try again shortly.', { cause: error });
    }
  };

  // A hook, because a route would read the body first.
  app.addHook('onRequest', async (request, reply) => {
    const copy = request.method === 'GET' ? copies.find(keyOf(request)) : undefined;
    if (copy === undefined) await forward(request, reply);
    else {
      endConnectionsOnClosing(reply);
      sentPages.set(request, sendCopy(request, reply, copy));
    }
  });
  // The main thread logs and counts what it answered.
  app.addHook('onResponse', (request, reply, done) => {
    if (!forwarded.has(request)) {
      logAnswer(request, reply);
      onAnswered({
        page: sentPages.get(request),
        status: reply.raw.statusCode,
        seconds: reply.elapsedTime / 1000,
      });
    }
    done();
  });
  return app;
};
