import { Agent, type IncomingMessage, type ServerResponse, request as startRequest } from 'node:http';
import { closeHeader, copyHeader, peerHeader } from './thread-headers.ts';

/** Idle time until the HTTP thread closes a connection to the main thread: less than the main thread's 72 s. */
const idleMs = 30_000;

const connectionHeaders: ReadonlySet<string> = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-connection',
  'upgrade',
]);

const filterRawHeaders = (rawHeaders: readonly string[], isPassedOn: (lowerCaseName: string) => boolean): string[] => {
  const kept: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (isPassedOn(name.toLowerCase())) kept.push(name, rawHeaders[at + 1] ?? '');
  }
  return kept;
};

const buildRequestHeaders = ({ rawHeaders, socket }: IncomingMessage): string[] => [
  ...filterRawHeaders(rawHeaders, (name) => !connectionHeaders.has(name) && name !== peerHeader),
  peerHeader,
  socket.remoteAddress ?? '',
];

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * True if the main thread probably closed the idle connection just as the request was sent. It may have received the
 * request, so only a GET or HEAD without a body is repeated.
 */
const canBeRepeated = (error: NodeJS.ErrnoException, request: IncomingMessage, isReused: boolean): boolean =>
  isReused &&
  (error.code === 'ECONNRESET' || error.code === 'EPIPE') &&
  (request.method === 'GET' || request.method === 'HEAD') &&
  !hasBody(request);

export interface Forwarder {
  /**
   * Passes a request on to the main thread. Resolves as soon as the headers of the response arrive. Rejects if the
   * connection to the main thread fails, or if the client leaves first. Has no timeout.
   */
  readonly ask: (request: IncomingMessage, response: ServerResponse) => Promise<IncomingMessage>;
  readonly close: () => void;
}

export const createForwarder = (socketPath: string): Forwarder => {
  const agent = new Agent({ keepAlive: true, timeout: idleMs });

  const ask: Forwarder['ask'] = async (request, response) => {
    const forwarded = startRequest({
      socketPath,
      agent,
      method: request.method,
      path: request.url,
      headers: buildRequestHeaders(request),
    });
    // Also fires after a complete response, when this has no effect.
    response.once('close', () => forwarded.destroy());
    const answered = Promise.withResolvers<IncomingMessage>();
    forwarded.once('response', answered.resolve);
    // Stays after the response, because the main thread can close the connection before it has read the whole body.
    forwarded.on('error', answered.reject);
    if (hasBody(request)) request.pipe(forwarded);
    else forwarded.end();
    return answered.promise.catch((error: NodeJS.ErrnoException) => {
      if (canBeRepeated(error, request, forwarded.reusedSocket)) return ask(request, response);
      // Reads the rest of the body, so that the client's next request on this connection can be read.
      request.unpipe(forwarded).resume();
      throw error;
    });
  };

  return { ask, close: () => agent.destroy() };
};

/** Node writes the first two itself for each response. The other two are for the HTTP thread only. */
const ownAnswerHeaders: ReadonlySet<string> = new Set(['date', 'transfer-encoding', closeHeader, copyHeader]);

const isAnswerHeader = (name: string): boolean => !connectionHeaders.has(name) && !ownAnswerHeaders.has(name);

export const readAnswerHeaders = ({ rawHeaders }: IncomingMessage): string[] =>
  filterRawHeaders(rawHeaders, isAnswerHeader);

export const passOn = (answer: IncomingMessage, response: ServerResponse): void => {
  if (closeHeader in answer.headers || answer.headers.connection === 'close') response.shouldKeepAlive = false;
  response.writeHead(answer.statusCode ?? 500, readAnswerHeaders(answer));
  // A stream of events can have headers long before it has an event.
  if (answer.headers['content-length'] === undefined) response.flushHeaders();
  answer.pipe(response);
  // Shows the client that the response is incomplete. `pipeline` would too, but takes 0.1 ms more for each response.
  answer.once('error', () => response.destroy());
};
