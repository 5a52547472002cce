/** The ways by which a lead can be taken somewhere that a site names. */
export const destinationKinds = ['mail', 'adfMail', 'adfHttp', 'webhook'] as const;

/**
 * All ways by which something leaves the outbox: those that a site names, the confirmation to the shopper, and what tells people and
 * programs that what was booked with a lead is cancelled.
 */
export const deliveryKinds = [
  ...destinationKinds,
  ...(['confirmation', 'cancellation', 'cancellationConfirmation', 'cancellationWebhook'] as const),
] as const;

export type DeliveryKind = (typeof deliveryKinds)[number];

/** Whether a delivery is for the shopper who sent the lead. */
export const isForShopper = (kind: DeliveryKind): boolean =>
  kind === 'confirmation' || kind === 'cancellationConfirmation';

/** Whether a delivery goes to a program by https; all others are mails. */
export const isPosted = (kind: DeliveryKind): boolean =>
  kind === 'adfHttp' || kind === 'webhook' || kind === 'cancellationWebhook';

/** Whether a delivery is a mail that tells that what was booked is cancelled. */
export const isCancellation = (kind: DeliveryKind): boolean =>
  kind === 'cancellation' || kind === 'cancellationConfirmation';

/** A place that a lead goes to: an email address, or an https address. */
export interface DeliveryTarget {
  readonly kind: DeliveryKind;
  readonly target: string;
}
