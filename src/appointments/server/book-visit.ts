import { sql } from 'drizzle-orm';
import { isOfPerson, type LeadPerson } from '#src/leads/server/lead-store.ts';
import type { LeadSite, Submission } from '#src/leads/server/prepare-lead.ts';
import type { FormHook, HookedSubmission } from '#src/leads/server/submit-lead.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import type { Database } from '#src/platform/db/database.ts';
import { type BookingFault, chooseBooking } from '../rules/choose-booking.ts';
import type { AppointmentsConfig } from '../rules/config.ts';
import { canVisit, listVisitLocations } from '../rules/list-visit-locations.ts';
import type { Slot } from '../rules/slot.ts';
import { takeSlot } from './appointment-store.ts';
import { appointments } from './tables.ts';

export interface BookingSite extends LeadSite {
  readonly config: LeadSite['config'] & { readonly appointments: AppointmentsConfig };
}

interface WantedBooking {
  readonly locationId: number;
  readonly slot: Slot;
}

const faultMessages: Readonly<Record<BookingFault, string>> = {
  otherDay: 'Please choose a time on the day you selected.',
  tooSoon: 'That time is too soon or has passed. Please choose a later one.',
  noSlot: 'That time isn’t available. Please choose another.',
  taken: 'Someone else has just booked that time. Please choose another: the times shown are still available.',
  tooMany:
    'You’ve reached the maximum number of bookings. Please cancel one first, using the link in its confirmation email, or ask us to call you.',
};

/** @spec D.22 */
const problemOf = (fault: BookingFault) => ({ field: 'appointment' as const, message: faultMessages[fault] });

/**
 * Locks the person's phone number and email first, so that two forms sent at once can't both take the last visit that
 * the site allows. @spec D.22
 */
const countVisits = async (tx: Database, siteSlug: string, person: LeadPerson, now: Date): Promise<number> => {
  // A fixed order prevents deadlocks between people who share a number or an email.
  const names = [person.phone, person.email.toLowerCase()].map((name) => `visits ${siteSlug} ${name}`).sort();
  for (const name of names) await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  const { rows } = await tx.execute<{ count: string }>(sql`
    SELECT count(*) AS count FROM ${appointments}
    WHERE ${appointments.siteSlug} = ${siteSlug} AND ${appointments.cancelledAt} IS NULL
      AND ${appointments.startsAt} > ${now.toISOString()}::timestamptz AND ${isOfPerson(appointments, person)}`);
  return Number(rows[0]?.count);
};

const book = (
  site: BookingSite,
  submission: Submission,
  now: Date,
  { locationId, slot }: WantedBooking,
): HookedSubmission => {
  const { placesPerSlot, visitsPerPerson } = site.config.appointments;
  let fault: BookingFault = 'taken';
  return {
    submission,
    related: {
      name: `${locationId} ${slot.startMs}`,
      problem: () => problemOf(fault),
      write: async (tx, leadUuid, { vehicle, phone, email }) => {
        const places = listVisitLocations(site, vehicle?.locationId ?? null);
        if (vehicle !== null && !canVisit(vehicle)) return 'refused';
        if (places.every(({ id }) => id !== locationId)) return 'refused';
        if ((await countVisits(tx, site.slug, { phone, email }, now)) >= visitsPerPerson) {
          fault = 'tooMany';
          return 'refused';
        }
        const wanted = { siteSlug: site.slug, locationId, vehicleId: vehicle?.vehicleId ?? null, slot };
        return (await takeSlot(tx, leadUuid, { ...wanted, placesPerSlot, bookedAt: now })) ? 'written' : 'refused';
      },
    },
  };
};

/** @spec B1.06, L2.53, D.22 */
export const bookVisit: FormHook<BookingSite> = async (site, submission, now) => {
  if (site.config.appointments.booking === 'none')
    throw new DomainError('notFound', 'This site doesn’t take online bookings.');
  const choice = chooseBooking(submission.entry, site, now);
  if (choice.kind === 'slot') return book(site, submission, now, choice);
  const problems = choice.kind === 'refused' ? [problemOf(choice.fault)] : [];
  return { submission: { ...submission, problems } };
};
