import type { LeadDestination } from '../rules/destination-config.ts';
import { buildLeadDocument } from '../view/build-lead-document.ts';
import type { MailingSite } from '../view/mailing-site.ts';
import { buildAdf } from './adf/build-adf.ts';
import { DeliveryError } from './delivery-error.ts';
import type { Delivery } from './delivery-store.ts';
import { type DeliveryCourier, postDelivery } from './http/post-delivery.ts';
import { signWebhook } from './http/sign-webhook.ts';

export interface HttpDeliveryOptions extends DeliveryCourier {
  /** A secret by the name of its environment variable. */
  readonly readSecret: (variable: string) => string | undefined;
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

const postDocument = (delivery: Delivery, site: MailingSite, secret: string, now: Date) => {
  const body = JSON.stringify({ delivery_id: delivery.deliveryUuid, ...buildLeadDocument(delivery.lead, site) });
  const headers = { 'content-type': 'application/json', 'forecourt-signature': signWebhook(body, secret, now) };
  return { body, headers };
};

/** Takes a lead to an https address that its site still names, with a key that says whether it came before. */
export const deliverByHttp = async (
  options: HttpDeliveryOptions,
  delivery: Delivery,
  site: MailingSite,
  destinations: readonly LeadDestination[],
): Promise<void> => {
  const destination = destinations.find(({ kind, to }) => kind === delivery.kind && to === delivery.target);
  if (destination === undefined) throw new DeliveryError('The site names this place no longer.', { isFinal: true });
  const secret = secretOf(destination, options);
  const { body, headers } =
    delivery.kind === 'adfHttp'
      ? postAdf(delivery, site, secret)
      : postDocument(delivery, site, secret ?? '', options.readClock());
  await postDelivery(options, {
    url: delivery.target,
    body,
    headers: { ...headers, 'idempotency-key': delivery.deliveryUuid },
  });
};
