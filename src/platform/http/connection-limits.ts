import type { ServerOptions } from 'node:http';

const headersTimeoutMs = 10_000;
/** Maximum time that a connection can be idle during a request, for example because the client doesn't read. */
const idleTimeoutMs = 60_000;
/**
 * Milliseconds until the server closes an idle connection: longer than the 60 s of many proxies. The proxy must close
 * first: otherwise, it can send a request on a closed connection.
 */
const keepAliveTimeoutMs = 72_000;
const maxHeaderBytes = 16 * 1024;
const checksPerTimeout = 10;

export interface ConnectionLimits {
  readonly requestTimeout: number;
  readonly connectionTimeout: number;
  readonly keepAliveTimeout: number;
  readonly http: ServerOptions;
}

export const buildConnectionLimits = (requestTimeoutMs: number): ConnectionLimits => ({
  requestTimeout: requestTimeoutMs,
  connectionTimeout: idleTimeoutMs,
  keepAliveTimeout: keepAliveTimeoutMs,
  http: {
    headersTimeout: Math.min(headersTimeoutMs, requestTimeoutMs),
    connectionsCheckingInterval: Math.ceil(requestTimeoutMs / checksPerTimeout),
    maxHeaderSize: maxHeaderBytes,
    // Node's own refusal of a request without a host would lack our headers, so `resolveHost` refuses it instead.
    requireHostHeader: false,
  },
});
