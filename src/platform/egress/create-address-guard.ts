import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './is-public-address.ts';

export interface AddressGuardOptions {
  readonly resolve: (hostName: string) => Promise<readonly LookupAddress[]>;
  readonly mayConnectTo: (address: string) => boolean;
}

export interface AddressGuard {
  /**
   * Resolves a name to allowed addresses only. Connect with this lookup: after a separate check, DNS could return
   * another address.
   */
  readonly lookup: LookupFunction;
  /** Checks a host that is an IP address. Call this before connecting, because Node calls `lookup` only for names. */
  readonly isRefused: (host: string) => boolean;
}

export class RefusedAddressError extends Error {
  override readonly name = 'RefusedAddressError';
}

export const createAddressGuard = (overrides: Partial<AddressGuardOptions> = {}): AddressGuard => {
  const { resolve = (name) => lookup(name, { all: true }), mayConnectTo = isPublicAddress } = overrides;
  return {
    lookup: (hostName, { all }, callback) => {
      const answer = (addresses: readonly LookupAddress[]): void => {
        const allowed = addresses.filter(({ address }) => mayConnectTo(address));
        const [first] = allowed;
        if (first === undefined) callback(new RefusedAddressError(`${hostName} has no public address.`), '');
        else if (all === true) callback(null, allowed);
        else callback(null, first.address, first.family);
      };
      resolve(hostName).then(answer, (error: NodeJS.ErrnoException) => callback(error, ''));
    },
    isRefused: (host) => {
      const address = host.replaceAll(/^\[|\]$/g, '');
      return isIP(address) !== 0 && !mayConnectTo(address);
    },
  };
};
