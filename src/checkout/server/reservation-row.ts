import { type StoredPayable, toMoment } from '#src/payments/server/payable-store.ts';
import type { AgreedPrice } from '../rules/agreed-price.ts';
import type { ContactEntry, ContactProblem } from '../rules/contact-entry.ts';
import type { Reservation } from '../rules/hold/reservation.ts';
import type { StoredContact } from './stored-contact.ts';
import type { reservations } from './tables.ts';

export interface StoredReservation
  extends Reservation,
    Pick<StoredPayable, 'siteSlug' | 'version' | 'attempts' | 'lastError'> {
  readonly reservationUuid: string;
  readonly visitorUuid: string;
  readonly vehicleId: number;
  readonly price: AgreedPrice | null;
  readonly entry: ContactEntry | null;
  readonly problems: readonly ContactProblem[];
  readonly contact: StoredContact | null;
  readonly leadUuid: string | null;
  readonly reservationLeadUuid: string | null;
  readonly openedAtMs: number;
  readonly isHoldSynced: boolean;
}

const toMs = (text: string | null): number | null => (text === null ? null : new Date(text).getTime());

export const readReservationRow = (row: typeof reservations.$inferSelect): StoredReservation => {
  const { openedAt, payBy, heldUntil, changedAt, dueAt, ...stored } = row;
  return {
    ...stored,
    openedAtMs: new Date(openedAt).getTime(),
    payByMs: toMs(payBy),
    heldUntilMs: toMs(heldUntil),
  };
};

export const writeReservationRow = ({ openedAtMs, payByMs, heldUntilMs, ...stored }: StoredReservation) => ({
  ...stored,
  payBy: toMoment(payByMs),
  heldUntil: toMoment(heldUntilMs),
});
