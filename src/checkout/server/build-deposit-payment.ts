import type { NewPayment } from '#src/payments/server/payment-gateway.ts';
import { depositPurpose } from '../rules/deposit-purpose.ts';
import type { StoredReservation } from './reservation-row.ts';

/** The payment of a reservation's deposit; the reservation is its key. @spec B9.27 */
export const buildDepositPayment = ({
  siteSlug,
  reservationUuid,
  amountCents,
  contact,
}: Pick<StoredReservation, 'siteSlug' | 'reservationUuid' | 'amountCents' | 'contact'>): NewPayment => {
  const vehicle = contact?.record.vehicle;
  const reserved = vehicle === undefined || vehicle === null ? 'a vehicle' : `${vehicle.title}, ${vehicle.stockNumber}`;
  return {
    siteSlug,
    purpose: depositPurpose,
    key: reservationUuid,
    amountCents,
    description: `Deposit for ${reserved}`,
  };
};
