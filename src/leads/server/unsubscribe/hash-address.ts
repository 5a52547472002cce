import { createHash } from 'node:crypto';

/** What stands for an email address at one site: the same however its letters are written, and another at another site. @spec L2.30 */
export const hashAddress = (siteSlug: string, email: string): string =>
  createHash('sha256').update(`${siteSlug} ${email.trim().toLowerCase()}`).digest('base64url');
