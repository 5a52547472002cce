/** The ways by which a lead can be taken somewhere that a site names. */
export const destinationKinds = ['mail', 'adfMail', 'adfHttp', 'webhook'] as const;

/** All ways by which something leaves the outbox: those that a site names, and the confirmation to the shopper. */
export const deliveryKinds = [...destinationKinds, 'confirmation'] as const;

export type DeliveryKind = (typeof deliveryKinds)[number];

/** A place that a lead goes to: an email address, or an https address. */
export interface DeliveryTarget {
  readonly kind: DeliveryKind;
  readonly target: string;
}
