import { buildCalendarFeed } from '#src/appointments/server/build-calendar-file.ts';
import { buildCalendarEntry } from '#src/appointments/view/build-calendar-entry.ts';
import { getOccasionWords } from '#src/appointments/view/occasion-words.ts';
import { dayMs } from '#src/lib/durations.ts';
import { writeFullName } from '#src/lib/text/full-name.ts';
import { isStaffSecret } from '#src/staff/server/staff-secret.ts';
import type { DeskArgs } from '../authorise.server.ts';
import { deskContext } from '../desk-context.server.ts';
import { refuseAsUnknown } from '../refusals.server.ts';

const daysBefore = 7;
const daysAhead = 90;

/** Calendar programs can't sign in, so the URL contains a secret. */
export const loadCalendarFeed = async ({ params: { secret = '' }, context }: DeskArgs): Promise<Response> => {
  const { services, now } = context.get(deskContext);
  const feed = isStaffSecret(secret) ? await services.appointments.findFeed(secret) : undefined;
  const site = feed && services.siteBySlug(feed.siteSlug);
  const location = site?.locations.find(({ id }) => id === feed?.locationId);
  if (feed === undefined || site === undefined || location === undefined) throw refuseAsUnknown();
  const everything = { siteSlug: site.slug, locationIds: null, categories: null };
  const time = { startMs: now.getTime() - daysBefore * dayMs, endMs: now.getTime() + daysAhead * dayMs };
  const listed = await services.appointments.list(everything, location.id, time);
  const words = getOccasionWords(site.config.appointments);
  const entries = listed.map((appointment) =>
    buildCalendarEntry({
      appointment,
      location,
      site,
      organiserEmail: '',
      words,
      vehicle: appointment.vehicle,
      shopper: { name: writeFullName(appointment), phone: appointment.phone },
    }),
  );
  return new Response(buildCalendarFeed(`${site.name}, ${location.name}`, entries), {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  });
};
