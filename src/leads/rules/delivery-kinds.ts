/** The ways by which a lead can be taken somewhere that a site names. */
export const destinationKinds = ['mail', 'adfMail', 'adfHttp', 'webhook'] as const;

/**
/**
 * All ways by which something leaves the outbox: those that a site names, the confirmation to the shopper by mail and by text message, what
 * tells people and programs that what was booked with a lead is cancelled, what tells programs that a payment came in with it, and what
 * tells the dealer that a bank did not take back what its deposit was.
 */
export const deliveryKinds = [
  ...destinationKinds,
  ...(['confirmation', 'confirmationText', 'cancellation', 'cancellationConfirmation'] as const),
  ...(['cancellationWebhook', 'paymentWebhook', 'refundFailure'] as const),
] as const;

export type DeliveryKind = (typeof deliveryKinds)[number];

/** Whether a mail is for the shopper who sent the lead. */
export const isForShopper = (kind: DeliveryKind): boolean =>
  kind === 'confirmation' || kind === 'cancellationConfirmation';

/** By which kind of its destinations a site names the place of a delivery: what a program is told later goes where its leads go. */
export const destinationKindOf = (kind: DeliveryKind): DeliveryKind =>
  kind === 'cancellationWebhook' || kind === 'paymentWebhook' ? 'webhook' : kind;

/** Whether a delivery goes to a program by https; all others but text messages are mails. */
export const isPosted = (kind: DeliveryKind): boolean => kind === 'adfHttp' || destinationKindOf(kind) === 'webhook';

/** Whether a delivery is a mail that tells that what was booked is cancelled. */
export const isCancellation = (kind: DeliveryKind): boolean =>
  kind === 'cancellation' || kind === 'cancellationConfirmation';

/** Whether a delivery is a mail that says nothing but what became of whatever came of its lead: without that there is none. */
export const isAboutOutcome = (kind: DeliveryKind): boolean => isCancellation(kind) || kind === 'refundFailure';

/** A place that a lead goes to: an email address, an https address, or a mobile number. */
export interface DeliveryTarget {
  readonly kind: DeliveryKind;
  readonly target: string;
}
