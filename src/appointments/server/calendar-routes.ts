import type { FastifyPluginAsync } from 'fastify';
import type { FindSentLead } from '#src/leads/server/find-sent-lead.ts';
import { readSentForm } from '#src/leads/server/sent-form-cookie.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import { buildCalendarEntry, type CalendarFacts } from '../view/build-calendar-entry.ts';
import { getOccasionWords } from '../view/occasion-words.ts';
import type { AppointmentStore } from './appointment-store.ts';
import { buildCalendarFile } from './build-calendar-file.ts';
import type { AppointmentSite } from './create-availability.ts';

export interface CalendarRoutesOptions {
  readonly siteOf: (host: string | undefined) => (AppointmentSite & CalendarFacts['site']) | undefined;
  readonly findSentLead: FindSentLead;
  readonly store: Pick<AppointmentStore, 'findOfLead'>;
  readonly organiserEmail: string;
}

/** Serves a visit's calendar file, but only to the browser whose last form booked the visit. @spec L4.06, D.22 */
export const calendarRoutes =
  ({ siteOf, findSentLead, store, organiserEmail }: CalendarRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    app.get(pagePaths.successCalendar, { schema: { hide: true } }, async (request, reply) => {
      const site = requireSite(siteOf, request);
      const missing = new DomainError('notFound', 'We can’t find that booking.');
      const leadUuid = readSentForm(request.headers.cookie)?.leadUuid;
      if (leadUuid === undefined) throw missing;
      const [lead, appointment] = await Promise.all([
        findSentLead(site.slug, leadUuid),
        store.findOfLead(site.slug, leadUuid),
      ]);
      const location = site.locations.find(({ id }) => id === appointment?.locationId);
      if (lead === undefined || appointment === undefined || location === undefined) throw missing;
      if (appointment.cancelledAtMs !== null) throw missing;
      const words = getOccasionWords(site.config.appointments);
      const { vehicle } = lead;
      const facts = { appointment, location, site, organiserEmail, words, vehicle, shopper: null };
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'attachment; filename="appointment.ics"')
        .type('text/calendar; charset=utf-8')
        .send(buildCalendarFile(buildCalendarEntry(facts)));
    });
  };
