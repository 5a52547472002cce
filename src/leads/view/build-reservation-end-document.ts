import type { MailedLead } from './mailed-lead.ts';
import type { MailingSite } from './mailing-site.ts';

/** How a reservation that was paid for came to its end. */
export type ReservationOutcome =
  /** By whoever reserved, or by the dealer. */
  | 'released'
  /** Its time was over. */
  | 'expired'
  /** The deposit was given back by the dealer, before or after a sale. */
  | 'refunded'
  | 'sold';

/** What a lead had reserved, once that is over. */
export interface EndedReservation {
  readonly reservationUuid: string;
  readonly vehicleId: number;
  readonly depositCents: number;
  readonly outcome: ReservationOutcome;
  readonly endedAtMs: number;
}

/** That a reservation is over, as programs read it: its lead by the id that they know, and none of what its shopper typed. @spec B9.29, D.32 */
export const buildReservationEndDocument = (
  { leadUuid }: Pick<MailedLead, 'leadUuid'>,
  { reservationUuid, vehicleId, depositCents, outcome, endedAtMs }: EndedReservation,
  site: Pick<MailingSite, 'slug' | 'name'>,
) => ({
  type: 'reservation_ended',
  lead_id: leadUuid,
  site: site.slug,
  site_name: site.name,
  reservation_id: reservationUuid,
  car_id: vehicleId,
  outcome,
  ended_at: new Date(endedAtMs).toISOString(),
  deposit_cents: depositCents,
  goes_back_cents: outcome === 'sold' ? 0 : depositCents,
});
