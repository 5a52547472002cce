import { createHmac, timingSafeEqual } from 'node:crypto';
import { hashAddress } from './hash-address.ts';

const sign = (siteSlug: string, addressHash: string, key: string): string =>
  createHmac('sha256', key).update(`unsubscribe ${siteSlug} ${addressHash}`).digest('base64url');

/** What the link of a mail proves: that its address got the mail. It names nobody to whoever reads it. @spec L2.30 */
export const signAddress = (siteSlug: string, email: string, key: string): string => {
  const addressHash = hashAddress(siteSlug, email);
  return `${addressHash}.${sign(siteSlug, addressHash, key)}`;
};

/** The hash of the address that a token of a site was made for; undefined for a token that is not ours. @spec L2.30 */
export const readSignedAddress = (siteSlug: string, token: string, key: string): string | undefined => {
  const [addressHash = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(siteSlug, addressHash, key));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? addressHash : undefined;
};
