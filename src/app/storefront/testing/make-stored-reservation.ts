import type { StoredReservation } from '#src/checkout/server/reservation-payable.ts';
import { makeReservation } from '#src/checkout/testing/make-reservation.ts';
import { typed } from '#src/checkout/testing/open-test-checkout.ts';

export const makeStoredReservation = (fields: Partial<StoredReservation>): StoredReservation => ({
  ...makeReservation(fields),
  siteSlug: 'wattle',
  reservationUuid: 'r',
  visitorUuid: 'v',
  vehicleId: 1,
  version: 1,
  openedAtMs: 0,
  price: null,
  entry: typed,
  problems: [],
  leadUuid: null,
  reservationLeadUuid: null,
  attempts: 0,
  lastError: null,
  isHoldSynced: true,
  contact: { record: { email: typed.email }, targets: [] } as unknown as StoredReservation['contact'],
  ...fields,
});
