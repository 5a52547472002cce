import { isCancellation, isForShopper } from '#src/leads/rules/delivery-kinds.ts';
import { leadFieldTable } from '#src/leads/rules/lead-fields.ts';
import type { MailAddition } from '#src/leads/server/deliver-lead.ts';
import type { LeadHooks } from '#src/leads/server/lead-hooks.ts';
import { buildCancellationDocument } from '#src/leads/view/build-lead-document.ts';
import { nameShopper } from '#src/leads/view/mail-view.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import type { MailFile } from '#src/platform/mail/mailer.ts';
import { noTime } from '../rules/appointment-fields.ts';
import { buildAppointmentMail } from '../view/build-appointment-mail.ts';
import { buildCalendarEntry, type CalendarFacts } from '../view/build-calendar-entry.ts';
import { getOccasionWords } from '../view/occasion-words.ts';
import type { AppointmentStore } from './appointment-store.ts';
import { buildCalendarFile } from './build-calendar-file.ts';
import type { AppointmentSite } from './create-availability.ts';
import { makeVisitLink } from './visit-link.ts';

type VisitSite = AppointmentSite & CalendarFacts['site'];

interface BookedLead extends Pick<CalendarFacts, 'vehicle' | 'shopper'> {
  readonly leadUuid: string;
  readonly isCancelled: boolean;
}

interface AppointmentHookOptions {
  readonly store: Pick<AppointmentStore, 'findOfLead' | 'addLink'>;
  readonly organiserEmail: string;
}

const buildFile = (facts: CalendarFacts, isCancelled: boolean): MailFile => ({
  name: isCancelled ? 'cancelled.ics' : 'appointment.ics',
  contentType: `text/calendar; charset=utf-8${isCancelled ? '; method=CANCEL' : ''}`,
  content: buildCalendarFile(buildCalendarEntry(facts)),
});

/** @spec D.22 */
export const createAppointmentMails = ({ store, organiserEmail }: AppointmentHookOptions) => {
  // Only a link's hash is stored, so each email needs a new link.
  const makeHref = async (site: VisitSite, appointmentUuid: string): Promise<string> => {
    const { link, ...hashed } = makeVisitLink(appointmentUuid);
    await store.addLink(site.slug, hashed);
    return site.url + pagePaths.visitOf(link);
  };
  return async (
    site: VisitSite,
    { leadUuid, vehicle, shopper, isCancelled }: BookedLead,
  ): Promise<MailAddition | null> => {
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

export const createAppointmentHooks = (options: AppointmentHookOptions): LeadHooks<VisitSite> => {
  const findAddition = createAppointmentMails(options);
  return {
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
