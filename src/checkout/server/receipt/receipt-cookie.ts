import { parseCookie, stringifySetCookie } from 'cookie';
import type { ReceiptLinks } from './receipt-links.ts';

const cookieName = '__Host-receipt';

const maxTokenLength = 120;

const readReceiptCookie = (header: string | undefined): string | null => {
  if (header === undefined || !header.includes(cookieName)) return null;
  const token = parseCookie(header)[cookieName] ?? '';
  return token === '' || token.length > maxTokenLength ? null : token;
};

export const writeReceiptCookie = (token: string, maxAgeSeconds: number): string =>
  stringifySetCookie({
    name: cookieName,
    value: token,
    path: '/',
    maxAge: maxAgeSeconds,
    secure: true,
    httpOnly: true,
    sameSite: 'lax',
  });

export type ReadReceipt = (
  siteSlug: string,
  request: { readonly headers: { readonly cookie?: string | undefined } },
) => Promise<string | null>;

/** The cookie holds the token of the receipt's link, so it proves no more than the link. @spec B9.29, D.26 */
export const createReceiptReader =
  ({ read }: Pick<ReceiptLinks, 'read'>, readClock: () => Date = () => new Date()): ReadReceipt =>
  async (siteSlug, { headers }) => {
    const token = readReceiptCookie(headers.cookie);
    const opened = token === null ? null : await read(siteSlug, token, readClock().getTime());
    return opened === null ? null : opened.reservationUuid;
  };
