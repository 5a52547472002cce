import { destinationKindOf } from '../rules/delivery-kinds.ts';
import type { LeadDestination } from '../rules/destination-config.ts';
import { buildLeadDocument } from '../view/build-lead-document.ts';
import type { MailingSite } from '../view/mail-view.ts';
import { buildAdf } from './adf/build-adf.ts';
import { DeliveryError } from './delivery-error.ts';
import type { Delivery } from './delivery-store.ts';
import { postDelivery, signWebhook, type WebhookClient } from './http/post-delivery.ts';

export type FindDocument = (delivery: Delivery) => Promise<object | null>;

export interface HttpDeliveryOptions extends WebhookClient {
  readonly readSecret: (variable: string) => string | undefined;
  readonly findDocument?: FindDocument;
}

/** Throws a retryable error if the variable isn't set, because it can be set later. */
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

const buildDocument = async (delivery: Delivery, site: MailingSite, { findDocument }: HttpDeliveryOptions) => {
  if (delivery.kind === 'webhook') return buildLeadDocument(delivery.lead, site);
  const document = (await findDocument?.(delivery)) ?? null;
  if (document !== null) return document;
  const subject = delivery.kind === 'paymentWebhook' ? 'payment' : 'booking';
  throw new DeliveryError(`This lead’s ${subject} no longer exists.`, { isFinal: true });
};

const postDocument = async (delivery: Delivery, site: MailingSite, secret: string, options: HttpDeliveryOptions) => {
  const document = await buildDocument(delivery, site, options);
  const body = JSON.stringify({ delivery_id: delivery.deliveryUuid, ...document });
  const signature = signWebhook(body, secret, options.readClock());
  return { body, headers: { 'content-type': 'application/json', 'forecourt-signature': signature } };
};

/** @spec D.32 */
export const deliverByHttp = async (
  options: HttpDeliveryOptions,
  delivery: Delivery,
  site: MailingSite,
  destinations: readonly LeadDestination[],
): Promise<void> => {
  const destinationKind = destinationKindOf(delivery.kind);
  const destination = destinations.find(({ kind, to }) => kind === destinationKind && to === delivery.target);
  if (destination === undefined)
    throw new DeliveryError('The site no longer lists this destination.', { isFinal: true });
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
