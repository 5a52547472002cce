import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './is-public-address.ts';

export interface GuardedQuestion {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** True if only the status is wanted: the body is not read, so it can't spoil the answer. */
  readonly isStatusEnough?: boolean;
  /** True if the body of an answer other than 200 is read too, for services that explain errors there. */
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

interface GuardedLookupOptions {
  readonly resolve: (hostName: string) => Promise<readonly LookupAddress[]>;
  readonly mayConnectTo: (address: string) => boolean;
}

class RefusedAddressError extends Error {
  override readonly name = 'RefusedAddressError';
}

/** The lookup of the connection itself, so that DNS rebinding between check and connection is useless. */
const createGuardedLookup =
  ({ resolve, mayConnectTo }: GuardedLookupOptions): LookupFunction =>
  (hostName, { all }, callback) => {
    const answer = (addresses: readonly LookupAddress[]): void => {
      const allowed = addresses.filter(({ address }) => mayConnectTo(address));
      const [first] = allowed;
      if (first === undefined) callback(new RefusedAddressError(`${hostName} has no public address.`), '');
      else if (all === true) callback(null, allowed);
      else callback(null, first.address, first.family);
    };
    resolve(hostName).then(answer, (error: NodeJS.ErrnoException) => callback(error, ''));
  };

export interface EgressOverrides extends Partial<GuardedLookupOptions>, Partial<GuardedRequestLimits> {
  readonly ca?: string;
}

const refuse = (reason: (GuardedAnswer & { kind: 'refused' })['reason']): GuardedAnswer => ({
  kind: 'refused',
  reason,
});

const open = (url: URL, options: RequestOptions, body: string | undefined): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request(url, options, resolve)
      .on('error', reject)
      // An answer that switches protocols ends without an error.
      .on('close', () => reject(new Error('The connection ended without an answer.')))
      .end(body);
  });

/** Counts the bytes received, because content-length can be wrong. */
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

/** Requests public addresses over https. Follows no redirects, decompresses nothing, limits time and size. */
export const createGuardedRequest = (limits: GuardedRequestLimits, overrides: EgressOverrides = {}): GuardedRequest => {
  const { timeoutMs, maxBytes } = { ...limits, ...overrides };
  const { resolve = (name) => lookup(name, { all: true }), mayConnectTo = isPublicAddress, ca } = overrides;
  const guardedLookup = createGuardedLookup({ resolve, mayConnectTo });
  return async (url, { method, headers, body, isStatusEnough = false, isEveryAnswerRead = false }) => {
    const address = url.hostname.replaceAll(/^\[|\]$/g, '');
    // Node calls the lookup for names only, so addresses are checked here.
    if (isIP(address) !== 0 && !mayConnectTo(address)) return refuse('address');
    const signal = AbortSignal.timeout(timeoutMs);
    const ownHeaders = { 'accept-encoding': 'identity', 'user-agent': 'Forecourt' };
    const options = { agent: false, lookup: guardedLookup, signal, ca, method, headers: { ...ownHeaders, ...headers } };
    try {
      const response = await open(url, options, body);
      if (isEveryAnswerRead || (response.statusCode === 200 && !isStatusEnough)) return await read(response, maxBytes);
      response.destroy();
      const { statusCode = 0, headers: said } = response;
      return { kind: 'answered', status: statusCode, data: Buffer.alloc(0), retryAfter: said['retry-after'] };
    } catch (error) {
      if (error instanceof RefusedAddressError) return refuse('address');
      return refuse(signal.aborted ? 'time' : 'connection');
    }
  };
};
