import { expect, it } from 'vitest';
import { makeReservation } from '../../testing/make-reservation.ts';
import { buildReservationPageView, type ShownReservation } from './build-reservation-desk-view.ts';

const openedAtMs = Date.UTC(2026, 10, 5, 3);

const listTitles = (given: Partial<ShownReservation> = {}, custom: Readonly<Record<string, string>> = {}) => {
  const row: ShownReservation = {
    ...makeReservation({ isPurchase: true, state: 'held', paymentRef: 'pi_1' }),
    reservationUuid: 'R1',
    vehicleId: 7,
    openedAtMs,
    price: null,
    contact: {
      record: {
        firstName: 'Ann',
        lastName: null,
        email: 'ann@example.com',
        phone: null,
        subcategory: null,
        custom,
        vehicle: null,
      },
    },
    leadUuid: null,
    lastError: null,
    ...given,
  };
  const surroundings = { timeZone: 'Australia/Perth', now: new Date(openedAtMs), leadHref: null, documents: [] };
  const { parts } = buildReservationPageView({ row, entries: [], makers: [] }, { ...surroundings, canUse: () => true });
  return parts.map(({ title }) => title);
};

it('shows a purchase’s choices if there are any, and no heading without facts', () => {
  expect(listTitles({}, { Handover: 'Delivery' })).toEqual(['Amounts', 'Customer', 'Choices']);
  expect(listTitles()).toEqual(['Amounts', 'Customer']);
  expect(listTitles({ isPurchase: false }, { Handover: 'Delivery' })).toEqual(['Amounts', 'Customer']);
});
