import type { AgreedPrice } from '../rules/agreed-price.ts';
import type { ContactEntry, ContactProblem } from '../rules/contact-entry.ts';
import type { Reservation } from '../rules/hold/reservation.ts';
import type { StoredContact } from './stored-contact.ts';
import type { reservations } from './tables.ts';

export interface StoredReservation extends Reservation {
  readonly siteSlug: string;
  readonly reservationUuid: string;
  readonly visitorUuid: string;
  readonly vehicleId: number;
  readonly version: number;
  readonly price: AgreedPrice | null;
  readonly entry: ContactEntry | null;
  readonly problems: readonly ContactProblem[];
  readonly contact: StoredContact | null;
  readonly leadUuid: string | null;
  readonly reservationLeadUuid: string | null;
  readonly openedAtMs: number;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly isHoldSynced: boolean;
}

const toMs = (text: string | null): number | null => (text === null ? null : new Date(text).getTime());

/** Milliseconds as an ISO timestamp. */
export const toMoment = (momentMs: number | null): string | null =>
  momentMs === null ? null : new Date(momentMs).toISOString();

export const readReservationRow = (row: typeof reservations.$inferSelect): StoredReservation => {
  const { openedAt, payBy, heldUntil, changedAt, dueAt, ...kept } = row;
  return {
    ...kept,
    openedAtMs: new Date(openedAt).getTime(),
    payByMs: toMs(payBy),
    heldUntilMs: toMs(heldUntil),
  };
};
