import { BlockList, isIP } from 'node:net';
import type { TrustedProxies } from '../env.ts';

/** `hop` counts from this process: 0 is the peer that connected. */
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

export const buildTrustProxy = (proxies: TrustedProxies): IsTrustedHop | false => {
  if (typeof proxies === 'number') return proxies === 0 ? false : (_address, hop) => hop < proxies;
  const list = listAddresses(proxies);
  return (address) => address !== undefined && isIP(address) !== 0 && list.check(address, familyOf(address));
};
