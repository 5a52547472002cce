import { eq } from 'drizzle-orm';
import { createStaffPayables, type StaffPayables } from '#src/payments/server/staff/staff-payables.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { type ReservationGroup, reservationGroups } from '../../rules/reservation-groups.ts';
import { type ReservationChangeName, reservationChanges } from '../../rules/staff-changes.ts';
import type { ProcessReservation } from '../process-reservation.ts';
import { reservationPayable, type StoredReservation } from '../reservation-payable.ts';
import { reservations } from '../tables.ts';

export interface StaffReservations extends StaffPayables<StoredReservation, ReservationGroup, ReservationChangeName> {
  readonly listPurchases: StaffReservations['list'];
}

export const createStaffReservations = (
  database: Pick<DatabaseService, 'interactive'>,
  process: ProcessReservation,
): StaffReservations => {
  const rules = {
    subject: 'reservation',
    groups: reservationGroups,
    changes: reservationChanges,
    lead: reservations.contact,
    findLead: ({ state, contact }: StoredReservation) =>
      state === 'open'
        ? undefined
        : { locationId: contact?.record.locationId ?? null, category: contact?.record.category ?? '' },
  } as const;
  const purchaseRules = { ...rules, condition: eq(reservations.isPurchase, true) };
  return {
    ...createStaffPayables(database, reservationPayable, rules, process),
    listPurchases: createStaffPayables(database, reservationPayable, purchaseRules, process).list,
  };
};
