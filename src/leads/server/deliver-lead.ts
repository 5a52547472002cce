import { isAddressRefused } from '#src/platform/mail/is-address-refused.ts';
import type { Mailer, MailFile, MailMessage } from '#src/platform/mail/mailer.ts';
import type { SmsSender } from '#src/platform/sms/sms-sender.ts';
import { continueTrace } from '#src/platform/tracing/trace.ts';
import type { LeadsConfig } from '../rules/config.ts';
import { isAboutOutcome, isForShopper, isHttpDelivery, isReply } from '../rules/delivery-kinds.ts';
import { buildConfirmationMail } from '../view/build-confirmation-mail.ts';
import { buildLeadMail } from '../view/build-lead-mail.ts';
import type { MailingSite, MailRow, MailView } from '../view/mail-view.ts';
import { buildAdf } from './adf/build-adf.ts';
import { deliverByHttp, type HttpDeliveryOptions } from './deliver-by-http.ts';
import { DeliveryError } from './delivery-error.ts';
import type { Delivery } from './delivery-store.ts';
import { renderMail } from './mail/render-mail.ts';

type MailContent = Pick<MailMessage, 'subject' | 'text' | 'html' | 'files'>;

export interface MailAddition {
  readonly words: Partial<Pick<MailView, 'subject' | 'preview' | 'heading' | 'paragraphs'>>;
  readonly rows: readonly MailRow[];
  readonly files: readonly MailFile[];
}

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
    throw new DeliveryError('This lead’s booking or payment no longer exists.', { isFinal: true });
  }
  if (addition === null) return renderMail(view, site.brand.palette);
  const { words, rows, files } = addition;
  return { ...(await renderMail({ ...view, ...words, rows: [...rows, ...view.rows] }, site.brand.palette)), files };
};

interface MailDeliveryOptions {
  readonly mailer: Mailer;
  readonly findAddition?: FindMailAddition;
  /** @spec L2.30 */
  readonly findUnsubscribeUrl?: (delivery: Delivery, site: MailingSite) => Promise<string>;
}

const findStopUrl = async (
  { findUnsubscribeUrl }: MailDeliveryOptions,
  delivery: Delivery,
  site: MailingSite,
): Promise<string | null> =>
  delivery.kind === 'confirmation' && delivery.lead.isOptedIn
    ? ((await findUnsubscribeUrl?.(delivery, site)) ?? null)
    : null;

const toDeliveryError = (error: unknown): unknown =>
  isAddressRefused(error)
    ? new DeliveryError(error.message, { isFinal: true, responseCode: error.responseCode })
    : error;

const deliverByMail = async (options: MailDeliveryOptions, delivery: Delivery, site: MailingSite): Promise<void> => {
  const { mailer, findAddition } = options;
  const unsubscribeUrl = await findStopUrl(options, delivery, site);
  const message = {
    id: delivery.deliveryUuid,
    fromName: site.name,
    to: delivery.target,
    // A reply to the shopper's confirmation goes to MAIL_FROM; a reply to the dealer's email goes to the shopper.
    replyTo: isForShopper(delivery.kind) ? null : delivery.lead.email,
    ...(unsubscribeUrl !== null && { unsubscribeUrl }),
    ...(await contentOf(delivery, site, (await findAddition?.(delivery)) ?? null, unsubscribeUrl)),
  };
  await mailer.send(message).catch((error: unknown) => {
    throw toDeliveryError(error);
  });
};

export type FindDeliveryText = (delivery: Delivery) => Promise<string | null>;

export interface TextDeliveryOptions {
  readonly sms: SmsSender;
  readonly findText: FindDeliveryText;
  readonly isTextStopped?: (siteSlug: string, phone: string) => Promise<boolean>;
}

