export const destinationKinds = ['mail', 'adfMail', 'adfHttp', 'webhook'] as const;

export const deliveryKinds = [
  ...destinationKinds,
  ...(['confirmation', 'confirmationText', 'cancellation', 'cancellationConfirmation'] as const),
  ...(['cancellationWebhook', 'paymentWebhook', 'refundFailure'] as const),
  ...(['reply', 'replyText'] as const),
] as const;

export type DeliveryKind = (typeof deliveryKinds)[number];

/**
 * A reply's delivery has the message's id as its target. Deliveries are unique by lead, kind and target, so a lead can
 * have many replies.
 */
export const isReply = (kind: DeliveryKind): boolean => kind === 'reply' || kind === 'replyText';

export const isForShopper = (kind: DeliveryKind): boolean =>
  kind === 'confirmation' || kind === 'confirmationText' || kind === 'cancellationConfirmation' || isReply(kind);

const followedKinds: Partial<Readonly<Record<DeliveryKind, DeliveryKind>>> = {
  cancellation: 'mail',
  refundFailure: 'mail',
  cancellationWebhook: 'webhook',
  paymentWebhook: 'webhook',
};

export const destinationKindOf = (kind: DeliveryKind): DeliveryKind => followedKinds[kind] ?? kind;

export const isHttpDelivery = (kind: DeliveryKind): boolean =>
  kind === 'adfHttp' || destinationKindOf(kind) === 'webhook';

export const isCancellation = (kind: DeliveryKind): boolean =>
  kind === 'cancellation' || kind === 'cancellationConfirmation';

export const isAboutOutcome = (kind: DeliveryKind): boolean => isCancellation(kind) || kind === 'refundFailure';

export interface DeliveryTarget {
  readonly kind: DeliveryKind;
  readonly target: string;
}

export const listRefundFailures = (targets: readonly DeliveryTarget[]): readonly DeliveryTarget[] =>
  targets.flatMap(({ kind, target }) => (kind === 'mail' ? [{ kind: 'refundFailure', target }] : []));
