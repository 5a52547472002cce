import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { get, type RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import { createGuardedLookup, type GuardedLookupOptions, RefusedAddressError } from './create-guarded-lookup.ts';
import { isPublicAddress } from './is-public-address.ts';

export type FetchOutcome =
  | { readonly kind: 'fetched'; readonly data: Buffer }
  | { readonly kind: 'refused'; readonly reason: 'address' | 'status' | 'size' | 'time' | 'connection' };

export type FetchRemote = (url: URL) => Promise<FetchOutcome>;

/** What a test may set otherwise; the server never does. */
export interface RemoteFetcherOptions extends GuardedLookupOptions {
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** Certificate authority, in PEM; the well-known ones when it is left out. */
  readonly ca?: string;
}

const defaults: RemoteFetcherOptions = {
  resolve: (hostName) => lookup(hostName, { all: true }),
  mayConnectTo: isPublicAddress,
  timeoutMs: 10_000,
  maxBytes: 20 * 1024 * 1024,
};

const refuse = (reason: (FetchOutcome & { kind: 'refused' })['reason']): FetchOutcome => ({ kind: 'refused', reason });

const open = (url: URL, options: RequestOptions): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(url, options, resolve)
      .on('error', reject)
      // An answer that switches the protocol ends without an error.
      .on('close', () => reject(new Error('The connection ended without an answer.')));
  });

/** Counts what comes: a content-length is only a promise. */
const read = async (response: IncomingMessage, maxBytes: number): Promise<FetchOutcome> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) return refuse('size');
    chunks.push(chunk);
  }
  return { kind: 'fetched', data: Buffer.concat(chunks, bytes) };
};

/**
 * Fetches from public addresses only, follows no redirect (a feed names the picture, not the way to it), and gives up
 * on what is slow or large.
 */
export const createRemoteFetcher = (overrides: Partial<RemoteFetcherOptions> = {}): FetchRemote => {
  const { resolve, mayConnectTo, timeoutMs, maxBytes, ca } = { ...defaults, ...overrides };
  const guardedLookup = createGuardedLookup({ resolve, mayConnectTo });
  const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Forecourt' };
  return async (url) => {
    const address = url.hostname.replaceAll(/^\[|\]$/g, '');
    // Node looks up names only.
    if (isIP(address) !== 0 && !mayConnectTo(address)) return refuse('address');
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await open(url, { agent: false, lookup: guardedLookup, signal, ca, headers });
      if (response.statusCode === 200) return await read(response, maxBytes);
      response.destroy();
      return refuse('status');
    } catch (error) {
      if (error instanceof RefusedAddressError) return refuse('address');
      return refuse(signal.aborted ? 'time' : 'connection');
    }
  };
};
