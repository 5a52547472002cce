import type { MailFile } from '#src/platform/mail/mailer.ts';
import { type AppointmentMail, buildAppointmentMail } from '../view/build-appointment-mail.ts';
import { buildCalendarEntry, type CalendarFacts } from '../view/build-calendar-entry.ts';
import { getOccasionWords } from '../view/occasion-words.ts';
import type { AppointmentStore } from './appointment-store.ts';
import { buildCalendarFile } from './build-calendar-file.ts';
import type { AppointmentSite } from './create-availability.ts';

/** As much of a lead as its appointment's mails say. */
export interface BookedLead extends Pick<CalendarFacts, 'vehicle' | 'shopper'> {
  readonly leadUuid: string;
}

/** What an appointment adds to a mail of its lead, calendar file included. */
export interface AppointmentAddition extends AppointmentMail {
  readonly files: readonly MailFile[];
}

/** What was booked with a lead, for its mails; null for a lead without a time. @spec D.22 */
export type FindAppointmentAddition = (
  site: AppointmentSite & CalendarFacts['site'],
  lead: BookedLead,
) => Promise<AppointmentAddition | null>;

/** Makes what adds appointments to the mails of leads. */
export const createAppointmentMails =
  (store: Pick<AppointmentStore, 'findOfLead'>): FindAppointmentAddition =>
  async (site, { leadUuid, vehicle, shopper }) => {
    const appointment = await store.findOfLead(site.slug, leadUuid);
    const location = site.locations.find(({ id }) => id === appointment?.locationId);
    if (appointment === undefined || location === undefined) return null;
    const words = getOccasionWords(site.config.appointments);
    const facts: CalendarFacts = { appointment, location, site, words, vehicle, shopper };
    const content = buildCalendarFile(buildCalendarEntry(facts));
    return {
      ...buildAppointmentMail(facts),
      files: [{ name: 'appointment.ics', contentType: 'text/calendar; charset=utf-8', content }],
    };
  };
