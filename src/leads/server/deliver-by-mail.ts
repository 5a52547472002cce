import type { Mailer } from '#src/platform/mail/mailer.ts';
import { buildConfirmationMail } from '../view/build-confirmation-mail.ts';
import { buildLeadMail } from '../view/build-lead-mail.ts';
import type { MailingSite } from '../view/mailing-site.ts';
import { buildAdf } from './adf/build-adf.ts';
import type { Delivery } from './delivery-store.ts';
import { renderMail } from './mail/render-mail.ts';

type MailContent = { readonly subject: string; readonly text: string; readonly html?: string };

const contentOf = ({ kind, lead }: Delivery, site: MailingSite): MailContent | Promise<MailContent> => {
  if (kind === 'adfMail') return { subject: `ADF lead: ${lead.category}`, text: buildAdf(lead, site) };
  const view = kind === 'confirmation' ? buildConfirmationMail(lead, site) : buildLeadMail(lead, site);
  return renderMail(view, site.brand.palette);
};

/** Takes a lead to an email address: the same message by name whenever it is sent again. */
export const deliverByMail = async (mailer: Mailer, delivery: Delivery, site: MailingSite): Promise<void> =>
  mailer.send({
    id: delivery.deliveryUuid,
    fromName: site.name,
    to: delivery.target,
    // A shopper's answer to a confirmation has no better way than the address that it came from.
    replyTo: delivery.kind === 'confirmation' ? null : delivery.lead.email,
    ...(await contentOf(delivery, site)),
  });
