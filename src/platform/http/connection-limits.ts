import type { ServerOptions } from 'node:http';

/** A request with all its headers must be here by then, in milliseconds. */
const headersTimeoutMs = 10_000;
/** A connection on which nothing moves is closed, such as of a reader that never reads. */
const idleTimeoutMs = 60_000;
/** Longer than the minute for which proxies keep a connection: the one who closes first should be the proxy. */
const keepAliveTimeoutMs = 72_000;
/** Bytes of a request's first line and headers. */
const maxHeaderBytes = 16 * 1024;
/** Node looks for late requests this often, in parts of what they may take. */
const checksPerTimeout = 10;

export interface ConnectionLimits {
  readonly requestTimeout: number;
  readonly connectionTimeout: number;
  readonly keepAliveTimeout: number;
  readonly http: ServerOptions;
}

/** How long a connection may take over what it does; a whole request, body included, gets `requestTimeoutMs`. */
export const buildConnectionLimits = (requestTimeoutMs: number): ConnectionLimits => ({
  requestTimeout: requestTimeoutMs,
  connectionTimeout: idleTimeoutMs,
  keepAliveTimeout: keepAliveTimeoutMs,
  http: {
    headersTimeout: Math.min(headersTimeoutMs, requestTimeoutMs),
    connectionsCheckingInterval: Math.ceil(requestTimeoutMs / checksPerTimeout),
    maxHeaderSize: maxHeaderBytes,
    // Node would answer without our headers: settleHost refuses a request without a host.
    requireHostHeader: false,
  },
});
