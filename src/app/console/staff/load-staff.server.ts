import { data, redirect } from 'react-router';
import { leadCategories } from '#src/leads/rules/lead-categories.ts';
import { addDays, isDay, localDay } from '#src/lib/dates/local-day.ts';
import { isUuid } from '#src/lib/is-uuid.ts';
import { limitAuditDays } from '#src/staff/rules/audit-days.ts';
import type { StaffScope } from '#src/staff/rules/membership.ts';
import { readEmail } from '#src/staff/rules/read-email.ts';
import { hasPermission, isRole } from '#src/staff/rules/roles.ts';
import { exportAudit } from '#src/staff/server/audit-export.ts';
import type { AuditDays } from '#src/staff/server/audit-store.ts';
import type { MembershipChange } from '#src/staff/server/membership-store.ts';
import { buildAuditLines } from '#src/staff/view/build-audit-view.ts';
import { buildStaffView } from '#src/staff/view/build-staff-view.ts';
import { type DeskArgs, type Member, requireMember } from '../authorise.server.ts';
import { deskPaths } from '../desk-paths.ts';
import { readForm, refuseAsUnknown } from '../refusals.server.ts';
import { requireProof, requireProofBefore } from '../step-up/step-up.server.ts';

export const loadStaff = async (args: DeskArgs) => {
  const { desk, site, membership, session } = requireMember(args, 'staff.read');
  const { memberships, invitations } = desk.services;
  const canManage = hasPermission(membership.role, 'staff.manage');
  const [members, invited] = await Promise.all([
    memberships.list(site.slug),
    canManage ? invitations.list(site.slug, desk.now) : [],
  ]);
  const view = buildStaffView(
    { members, invitations: invited },
    { site, categories: leadCategories, personUuid: session.personUuid, canManage },
  );
  return { view, siteName: site.name };
};

/**
 * If no location of the site is ticked, `locationIds` is null and the person sees all locations. Categories work the
 * same way.
 */
const readScope = (form: FormData, { site }: Member): StaffScope => {
  const locationIds = form.getAll('location').map(Number);
  const known = site.locations.filter(({ id }) => locationIds.includes(id)).map(({ id }) => id);
  const categories = leadCategories.filter((category) => form.getAll('category').includes(category));
  return {
    locationIds: known.length === 0 ? null : known,
    categories: categories.length === 0 ? null : categories,
  };
};

const refusals: Readonly<Record<Exclude<MembershipChange, 'changed'>, string>> = {
  unknown: 'That person no longer works here.',
  lastOwner: 'Every site needs an owner. Make someone else an owner first.',
};

type Refusal = { readonly problem: string };

const invite = async (member: Member, form: FormData): Promise<Refusal | null> => {
  const { desk, site, session } = member;
  const email = readEmail(String(form.get('email') ?? ''));
  const role = String(form.get('role') ?? '');
  if (email === null) return { problem: 'Please enter an email address.' };
  if (!isRole(role)) return { problem: 'Please choose a role.' };
  const invited = { siteSlug: site.slug, role, email, ...readScope(form, member) };
  const by = { ...desk.actor, name: session.name };
  await desk.services.staff.invite(site, invited, by, desk.origin.origin, desk.now);
  return null;
};

const change = async (member: Member, form: FormData): Promise<Refusal | null> => {
  const { desk, site } = member;
  const { memberships, invitations } = desk.services;
  const intent = String(form.get('intent') ?? '');
  if (intent === 'invite') return invite(member, form);
  const id = String(form.get('id') ?? '');
  if (!isUuid(id)) throw refuseAsUnknown();
  if (intent === 'revoke') {
    const isRevoked = await invitations.revoke(site.slug, id, desk.actor, desk.now);
    return isRevoked ? null : { problem: 'That invitation has already been used or withdrawn.' };
  }
  const role = String(form.get('role') ?? '');
  if (intent === 'change' && !isRole(role)) return { problem: 'Please choose a role.' };
  const changed =
    intent === 'change' && isRole(role)
      ? await memberships.change(site.slug, id, { role, ...readScope(form, member) }, desk.actor, desk.now)
      : intent === 'end'
        ? await memberships.end(site.slug, id, desk.actor, desk.now)
        : 'unknown';
  return changed === 'changed' ? null : { problem: refusals[changed] };
};

export const changeStaff = async (args: DeskArgs) => {
  const member = requireMember(args, 'staff.manage');
  const form = await readForm(args.request);
  await requireProof(member, 'staff.manage', form);
  const refused = await change(member, form);
  return refused === null ? redirect(deskPaths.staff(member.site.slug), 303) : data(refused, { status: 422 });
};

const pageSize = 100;
const positionPattern = /^(\d{1,15})-([\da-f-]{36})$/;

const exportedDays = 30;

const readAuditDays = ({ url: { searchParams } }: DeskArgs, { desk, site }: Member): AuditDays => {
  const read = (name: string, otherwise: string): string => {
    const day = searchParams.get(name) ?? '';
    return isDay(day) ? day : otherwise;
  };
  const lastDay = read('to', localDay(desk.now, site.timeZone));
  const firstDay = read('from', addDays(lastDay, 1 - exportedDays));
  return limitAuditDays({ firstDay, lastDay });
};

export const loadAuditCsv = async (args: DeskArgs): Promise<Response> => {
  const member = requireMember(args, 'audit.export');
  const { desk, site } = member;
  const days = readAuditDays(args, member);
  const { firstDay, lastDay } = days;
  await requireProofBefore(member, 'audit.export', `${deskPaths.audit(site.slug)}?from=${firstDay}&to=${lastDay}`);
  await desk.services.audit.recordExport(site.slug, days, desk.actor, desk.now);
  return new Response(exportAudit(desk.services.audit, site, days), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="audit-${site.slug}-${firstDay}-${lastDay}.csv"`,
    },
  });
};

export const loadAudit = async (args: DeskArgs) => {
  const member = requireMember(args, 'audit.read');
  const { desk, site, membership } = member;
  const [, atMs, entryUuid] = positionPattern.exec(args.url.searchParams.get('after') ?? '') ?? [];
  const after = entryUuid === undefined || !isUuid(entryUuid) ? null : { atMs: Number(atMs), entryUuid };
  const [entries, people] = await Promise.all([
    desk.services.audit.list(site.slug, after, pageSize),
    desk.services.memberships.list(site.slug),
  ]);
  const { timeZone, locations } = site;
  const nameSite = (slug: string): string => desk.services.siteBySlug(slug)?.name ?? slug;
  const last = entries.at(-1);
  return {
    lines: buildAuditLines(entries, { timeZone, locations, people, nameSite }).map(({ leadUuid, ...line }) => ({
      ...line,
      href: leadUuid === null ? null : deskPaths.lead(site.slug, leadUuid),
    })),
    nextHref:
      entries.length < pageSize || last === undefined
        ? null
        : `${deskPaths.audit(site.slug)}?after=${last.atMs}-${last.entryUuid}`,
    siteName: site.name,
    csv: hasPermission(membership.role, 'audit.export')
      ? { href: deskPaths.auditCsv(site.slug), ...readAuditDays(args, member) }
      : null,
  };
};
