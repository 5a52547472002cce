import type { StoredReservation } from '../../src/checkout/server/reservation-payable.ts';
import { formatAmount } from '../../src/checkout/view/format-amount.ts';
import { purchaseSubcategory } from '../../src/purchase/rules/purchase-fields.ts';

const describeMoment = (momentMs: number | null): string => (momentMs === null ? '' : new Date(momentMs).toISOString());

const isPurchase = ({ contact }: StoredReservation): boolean => contact?.record.subcategory === purchaseSubcategory;

const describePurchase = ({ contact }: StoredReservation): string =>
  Object.entries(contact?.record.custom ?? {})
    .map(([label, text]) => `${label}: ${text}`)
    .join('; ');

export const listReservationCells = (reservation: StoredReservation): Readonly<Record<string, unknown>> => {
  const { contact, vehicleId, amountCents, capturedCents, refundedCents, openedAtMs, heldUntilMs, ...fields } =
    reservation;
  return {
    site: fields.siteSlug,
    reservation: fields.reservationUuid,
    state: fields.state,
    vehicle_id: vehicleId,
    vehicle: contact?.record.vehicle?.title ?? '',
    stock_number: contact?.record.vehicle?.stockNumber ?? '',
    name: contact === null ? '' : `${contact.record.firstName} ${contact.record.lastName ?? ''}`.trim(),
    email: contact?.record.email ?? '',
    phone: contact?.record.phone ?? '',
    price: fields.price === null ? '' : formatAmount(fields.price.cents),
    price_type: fields.price?.type ?? '',
    deposit: formatAmount(amountCents),
    captured: formatAmount(capturedCents),
    given_back: formatAmount(refundedCents),
    payment: fields.paymentRef ?? '',
    opened_at: describeMoment(openedAtMs),
    held_until: describeMoment(heldUntilMs),
    last_error: fields.lastError ?? '',
    kind: contact?.record.subcategory ?? '',
    purchase: isPurchase(reservation) ? describePurchase(reservation) : '',
  };
};

const describeMoney = ({ state, capturedCents, refundedCents }: StoredReservation): string => {
  if (state === 'owed') return `, ${formatAmount(capturedCents)} to refund another way: the bank refused the refund`;
  return state === 'sold' && refundedCents > 0 ? `, ${formatAmount(refundedCents)} refunded since` : '';
};

export const describeReservation = (reservation: StoredReservation): string => {
  const cells = listReservationCells(reservation);
  const error = cells.last_error === '' ? '' : `, last error: ${cells.last_error}`;
  return `${cells.site}  ${cells.reservation}  ${cells.state}: ${cells.vehicle} (${cells.stock_number}), ${cells.deposit}${describeMoney(reservation)}
  ${cells.name} ${cells.phone} ${cells.email}, ${cells.held_until === '' ? 'not held' : `held until ${cells.held_until}`}${error}${cells.purchase === '' ? '' : `\n  online purchase: ${cells.purchase}`}`;
};
