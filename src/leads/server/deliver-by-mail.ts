import type { Mailer, MailFile, MailMessage } from '#src/platform/mail/mailer.ts';
import { buildConfirmationMail } from '../view/build-confirmation-mail.ts';
import { buildLeadMail } from '../view/build-lead-mail.ts';
import type { MailRow, MailView } from '../view/mail-view.ts';
import type { MailingSite } from '../view/mailing-site.ts';
import { buildAdf } from './adf/build-adf.ts';
import type { Delivery } from './delivery-store.ts';
import { renderMail } from './mail/render-mail.ts';

type MailContent = Pick<MailMessage, 'subject' | 'text' | 'html' | 'files'>;

/** What a mail says and brings beside its lead, such as the time that was booked with it. */
export interface MailAddition {
  /** Instead of what the mail of any lead says. */
  readonly words: Partial<Pick<MailView, 'subject' | 'preview' | 'heading' | 'paragraphs'>>;
  /** Before the facts of the lead. */
  readonly rows: readonly MailRow[];
  readonly files: readonly MailFile[];
}

/** What goes along with the mail of a delivery; null where the lead is all there is. */
export type FindMailAddition = (delivery: Delivery) => Promise<MailAddition | null>;

const contentOf = async (
  { kind, lead }: Delivery,
  site: MailingSite,
  addition: MailAddition | null,
): Promise<MailContent> => {
  if (kind === 'adfMail') return { subject: `ADF lead: ${lead.category}`, text: buildAdf(lead, site) };
  const view = kind === 'confirmation' ? buildConfirmationMail(lead, site) : buildLeadMail(lead, site);
  if (addition === null) return renderMail(view, site.brand.palette);
  const { words, rows, files } = addition;
  return { ...(await renderMail({ ...view, ...words, rows: [...rows, ...view.rows] }, site.brand.palette)), files };
};

export interface MailDeliveryOptions {
  readonly mailer: Mailer;
  readonly findAddition?: FindMailAddition;
}

/** Takes a lead to an email address: the same message by name whenever it is sent again. */
export const deliverByMail = async (
  { mailer, findAddition }: MailDeliveryOptions,
  delivery: Delivery,
  site: MailingSite,
): Promise<void> =>
  mailer.send({
    id: delivery.deliveryUuid,
    fromName: site.name,
    to: delivery.target,
    // A shopper's answer to a confirmation has no better way than the address that it came from.
    replyTo: delivery.kind === 'confirmation' ? null : delivery.lead.email,
    ...(await contentOf(delivery, site, (await findAddition?.(delivery)) ?? null)),
  });
