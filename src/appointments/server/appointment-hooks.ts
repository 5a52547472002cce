import { isCancellation, isForShopper } from '#src/leads/rules/delivery-kinds.ts';
import { leadFieldTable } from '#src/leads/rules/lead-fields.ts';
import type { LeadHooks } from '#src/leads/server/lead-hooks.ts';
import { buildCancellationDocument } from '#src/leads/view/build-lead-document.ts';
import { nameShopper } from '#src/leads/view/mail-view.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import type { MailFile } from '#src/platform/mail/mailer.ts';
import { noTime } from '../rules/appointment-fields.ts';
import { type AppointmentMail, buildAppointmentMail } from '../view/build-appointment-mail.ts';
import { buildCalendarEntry, type CalendarFacts } from '../view/build-calendar-entry.ts';
import { getOccasionWords } from '../view/occasion-words.ts';
import type { AppointmentStore } from './appointment-store.ts';
import { buildCalendarFile } from './build-calendar-file.ts';
import type { AppointmentSite } from './create-availability.ts';
import { makeVisitLink } from './visit-link.ts';

/** As much of a lead as its appointment's mails say. */
export interface BookedLead extends Pick<CalendarFacts, 'vehicle' | 'shopper'> {
  readonly leadUuid: string;
  /** Whether the mail is to say that it is cancelled. */
  readonly isCancelled: boolean;
}

/** What an appointment adds to a mail of its lead, calendar file included. */
export interface AppointmentAddition extends AppointmentMail {
  readonly files: readonly MailFile[];
}

/** What was booked with a lead, or is cancelled, for its mails; null for a lead without such a time. @spec D.22 */
export type FindAppointmentAddition = (
  site: AppointmentSite & CalendarFacts['site'],
  lead: BookedLead,
) => Promise<AppointmentAddition | null>;

export interface AppointmentMailOptions {
  readonly store: Pick<AppointmentStore, 'findOfLead' | 'addLink'>;
  /** The address that the sites' mail comes from. */
  readonly organiserEmail: string;
}

const buildFile = (facts: CalendarFacts, isCancelled: boolean): MailFile => ({
  name: isCancelled ? 'cancelled.ics' : 'appointment.ics',
  contentType: `text/calendar; charset=utf-8${isCancelled ? '; method=CANCEL' : ''}`,
  content: buildCalendarFile(buildCalendarEntry(facts)),
});

export const createAppointmentMails = ({ store, organiserEmail }: AppointmentMailOptions): FindAppointmentAddition => {
  /** Of this one mail: the database keeps no secret that a later mail could repeat. */
  const makeHref = async (site: AppointmentSite & CalendarFacts['site'], appointmentUuid: string): Promise<string> => {
    const { link, ...kept } = makeVisitLink(appointmentUuid);
    await store.addLink(site.slug, kept);
    return site.url + pagePaths.visitOf(link);
  };
  return async (site, { leadUuid, vehicle, shopper, isCancelled }) => {
    const appointment = await store.findOfLead(site.slug, leadUuid);
    const location = site.locations.find(({ id }) => id === appointment?.locationId);
    if (appointment === undefined || location === undefined) return null;
    if ((appointment.cancelledAtMs !== null) !== isCancelled) return null;
    const words = getOccasionWords(site.config.appointments);
    const facts: CalendarFacts = { appointment, location, site, organiserEmail, words, vehicle, shopper };
    const canCancel = shopper === null && !isCancelled;
    const cancelHref = canCancel ? await makeHref(site, appointment.appointmentUuid) : null;
    return { ...buildAppointmentMail({ ...facts, cancelHref }), files: [buildFile(facts, isCancelled)] };
  };
};

/** Adds the booked time to the mails of its lead, and tells webhooks when it is cancelled. */
export const createAppointmentHooks = (
  options: AppointmentMailOptions,
): LeadHooks<AppointmentSite & CalendarFacts['site'] & { readonly name: string }> => {
  const findAddition = createAppointmentMails(options);
  return {
    // Most leads chose no time; they are spared a query.
    isFor: ({ custom }) => (custom[leadFieldTable.appointment.name] ?? noTime) !== noTime,
    findAddition: (site, { kind, lead }) =>
      findAddition(site, {
        ...lead,
        shopper: isForShopper(kind) ? null : { name: nameShopper(lead), phone: lead.phone },
        isCancelled: isCancellation(kind),
      }),
    findDocument: async (site, { lead }) => {
      const visit = await options.store.findOfLead(site.slug, lead.leadUuid);
      const cancelledAtMs = visit?.cancelledAtMs ?? null;
      return visit === undefined || cancelledAtMs === null
        ? null
        : buildCancellationDocument(lead, { ...visit, cancelledAtMs }, site);
    },
  };
};
