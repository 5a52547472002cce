import { data, redirect } from 'react-router';
import { isReservationGroup } from '#src/checkout/rules/reservation-groups.ts';
import { isReservationChange, reservationChanges } from '#src/checkout/rules/staff-changes.ts';
import {
  buildReservationListView,
  buildReservationPageView,
  describeUnchanged,
} from '#src/checkout/view/staff/build-reservation-desk-view.ts';
import { isUuid } from '#src/lib/is-uuid.ts';
import { hasPermission } from '#src/staff/rules/roles.ts';
import { type DeskArgs, refuseAsUnknown, requireMember } from '../authorise.server.ts';
import { deskPaths } from '../desk-paths.ts';
import { addressOf, readPosition, recordsPerPage, splitPages } from '../records/positions.ts';
import { requireProof } from '../step-up/step-up.server.ts';

export const loadReservations = async (args: DeskArgs) => {
  const { desk, site, membership } = requireMember(args, 'reservations.read');
  const asked = args.url.searchParams.get('state');
  const group = isReservationGroup(asked) ? asked : 'held';
  const path = deskPaths.reservations(site.slug);
  const after = readPosition(args.url);
  const position = after && { openedAtMs: after.atMs, reservationUuid: after.uuid };
  const listed = await desk.services.reservations.list(membership, group, position, recordsPerPage + 1);
  const { rows, ...hrefs } = splitPages(
    listed,
    ({ openedAtMs, reservationUuid }) => ({ atMs: openedAtMs, uuid: reservationUuid }),
    after,
    (next) => addressOf(path, { state: group, after: next }),
  );
  const view = buildReservationListView(rows, group, {
    ...hrefs,
    title: 'Reservations',
    timeZone: site.timeZone,
    hrefOf: (uuid) => deskPaths.reservation(site.slug, uuid),
    groupHref: (state) => addressOf(path, { state }),
  });
  return { view, siteName: site.name };
};

const readUuid = ({ params: { reservation = '' } }: DeskArgs): string => {
  if (!isUuid(reservation)) throw refuseAsUnknown();
  return reservation.toLowerCase();
};

export const loadReservation = async (args: DeskArgs) => {
  const { desk, site, membership } = requireMember(args, 'reservations.read');
  const reservationUuid = readUuid(args);
  const [found, changes] = await Promise.all([
    desk.services.reservations.find(membership, reservationUuid),
    desk.services.audit.listOfSubject(site.slug, reservationUuid),
  ]);
  if (found === undefined) throw refuseAsUnknown();
  const { leadUuid } = found.reservation;
  const makers = changes.map(({ after, personName }) => ({ version: after?.version, name: personName }));
  const view = buildReservationPageView(
    { ...found, makers },
    {
      timeZone: site.timeZone,
      now: desk.now,
      leadHref:
        leadUuid === null || !hasPermission(membership.role, 'leads.read') ? null : deskPaths.lead(site.slug, leadUuid),
      canUse: (change) => hasPermission(membership.role, reservationChanges[change].permission),
    },
  );
  return { view, listHref: deskPaths.reservations(site.slug) };
};

export const changeReservationByStaff = async (args: DeskArgs) => {
  const member = requireMember(args, 'reservations.read');
  const { desk, site, membership } = member;
  const reservationUuid = readUuid(args);
  const form = await args.request.formData();
  const intent = String(form.get('intent') ?? '');
  if (!isReservationChange(intent)) {
    return data({ problem: 'We couldn’t read this form. Please reload the page and try again.' }, { status: 422 });
  }
  const { permission } = reservationChanges[intent];
  const { reservations } = desk.services;
  const isVisible = (await reservations.find(membership, reservationUuid)) !== undefined;
  if (!isVisible || !hasPermission(membership.role, permission)) throw refuseAsUnknown();
  await requireProof(member, permission, form);
  const outcome = await reservations.change(membership, reservationUuid, intent, desk.actor, desk.now);
  if (outcome.kind === 'unknown') throw refuseAsUnknown();
  if (outcome.kind === 'done') return redirect(deskPaths.reservation(site.slug, reservationUuid), 303);
  return data({ problem: describeUnchanged(outcome.state) }, { status: 409 });
};