export const deliverByText = async (
  { sms, findText, isTextStopped }: TextDeliveryOptions,
  delivery: Delivery,
  from: string | null = null,
): Promise<void> => {
  const { siteSlug, deliveryUuid, target } = delivery;
  if ((await isTextStopped?.(siteSlug, target)) === true)
    throw new DeliveryError('This number has opted out of text messages.', { isFinal: true });
  const text = await findText(delivery);
  if (text === null)
    throw new DeliveryError('This lead’s prize no longer exists, so there’s no SMS to send.', { isFinal: true });
  const outcome = await sms.send({ id: deliveryUuid, to: target, text, ...(from !== null && { from }) });
  if (outcome.kind === 'failed') throw new DeliveryError(outcome.reason, { isFinal: !outcome.isRetryable });
};

export type Reply =
  | (Omit<MailMessage, 'id'> & { readonly kind: 'mail' })
  | { readonly kind: 'sms'; readonly to: string; readonly text: string };

export type FindReply = (delivery: Delivery, site: DeliveringSite) => Promise<Reply | null>;

interface ReplyOptions extends Pick<MailDeliveryOptions, 'mailer'>, Pick<TextDeliveryOptions, 'sms' | 'isTextStopped'> {
  readonly findReply?: FindReply;
}

const deliverReply = async (options: ReplyOptions, delivery: Delivery, site: DeliveringSite): Promise<boolean> => {
  const { mailer, sms, findReply, isTextStopped } = options;
  const reply = (await findReply?.(delivery, site)) ?? null;
  if (reply === null) throw new DeliveryError('The message no longer exists.', { isFinal: true });
  if (reply.kind === 'sms') {
    const text = { sms, ...(isTextStopped !== undefined && { isTextStopped }), findText: async () => reply.text };
    await deliverByText(text, { ...delivery, target: reply.to }, site.config.leads.smsNumber);
    return sms.writesFiles === true;
  }
  const { kind: _, ...message } = reply;
  await mailer.send({ id: delivery.deliveryUuid, ...message }).catch((error: unknown) => {
    throw toDeliveryError(error);
  });
  return mailer.writesFiles === true;
};

export interface DeliveringSite extends MailingSite {
  readonly config: { readonly leads: Pick<LeadsConfig, 'destinations' | 'mailTo' | 'confirmation' | 'smsNumber'> };
}

export interface DeliverLeadOptions
  extends HttpDeliveryOptions,
    MailDeliveryOptions,
    TextDeliveryOptions,
    ReplyOptions {
  readonly siteBySlug: (slug: string) => DeliveringSite | undefined;
}

type Deliver = (delivery: Delivery) => Promise<'delivered' | 'written'>;

/** Leaves the target out of the trace, because it can be private: an email address, a phone number or a URL. */
const traceDelivery =
  (deliver: Deliver): Deliver =>
  (delivery) =>
    continueTrace(
      {
        name: `deliver ${delivery.kind}`,
        kind: 'consumer',
        attributes: {
          'forecourt.site': delivery.siteSlug,
          'forecourt.lead': delivery.lead.leadUuid,
          'forecourt.attempt': delivery.attempts,
        },
        traceparent: delivery.traceparent ?? undefined,
      },
      async (note) => {
        const outcome = await deliver(delivery);
        note({ 'forecourt.outcome': outcome });
        return outcome;
      },
    );

/** @spec D.32, D.59 */
export const deliverLead = ({ siteBySlug, ...ways }: DeliverLeadOptions) =>
  traceDelivery(async (delivery) => {
    const site = siteBySlug(delivery.siteSlug);
    if (site === undefined) throw new Error(`There is no site '${delivery.siteSlug}'.`);
    if (isHttpDelivery(delivery.kind)) {
      await deliverByHttp(ways, delivery, site, site.config.leads.destinations);
      return 'delivered';
    }
    if (isReply(delivery.kind)) return (await deliverReply(ways, delivery, site)) ? 'written' : 'delivered';
    if (delivery.kind === 'confirmationText') {
      await deliverByText(ways, delivery, site.config.leads.smsNumber);
      return ways.sms.writesFiles === true ? 'written' : 'delivered';
    }
    await deliverByMail(ways, delivery, site);
    return ways.mailer.writesFiles === true ? 'written' : 'delivered';
  });
