import type { Mailer, MailFile, MailMessage } from '#src/platform/mail/mailer.ts';
import { isAboutOutcome, isForShopper } from '../rules/delivery-kinds.ts';
import { buildConfirmationMail } from '../view/build-confirmation-mail.ts';
import { buildLeadMail } from '../view/build-lead-mail.ts';
import type { MailingSite, MailRow, MailView } from '../view/mail-view.ts';
import { buildAdf } from './adf/build-adf.ts';
import { DeliveryError } from './delivery-error.ts';
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
  unsubscribeUrl: string | null,
): Promise<MailContent> => {
  if (kind === 'adfMail') return { subject: `ADF lead: ${lead.category}`, text: buildAdf(lead, site) };
  const view = isForShopper(kind) ? buildConfirmationMail(lead, site, unsubscribeUrl) : buildLeadMail(lead, site);
  if (addition === null && isAboutOutcome(kind)) {
    throw new DeliveryError('Nobody knows any more what became of it.', { isFinal: true });
  }
  if (addition === null) return renderMail(view, site.brand.palette);
  const { words, rows, files } = addition;
  return { ...(await renderMail({ ...view, ...words, rows: [...rows, ...view.rows] }, site.brand.palette)), files };
};

export interface MailDeliveryOptions {
  readonly mailer: Mailer;
  readonly findAddition?: FindMailAddition;
  /** Where the person of a lead says that no more news is wanted. @spec L2.30 */
  readonly findUnsubscribeUrl?: (delivery: Delivery, site: MailingSite) => Promise<string>;
}

/** Only a mail to a person who said yes to news tells how to take that back: all others are about what was asked for. */
const findStopUrl = async (
  { findUnsubscribeUrl }: MailDeliveryOptions,
  delivery: Delivery,
  site: MailingSite,
): Promise<string | null> =>
  delivery.kind === 'confirmation' && delivery.lead.isOptedIn
    ? ((await findUnsubscribeUrl?.(delivery, site)) ?? null)
    : null;

/** Takes a lead to an email address: the same message by name whenever it is sent again. */
export const deliverByMail = async (
  options: MailDeliveryOptions,
  delivery: Delivery,
  site: MailingSite,
): Promise<void> => {
  const { mailer, findAddition } = options;
  const unsubscribeUrl = await findStopUrl(options, delivery, site);
  await mailer.send({
    id: delivery.deliveryUuid,
    fromName: site.name,
    to: delivery.target,
    // A shopper's answer to a confirmation has no better way than the address that it came from.
    replyTo: isForShopper(delivery.kind) ? null : delivery.lead.email,
    ...(unsubscribeUrl !== null && { unsubscribeUrl }),
    ...(await contentOf(delivery, site, (await findAddition?.(delivery)) ?? null, unsubscribeUrl)),
  });
};
