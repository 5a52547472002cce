import { destinationKindOf } from '../rules/delivery-kinds.ts';
import type { LeadDestination } from '../rules/destination-config.ts';
import {
  buildCancellationDocument,
  buildLeadDocument,
  buildPaymentDocument,
  buildReservationEndDocument,
  type CancelledVisit,
  type EndedReservation,
  type ReportedPayment,
} from '../view/build-lead-document.ts';
import type { MailingSite } from '../view/mail-view.ts';
import { buildAdf } from './adf/build-adf.ts';
import { DeliveryError } from './delivery-error.ts';
import type { Delivery } from './delivery-store.ts';
import { postDelivery, signWebhook, type WebhookClient } from './http/post-delivery.ts';

/** The visit of a lead, once it is cancelled; null where there is none. */
export type FindCancelledVisit = (delivery: Delivery) => Promise<CancelledVisit | null>;

/** What was reserved with a lead, once that is over; null where nothing was. */
export type FindEndedReservation = (delivery: Delivery) => Promise<EndedReservation | null>;

/** What was paid with a lead; null where nothing was. */
export type FindReportedPayment = (delivery: Delivery) => Promise<ReportedPayment | null>;

export interface HttpDeliveryOptions extends WebhookClient {
  /** A secret by the name of its environment variable. */
  readonly readSecret: (variable: string) => string | undefined;
  readonly findCancelledVisit?: FindCancelledVisit;
  readonly findEndedReservation?: FindEndedReservation;
  readonly findPayment?: FindReportedPayment;
}

/** The secret that a destination names: one that is not set may be set tomorrow. */
const secretOf = ({ secretVariable }: LeadDestination, { readSecret }: HttpDeliveryOptions): string | null => {
  if (secretVariable === null) return null;
  const secret = readSecret(secretVariable);
  if (secret === undefined) throw new DeliveryError(`${secretVariable} is not set.`);
  return secret;
};

const postAdf = (delivery: Delivery, site: MailingSite, secret: string | null) => ({
  body: buildAdf(delivery.lead, site),
  headers: {
    'content-type': 'application/x-adf+xml; charset=utf-8',
    ...(secret !== null && { authorization: `Bearer ${secret}` }),
  },
});

/** What a program reads of a delivery. */
const buildDocument = async (
  delivery: Delivery,
  site: MailingSite,
  { findCancelledVisit, findEndedReservation, findPayment }: HttpDeliveryOptions,
) => {
  if (delivery.kind === 'webhook') return buildLeadDocument(delivery.lead, site);
  const payment = (await findPayment?.(delivery)) ?? null;
  if (payment !== null) {
    const document = buildPaymentDocument(delivery.lead, payment, site, delivery.kind === 'cancellationWebhook');
    if (document !== null) return document;
  }
  if (delivery.kind === 'paymentWebhook')
    throw new DeliveryError('Nobody knows any more what was paid.', { isFinal: true });
  const reservation = (await findEndedReservation?.(delivery)) ?? null;
  if (reservation !== null) return buildReservationEndDocument(delivery.lead, reservation, site);
  const visit = (await findCancelledVisit?.(delivery)) ?? null;
  if (visit === null) throw new DeliveryError('Nobody knows any more what was cancelled.', { isFinal: true });
  return buildCancellationDocument(delivery.lead, visit, site);
};

const postDocument = async (delivery: Delivery, site: MailingSite, secret: string, options: HttpDeliveryOptions) => {
  const document = await buildDocument(delivery, site, options);
  const body = JSON.stringify({ delivery_id: delivery.deliveryUuid, ...document });
  const signature = signWebhook(body, secret, options.readClock());
  return { body, headers: { 'content-type': 'application/json', 'forecourt-signature': signature } };
};

/** Takes a lead, that it was paid, or that its visit, reservation or payment is over, to an https address that its site still names, with a key that says whether it came before. */
export const deliverByHttp = async (
  options: HttpDeliveryOptions,
  delivery: Delivery,
  site: MailingSite,
  destinations: readonly LeadDestination[],
): Promise<void> => {
  const destinationKind = destinationKindOf(delivery.kind);
  const destination = destinations.find(({ kind, to }) => kind === destinationKind && to === delivery.target);
  if (destination === undefined) throw new DeliveryError('The site names this place no longer.', { isFinal: true });
  const secret = secretOf(destination, options);
  const { body, headers } =
    delivery.kind === 'adfHttp'
      ? postAdf(delivery, site, secret)
      : await postDocument(delivery, site, secret ?? '', options);
  await postDelivery(options, {
    url: delivery.target,
    body,
    headers: { ...headers, 'idempotency-key': delivery.deliveryUuid },
  });
};
