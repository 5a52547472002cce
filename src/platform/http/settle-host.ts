import type { onRequestHookHandler } from 'fastify';
import { DomainError } from '#src/lib/domain-error.ts';
import type { IsTrustedHop } from './build-trust-proxy.ts';

export interface SettleHostOptions {
  /** The proxies in front; false when there are none. */
  readonly isTrusted: IsTrustedHop | false;
  /** The header in which they say for which host a request came, in small letters; without it they leave `Host` as it was. */
  readonly hostHeader: string | undefined;
}

/** The header that Fastify reads by itself as soon as any proxy is trusted. */
const unaskedHeader = 'x-forwarded-host';

/** Each proxy writes behind what it got: only the last entry is sure to be the nearest one's. */
const lastEntry = (value: string | readonly string[] | undefined): string | undefined =>
  value === undefined ? undefined : [value].flat().join(',').split(',').at(-1)?.trim();

const countHosts = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length;

/**
 * Makes `request.host` the host that chooses the site, before anything reads it: what `Host` says, or what a trusted
 * proxy says in the one header that it is known to set. A request with two hosts is refused, because a proxy may have
 * gone by the other one.
 */
export const settleHost =
  ({ isTrusted, hostHeader }: SettleHostOptions): onRequestHookHandler =>
  (request, _reply, done) => {
    const { headers, rawHeaders, httpVersion, socket } = request.raw;
    const hosts = countHosts(rawHeaders);
    if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) {
      done(new DomainError('malformed', 'A request names its host once.'));
      return;
    }
    const isFromProxy = hostHeader !== undefined && isTrusted !== false && isTrusted(socket.remoteAddress, 0);
    const forwarded = isFromProxy ? lastEntry(headers[hostHeader]) : undefined;
    delete headers[unaskedHeader];
    if (forwarded !== undefined && forwarded !== '') headers.host = forwarded;
    done();
  };
