import { chooseDeliveryTargets } from '#src/leads/rules/choose-delivery-targets.ts';
import type { LeadsConfig } from '#src/leads/rules/config.ts';
import { findLeadPlace } from '#src/leads/rules/find-lead-place.ts';
import type { Lead } from '#src/leads/rules/lead.ts';
import { createLinkKeyReader } from '#src/leads/server/link-key.ts';
import type { MailingSite } from '#src/leads/view/mail-view.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { LeadKey } from './lead-group.ts';
import { buildReplyAddress, findReplyLead } from './reply-address.ts';

interface ReplyingSite extends Pick<MailingSite, 'slug' | 'locations' | 'dealerships'> {
  readonly config: { readonly leads: Pick<LeadsConfig, 'mailTo' | 'destinations' | 'confirmation'> };
}

export interface ReplyAddress {
  /** Null if the dealer has no mailbox; replies then go to `MAIL_FROM`. */
  readonly address: string | null;
  /** True if replies appear on the lead's page. */
  readonly isSigned: boolean;
}

export interface ReplyAddresses {
  readonly choose: (site: ReplyingSite, lead: Lead) => Promise<ReplyAddress>;
  readonly find: (recipients: string, siteSlugs: readonly string[]) => Promise<LeadKey | undefined>;
}

const purpose = 'lead reply';

export const createReplyAddresses = (
  { primary }: Pick<DatabaseService, 'primary'>,
  domain: string | null,
): ReplyAddresses => {
  const readKey = createLinkKeyReader(primary, purpose);
  return {
    choose: async (site, lead) => {
      if (domain !== null) {
        const key = { siteSlug: site.slug, leadUuid: lead.leadUuid };
        return { address: buildReplyAddress(key, await readKey(), domain), isSigned: true };
      }
      const locationSlug = findLeadPlace(lead, site)?.slug ?? null;
      const targets = chooseDeliveryTargets({ email: lead.email, locationSlug, isTrapped: false }, site.config.leads);
      const mailboxes = targets.filter(({ kind }) => kind === 'mail');
      // The location's own mailbox comes after the dealer's, and has priority.
      return { address: mailboxes.at(-1)?.target ?? null, isSigned: false };
    },
    find: async (recipients, siteSlugs) =>
      domain === null ? undefined : findReplyLead(recipients, { key: await readKey(), domain, siteSlugs }),
  };
};
