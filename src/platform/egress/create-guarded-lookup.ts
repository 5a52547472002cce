import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';

export interface GuardedLookupOptions {
  readonly resolve: (hostName: string) => Promise<readonly LookupAddress[]>;
  readonly mayConnectTo: (address: string) => boolean;
}

/** A name has no address that may be connected to. */
export class RefusedAddressError extends Error {
  override readonly name = 'RefusedAddressError';
}

/**
 * The lookup of a connection, which gives it only addresses that it may have. A connection goes where its own lookup
 * says, so a name that changes its address between a check and the connection gains nothing.
 */
export const createGuardedLookup =
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
