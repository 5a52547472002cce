import { formatPrice } from '#src/lib/format-price.ts';
import type { DeliveryEstimate } from '../../rules/delivery/estimate-delivery.ts';
import type { DeliveryOutcome } from './delivery-view.ts';

/** An estimate, or that it could not be asked for. */
export type DeliveryAnswer = DeliveryEstimate | { readonly kind: 'failed' };

const messages = {
  postcodeMissing: 'Please enter a postcode.',
  postcodeInvalid: 'Invalid postcode. Please enter a 4-digit number.',
  noEstimate:
    "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
  failed: 'We could not look that up just now. Please try again in a moment, or give us a call.',
} as const;

/** The words of a delivery estimate. @spec B3.24, B5.19, B8.02, L5.07 */
export const describeDelivery = (answer: DeliveryAnswer): DeliveryOutcome => {
  if (answer.kind === 'estimate') {
    return {
      kind: 'result',
      priceText: answer.priceCents === 0 ? 'Free delivery' : formatPrice(answer.priceCents),
      placeText: answer.priceCents === 0 ? `to ${answer.name}` : `delivered to ${answer.name}`,
    };
  }
  const isInput = answer.kind === 'postcodeMissing' || answer.kind === 'postcodeInvalid';
  return { kind: 'error', message: messages[answer.kind], isInput };
};
