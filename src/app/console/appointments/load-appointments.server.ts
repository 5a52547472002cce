import { data, redirect } from 'react-router';
import { listAppointmentLocations } from '#src/appointments/rules/list-visit-locations.ts';
import type { MoveOutcome } from '#src/appointments/server/staff/staff-appointment-service.ts';
import { getOccasionWords } from '#src/appointments/view/occasion-words.ts';
import {
  buildAppointmentPageView,
  buildCalendarView,
  findCalendarTime,
  listCalendarDays,
} from '#src/appointments/view/staff/build-appointment-desk-view.ts';
import { findLocalMoment, isDay, localDay } from '#src/lib/dates/local-day.ts';
import { dayMs } from '#src/lib/durations.ts';
import { isUuid } from '#src/lib/is-uuid.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import { hasPermission } from '#src/staff/rules/roles.ts';
import { type DeskArgs, type Member, requireMember } from '../authorise.server.ts';
import { deskPaths } from '../desk-paths.ts';
import { readForm, readRecordUuid, refuseAsUnknown, refuseForm, unreadableForm } from '../refusals.server.ts';
import { requireProof } from '../step-up/step-up.server.ts';

const clockPattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const maxReasonLength = 80;
const maxAheadMs = 366 * dayMs;

const listLocations = ({ site, membership }: Member): readonly SiteLocation[] =>
  listAppointmentLocations(site).filter(
    ({ id }) => membership.locationIds === null || membership.locationIds.includes(id),
  );

const readAsked = (member: Member, { searchParams }: URL) => {
  const locations = listLocations(member);
  const location = locations.find(({ id }) => String(id) === searchParams.get('location')) ?? locations[0];
  const timeZone = location?.timeZone ?? member.site.timeZone;
  const day = searchParams.get('day') ?? '';
  return {
    locations,
    location,
    timeZone,
    span: searchParams.get('span') === 'day' ? ('day' as const) : ('week' as const),
    day: day.startsWith('20') && isDay(day) ? day : localDay(member.desk.now, timeZone),
  };
};

export const loadAppointments = async (args: DeskArgs) => {
  const member = requireMember(args, 'appointments.read');
  const { desk, site, membership } = member;
  const { locations, location, timeZone, span, day } = readAsked(member, args.url);
  if (location === undefined) return { view: null, siteName: site.name };
  const time = findCalendarTime(listCalendarDays(day, span), timeZone);
  const { appointments } = desk.services;
  const [listed, blocks] = await Promise.all([
    appointments.list(membership, location.id, time),
    appointments.listBlocks(site.slug, location.id, time),
  ]);
  const view = buildCalendarView(listed, blocks, {
    span,
    day,
    now: desk.now,
    locationId: location.id,
    locations,
    siteTimeZone: site.timeZone,
    canWork: hasPermission(membership.role, 'appointments.work'),
    canShare: hasPermission(membership.role, 'appointments.share'),
    hrefOf: (uuid) => deskPaths.appointment(site.slug, uuid),
    pageHref: (asked) =>
      `${deskPaths.appointments(site.slug)}?${new URLSearchParams({
        location: String(asked.locationId),
        span: asked.span,
        day: asked.day,
      })}`,
  });
  return { view, siteName: site.name };
};

const readMoment = (form: FormData, field: string, timeZone: string): number | null => {
  const [day, clock] = [String(form.get('day') ?? ''), String(form.get(field) ?? '').slice(0, 5)];
  return isDay(day) && clockPattern.test(clock) ? findLocalMoment(day, clock, timeZone) : null;
};

