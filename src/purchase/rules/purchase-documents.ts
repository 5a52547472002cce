import type { Reservation } from '#src/checkout/rules/hold/reservation.ts';

/** The papers of a purchase. */
export const purchaseDocuments = ['order', 'receipt'] as const;

export type PurchaseDocument = (typeof purchaseDocuments)[number];

/** Which papers there are: an order while it is one, a receipt of whatever was paid. @spec D.41 */
export const listDocuments = (
  order: Pick<Reservation, 'state' | 'capturedCents'> | null | undefined,
): readonly PurchaseDocument[] => {
  if (order == null || order.capturedCents === 0) return [];
  return order.state === 'held' || order.state === 'sold' ? purchaseDocuments : ['receipt'];
};
