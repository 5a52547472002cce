import { createHmac, timingSafeEqual } from 'node:crypto';
import type { LeadKey } from './lead-group.ts';

const macLength = 20;

const sign = ({ siteSlug, leadUuid }: LeadKey, key: string): string =>
  createHmac('sha256', key).update(`reply ${siteSlug} ${leadUuid}`).digest('hex').slice(0, macLength);

/** In lower case, because mail servers can change the case. The local part has 57 characters; RFC 5321 allows 64. */
export const buildReplyAddress = (lead: LeadKey, key: string, domain: string): string =>
  `lead+${lead.leadUuid.replaceAll('-', '')}${sign(lead, key)}@${domain}`;

const addressPattern = /\blead\+([\da-f]{32})([\da-f]{20})@([a-z\d.-]+)/gi;

const toUuid = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');

/**
 * Finds the lead whose signed address is in these recipient headers; undefined if there is none.
 * @param siteSlugs the sites that the lead can belong to, because the address doesn't contain the site
 */
export const findReplyLead = (
  recipients: string,
  { key, domain, siteSlugs }: { readonly key: string; readonly domain: string; readonly siteSlugs: readonly string[] },
): LeadKey | undefined => {
  for (const [, hex = '', mac = '', host = ''] of recipients.toLowerCase().matchAll(addressPattern)) {
    if (host !== domain) continue;
    const leadUuid = toUuid(hex);
    const isSigned = (siteSlug: string): boolean =>
      timingSafeEqual(Buffer.from(sign({ siteSlug, leadUuid }, key)), Buffer.from(mac));
    const siteSlug = siteSlugs.find(isSigned);
    if (siteSlug !== undefined) return { siteSlug, leadUuid };
  }
  return undefined;
};