export const changeCalendar = async (args: DeskArgs) => {
  const member = requireMember(args, 'appointments.read');
  const { desk, site, membership } = member;
  const { location, timeZone } = readAsked(member, args.url);
  const form = await readForm(args.request);
  const intent = String(form.get('intent') ?? '');
  if (intent !== 'block' && intent !== 'unblock' && intent !== 'renewFeed') return refuseForm(unreadableForm, form);
  const permission = intent === 'renewFeed' ? 'appointments.share' : 'appointments.work';
  if (location === undefined || !hasPermission(membership.role, permission)) throw refuseAsUnknown();
  await requireProof(member, permission, form);
  const { appointments } = desk.services;
  if (intent === 'renewFeed') {
    const secret = await appointments.renewFeed(site.slug, location.id, desk.actor, desk.now);
    return data({
      problem: null,
      feedUrl: desk.origin.origin + deskPaths.calendarFeed(secret),
      typed: {},
      wrongFields: [],
    });
  }
  if (intent === 'block') {
    const [startMs, endMs] = [readMoment(form, 'from', timeZone), readMoment(form, 'to', timeZone)];
    const reason = String(form.get('reason') ?? '').trim();
    if (startMs === null || endMs === null)
      return refuseForm('Please enter a day, a start time and an end time.', form, { fields: ['day', 'from', 'to'] });
    if (startMs >= endMs) return refuseForm('The end must be after the start.', form, { fields: ['to'] });
    if (endMs <= desk.now.getTime())
      return refuseForm('That time has already passed.', form, { fields: ['day', 'from', 'to'] });
    if (reason.length > maxReasonLength)
      return refuseForm(`A reason can have up to ${maxReasonLength} characters.`, form, { fields: ['reason'] });
    await appointments.block(site.slug, { locationId: location.id, startMs, endMs, reason }, desk.actor, desk.now);
  } else {
    const block = String(form.get('block') ?? '');
    if (!isUuid(block) || !(await appointments.unblock(membership, block, desk.actor, desk.now))) {
      return refuseForm('That time is no longer blocked.', form, { status: 409 });
    }
  }
  return redirect(args.url.pathname + args.url.search, 303);
};

const findAppointment = async (args: DeskArgs, member: Member) => {
  const appointmentUuid = readRecordUuid(args.params.appointment);
  const { desk, site, membership } = member;
  const found = await desk.services.appointments.find(membership, appointmentUuid);
  const location = site.locations.find(({ id }) => id === found?.locationId);
  if (found === undefined || location === undefined) throw refuseAsUnknown();
  return { found, location };
};

export const loadAppointment = async (args: DeskArgs) => {
  const member = requireMember(args, 'appointments.read');
  const { desk, site, membership } = member;
  const { found, location } = await findAppointment(args, member);
  const view = buildAppointmentPageView(found, {
    locationName: location.name,
    timeZone: location.timeZone,
    noun: getOccasionWords(site.config.appointments).noun,
    now: desk.now,
    canWork: hasPermission(membership.role, 'appointments.work'),
    leadHref: hasPermission(membership.role, 'leads.read') ? deskPaths.lead(site.slug, found.leadUuid) : null,
  });
  const day = localDay(found.startMs, location.timeZone);
  const asked = new URLSearchParams({ location: String(location.id), span: 'week', day });
  return { view, listHref: `${deskPaths.appointments(site.slug)}?${asked}` };
};

const timeFields = ['day', 'from'];

const refusals: Readonly<Record<Exclude<MoveOutcome, 'done' | 'unknown'>, string>> = {
  over: 'Nothing changed: this appointment has been cancelled or has already started.',
  taken: 'That time is taken, or the vehicle is out. Please choose another time.',
  blocked: 'That time is blocked. Please choose another time, or unblock it first.',
};

export const changeAppointment = async (args: DeskArgs) => {
  const member = requireMember(args, 'appointments.read');
  const { desk, site, membership } = member;
  const { found, location } = await findAppointment(args, member);
  const form = await readForm(args.request);
  const intent = String(form.get('intent') ?? '');
  if (intent !== 'move' && intent !== 'cancel') return refuseForm(unreadableForm, form);
  if (!hasPermission(membership.role, 'appointments.work')) throw refuseAsUnknown();
  const { appointments } = desk.services;
  const { appointmentUuid } = found;
  let outcome: MoveOutcome;
  if (intent === 'cancel') {
    outcome = await appointments.cancel(membership, appointmentUuid, desk.actor, desk.now);
  } else {
    const startMs = readMoment(form, 'from', location.timeZone);
    if (startMs === null) return refuseForm('Please enter a day and a time.', form, { fields: timeFields });
    const aheadMs = startMs - desk.now.getTime();
    if (aheadMs <= 0 || aheadMs > maxAheadMs)
      return refuseForm('Please choose a time within the next year.', form, { fields: timeFields });
    const { placesPerSlot } = site.config.appointments;
    outcome = await appointments.move(membership, appointmentUuid, { startMs, placesPerSlot }, desk.actor, desk.now);
  }
  if (outcome === 'unknown') throw refuseAsUnknown();
  if (outcome === 'done') return redirect(deskPaths.appointment(site.slug, appointmentUuid), 303);
  return refuseForm(refusals[outcome], form, { status: 409, fields: outcome === 'over' ? [] : timeFields });
};
