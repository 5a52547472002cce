import { createHash, randomBytes } from 'node:crypto';
import { accountPaths } from '#src/lib/account-paths.ts';
import { noticeAnchors, noticeFields } from '../rules/notice-form.ts';

/** By what the database knows the secret of a link. */
export const hashConfirmToken = (token: string): string =>
  createHash('sha256').update(`confirm ${token}`).digest('base64url');

/** A link that nobody but its reader has: it leads to the list, whose visitor alone can say yes there. */
export const createConfirmLink = (siteUrl: string): { readonly url: string; readonly confirmHash: string } => {
  const token = randomBytes(32).toString('base64url');
  const url = `${siteUrl}${accountPaths.watchlist}?${noticeFields.token}=${token}#${noticeAnchors.heading}`;
  return { url, confirmHash: hashConfirmToken(token) };
};
