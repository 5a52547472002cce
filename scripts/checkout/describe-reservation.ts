import type { StoredReservation } from '../../src/checkout/server/reservation-payable.ts';
import { formatAmount } from '../../src/checkout/view/format-amount.ts';
import { purchaseSubcategory } from '../../src/purchase/rules/purchase-fields.ts';

const describeMoment = (momentMs: number | null): string => (momentMs === null ? '' : new Date(momentMs).toISOString());

/** Whether it is the deposit of an online purchase. */
const isPurchase = ({ contact }: StoredReservation): boolean => contact?.record.subcategory === purchaseSubcategory;

/** What was chosen in a purchase and what it comes to, in one line. */
const describePurchase = ({ contact }: StoredReservation): string =>
  Object.entries(contact?.record.custom ?? {})
    .map(([label, text]) => `${label}: ${text}`)
    .join('; ');

/** What of a reservation stands in a table, by the names of its columns. */
export const listReservationCells = (reservation: StoredReservation): Readonly<Record<string, unknown>> => {
  const { contact, vehicleId, amountCents, capturedCents, refundedCents, openedAtMs, heldUntilMs, ...kept } =
    reservation;
  return {
    site: kept.siteSlug,
    reservation: kept.reservationUuid,
    state: kept.state,
    vehicle_id: vehicleId,
    vehicle: contact?.record.vehicle?.title ?? '',
    stock_number: contact?.record.vehicle?.stockNumber ?? '',
    name: contact === null ? '' : `${contact.record.firstName} ${contact.record.lastName ?? ''}`.trim(),
    email: contact?.record.email ?? '',
    phone: contact?.record.phone ?? '',
    price: kept.price === null ? '' : formatAmount(kept.price.cents),
    price_type: kept.price?.type ?? '',
    deposit: formatAmount(amountCents),
    captured: formatAmount(capturedCents),
    given_back: formatAmount(refundedCents),
    payment: kept.paymentRef ?? '',
    opened_at: describeMoment(openedAtMs),
    held_until: describeMoment(heldUntilMs),
    last_error: kept.lastError ?? '',
    kind: contact?.record.subcategory ?? '',
    purchase: isPurchase(reservation) ? describePurchase(reservation) : '',
  };
};

/** What of its money is not as its state says by itself; empty for nothing. */
const describeMoney = ({ state, capturedCents, refundedCents }: StoredReservation): string => {
  if (state === 'owed') return `, ${formatAmount(capturedCents)} to give back: the bank did not take the refund`;
  return state === 'sold' && refundedCents > 0 ? `, ${formatAmount(refundedCents)} given back since` : '';
};

/** A reservation in two lines, and a purchase in three. */
export const describeReservation = (reservation: StoredReservation): string => {
  const cells = listReservationCells(reservation);
  const error = cells.last_error === '' ? '' : `, last error: ${cells.last_error}`;
  return `${cells.site}  ${cells.reservation}  ${cells.state}: ${cells.vehicle} (${cells.stock_number}), ${cells.deposit}${describeMoney(reservation)}
  ${cells.name} ${cells.phone} ${cells.email}, held until ${cells.held_until || 'never'}${error}${cells.purchase === '' ? '' : `\n  online purchase: ${cells.purchase}`}`;
};
