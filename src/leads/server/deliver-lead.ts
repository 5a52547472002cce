import { createHash } from 'node:crypto';
import type { Mailer } from '#src/platform/mail/mailer.ts';
import { buildLeadMail } from '../view/build-lead-mail.ts';
import type { Delivery } from './delivery-store.ts';

/** What a mail says of a site. */
export interface MailingSite {
  readonly name: string;
  readonly url: string;
  readonly timeZone: string;
}

export interface DeliverLeadOptions {
  readonly mailer: Mailer;
  readonly siteBySlug: (slug: string) => MailingSite | undefined;
}

/** The same for every try of a delivery, and another for every address. */
const nameMail = ({ lead, address }: Delivery): string =>
  `${lead.leadUuid}.${createHash('sha256').update(address).digest('hex').slice(0, 8)}`;

/** Takes a lead to its address; rejects when it did not get there. */
export const deliverLead =
  ({ mailer, siteBySlug }: DeliverLeadOptions) =>
  async (delivery: Delivery): Promise<void> => {
    const site = siteBySlug(delivery.siteSlug);
    if (site === undefined) throw new Error('The site of the lead is not there.');
    await mailer.send({
      id: nameMail(delivery),
      fromName: site.name,
      to: delivery.address,
      replyTo: delivery.lead.email,
      ...buildLeadMail(delivery.lead, site),
    });
  };
