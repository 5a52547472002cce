import type { IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import type { TraceAttributes } from '../tracing/trace.ts';
import { traceCall } from '../tracing/trace-call.ts';
import { type AddressGuardOptions, createAddressGuard, RefusedAddressError } from './create-address-guard.ts';

export interface GuardedQuestion {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** True if only the status matters. The body then isn't read, so it can't make the request fail. */
  readonly isStatusEnough?: boolean;
  /** True for services that explain errors in the body. Otherwise, only the body of a 200 is read. */
  readonly isEveryAnswerRead?: boolean;
}

export type GuardedAnswer =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly data: Buffer;
      readonly retryAfter?: string | undefined;
    }
  | { readonly kind: 'refused'; readonly reason: 'address' | 'size' | 'time' | 'connection' };

export type GuardedRequest = (url: URL, question: GuardedQuestion) => Promise<GuardedAnswer>;

export interface GuardedRequestLimits {
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

export interface EgressOverrides extends Partial<AddressGuardOptions>, Partial<GuardedRequestLimits> {
  readonly ca?: string;
}

const refuse = (reason: (GuardedAnswer & { kind: 'refused' })['reason']): GuardedAnswer => ({
  kind: 'refused',
  reason,
});

export const openAnswer = (url: URL, options: RequestOptions, body?: string | Uint8Array): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request(url, options, resolve)
      .on('error', reject)
      // If the server switches protocols, the connection closes without an error.
      .on('close', () => reject(new Error('The connection ended without a response.')))
      .end(body);
  });

const read = async (response: IncomingMessage, maxBytes: number): Promise<GuardedAnswer> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) return refuse('size');
    chunks.push(chunk);
  }
  return { kind: 'answered', status: response.statusCode ?? 0, data: Buffer.concat(chunks, bytes) };
};

const describeAnswer = (answer: GuardedAnswer): TraceAttributes =>
  answer.kind === 'answered'
    ? { 'http.response.status_code': answer.status }
    : { 'error.type': `refused: ${answer.reason}` };

/** Connects only to public addresses, over https. Follows no redirects and decompresses nothing. */
export const createGuardedRequest = (limits: GuardedRequestLimits, overrides: EgressOverrides = {}): GuardedRequest => {
  const { timeoutMs, maxBytes } = { ...limits, ...overrides };
  const { ca } = overrides;
  const guard = createAddressGuard(overrides);
  const send: GuardedRequest = async (
    url,
    { method, headers, body, isStatusEnough = false, isEveryAnswerRead = false },
  ) => {
    if (guard.isRefused(url.hostname)) return refuse('address');
    const signal = AbortSignal.timeout(timeoutMs);
    const ownHeaders = { 'accept-encoding': 'identity', 'user-agent': 'Forecourt' };
    const options = { agent: false, lookup: guard.lookup, signal, ca, method, headers: { ...ownHeaders, ...headers } };
    try {
      const response = await openAnswer(url, options, body);
      if (isEveryAnswerRead || (response.statusCode === 200 && !isStatusEnough)) return await read(response, maxBytes);
      response.destroy();
      const { statusCode = 0, headers: said } = response;
      return { kind: 'answered', status: statusCode, data: Buffer.alloc(0), retryAfter: said['retry-after'] };
    } catch (error) {
      if (error instanceof RefusedAddressError) return refuse('address');
      return refuse(signal.aborted ? 'time' : 'connection');
    }
  };
  return (url, question) =>
    traceCall({
      method: question.method,
      host: url.hostname,
      send: () => send(url, question),
      toAttributes: describeAnswer,
    });
};
