import { BlockList, isIP } from 'node:net';
import type { TrustedProxies } from '../env.ts';

/** Whether the peer at an address, so many hops before this process (0 is who connected), is a proxy of ours. */
export type IsTrustedHop = (address: string | undefined, hop: number) => boolean;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const listAddresses = (proxies: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', prefix] = proxy.split('/');
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return list;
};

/**
 * Fastify's setting for the proxies in front: from the right end of X-Forwarded-For so many entries are believed as
 * there are proxies, because what stands further left is written by the client. False trusts nobody.
 */
export const buildTrustProxy = (proxies: TrustedProxies): IsTrustedHop | false => {
  if (typeof proxies === 'number') return proxies === 0 ? false : (_address, hop) => hop < proxies;
  const list = listAddresses(proxies);
  return (address) => address !== undefined && isIP(address) !== 0 && list.check(address, familyOf(address));
};
