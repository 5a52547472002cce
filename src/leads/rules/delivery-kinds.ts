export const destinationKinds = ['mail', 'adfMail', 'adfHttp', 'webhook'] as const;

/**
 * All kinds of delivery: the configured destinations; the shopper's confirmation by mail or SMS; notices that a booking
 * or reservation ended; webhooks about payments; and a mail to the dealer that a bank refused a refund.
 */
export const deliveryKinds = [
  ...destinationKinds,
  ...(['confirmation', 'confirmationText', 'cancellation', 'cancellationConfirmation'] as const),
  ...(['cancellationWebhook', 'paymentWebhook', 'refundFailure'] as const),
] as const;

export type DeliveryKind = (typeof deliveryKinds)[number];

export const isForShopper = (kind: DeliveryKind): boolean =>
  kind === 'confirmation' || kind === 'confirmationText' || kind === 'cancellationConfirmation';

const followedKinds: Partial<Readonly<Record<DeliveryKind, DeliveryKind>>> = {
  cancellation: 'mail',
  refundFailure: 'mail',
  cancellationWebhook: 'webhook',
  paymentWebhook: 'webhook',
};

/**
 * Maps a follow-up to the kind of message that it follows, because both have the same target. Returns other kinds as
 * they are.
 */
export const destinationKindOf = (kind: DeliveryKind): DeliveryKind => followedKinds[kind] ?? kind;

export const isHttpDelivery = (kind: DeliveryKind): boolean =>
  kind === 'adfHttp' || destinationKindOf(kind) === 'webhook';

export const isCancellation = (kind: DeliveryKind): boolean =>
  kind === 'cancellation' || kind === 'cancellationConfirmation';

/**
 * True for mails that only report an outcome, such as a cancellation or a failed refund. If the outcome can no longer
 * be found, the delivery fails for good.
 */
export const isAboutOutcome = (kind: DeliveryKind): boolean => isCancellation(kind) || kind === 'refundFailure';

export interface DeliveryTarget {
  readonly kind: DeliveryKind;
  readonly target: string;
}

/** Lists a mail about a refused refund for each of the dealer's mailboxes among the targets. */
export const listRefundFailures = (targets: readonly DeliveryTarget[]): readonly DeliveryTarget[] =>
  targets.flatMap(({ kind, target }) => (kind === 'mail' ? [{ kind: 'refundFailure', target }] : []));
