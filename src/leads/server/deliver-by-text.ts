import type { SmsSender } from '#src/platform/sms/sms-sender.ts';
import { DeliveryError } from './delivery-error.ts';
import type { Delivery } from './delivery-store.ts';

/** Null when there is nothing left to say. */
export type FindDeliveryText = (delivery: Delivery) => Promise<string | null>;

export interface TextDeliveryOptions {
  readonly sms: SmsSender;
  readonly findText: FindDeliveryText;
}

/** Sends a text message. A retry has the same message id. */
export const deliverByText = async ({ sms, findText }: TextDeliveryOptions, delivery: Delivery): Promise<void> => {
  const text = await findText(delivery);
  if (text === null) throw new DeliveryError('Nobody knows any more what was to be said.', { isFinal: true });
  const outcome = await sms.send({ id: delivery.deliveryUuid, to: delivery.target, text });
  if (outcome.kind === 'failed') throw new DeliveryError(outcome.reason, { isFinal: !outcome.isRetryable });
};
