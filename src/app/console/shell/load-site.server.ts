import { redirect } from 'react-router';
import { describeOverdue, writeInitials } from '#src/inbox/view/build-inbox-view.ts';
import type { inboxIcons } from '#src/inbox/web/inbox-icons.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { hasAllLeads, type Membership } from '#src/staff/rules/membership.ts';
import { hasPermission, type Permission } from '#src/staff/rules/roles.ts';
import type { StaffSession } from '#src/staff/server/session-store.ts';
import { describeRole } from '#src/staff/view/role-words.ts';
import { type DeskArgs, type Person, requirePerson } from '../authorise.server.ts';
import { countOverdue } from '../count-leads.server.ts';
import { deskPaths } from '../desk-paths.ts';
import { refuseAsUnknown } from '../refusals.server.ts';

export interface FrameLink {
  readonly label: string;
  readonly href: string;
  readonly icon: keyof typeof inboxIcons;
  /** When the link is in the More menu instead of the rail; undefined for never. */
  readonly more?: 'onPhones' | 'always';
  readonly count?: { readonly text: string; readonly label: string } | null;
}

export interface FrameView {
  readonly site: { readonly slug: string; readonly name: string; readonly initials: string };
  readonly others: readonly { readonly name: string; readonly href: string }[];
  readonly links: readonly FrameLink[];
  readonly accountHref: string;
  readonly person: { readonly name: string; readonly role: string };
}

const links: readonly (Omit<FrameLink, 'href'> & {
  readonly needs: Permission;
  readonly needsAllLeads?: true;
  readonly hrefOf: (site: string) => string;
})[] = [
  { label: 'Inbox', icon: 'inbox', needs: 'leads.read', hrefOf: deskPaths.inbox },
  { label: 'Appointments', icon: 'calendar', needs: 'appointments.read', hrefOf: deskPaths.appointments },
  { label: 'Reservations', icon: 'tag', needs: 'reservations.read', hrefOf: deskPaths.reservations },
  { label: 'Purchases', icon: 'cart', needs: 'reservations.read', hrefOf: deskPaths.purchases },
  { label: 'Finance', icon: 'form', more: 'onPhones', needs: 'finance.read', hrefOf: deskPaths.applications },
  { label: 'Payment requests', icon: 'card', more: 'onPhones', needs: 'payments.read', hrefOf: deskPaths.payments },
  { label: 'Trade-ins', icon: 'swap', more: 'onPhones', needs: 'tradeIns.read', hrefOf: deskPaths.tradeIns },
  { label: 'Wheel prizes', icon: 'gift', more: 'onPhones', needs: 'prizes.read', hrefOf: deskPaths.prizes },
  { label: 'Reports', icon: 'chart', more: 'onPhones', needs: 'reports.read', hrefOf: deskPaths.reports },
  {
    label: 'Routing',
    icon: 'route',
    more: 'always',
    needs: 'leads.assign',
    needsAllLeads: true,
    hrefOf: deskPaths.routing,
  },
  {
    label: 'Privacy',
    icon: 'shield',
    more: 'always',
    needs: 'privacy.work',
    needsAllLeads: true,
    hrefOf: deskPaths.privacy,
  },
  { label: 'Staff', icon: 'people', more: 'always', needs: 'staff.read', hrefOf: deskPaths.staff },
  { label: 'Audit log', icon: 'log', more: 'always', needs: 'audit.read', hrefOf: deskPaths.audit },
];

const buildFrame = async (
  { desk, session }: Person,
  { url }: DeskArgs,
  membership: Membership,
  site: ResolvedSite,
): Promise<FrameView> => {
  const reader = { ...membership, personUuid: session.personUuid };
  const isInbox = `${url.pathname}/`.startsWith(`${deskPaths.inbox(site.slug)}/`);
  const overdue = hasPermission(membership.role, 'leads.read') ? await countOverdue({ desk, reader }, isInbox) : 0;
  return {
    site: { slug: site.slug, name: site.name, initials: writeInitials(site.name) },
    others: session.memberships.flatMap(({ siteSlug, role }) => {
      const other = siteSlug === site.slug ? undefined : desk.services.siteBySlug(siteSlug);
      const href = hasPermission(role, 'leads.read') ? deskPaths.inbox(siteSlug) : deskPaths.accountFrom(siteSlug);
      return other === undefined ? [] : [{ name: other.name, href }];
    }),
    links: links
      .filter(({ needs }) => hasPermission(membership.role, needs))
      .filter(({ needsAllLeads }) => needsAllLeads === undefined || hasAllLeads(membership))
      .map(({ needs, needsAllLeads, hrefOf, ...link }) => ({
        ...link,
        href: hrefOf(site.slug),
        count: needs === 'leads.read' ? describeOverdue(overdue) : null,
      })),
    accountHref: deskPaths.accountFrom(site.slug),
    person: { name: session.name, role: describeRole(membership.role) },
  };
};

const findSite = ({ desk, session }: Person, siteSlug: string | undefined) => {
  const membership = session.memberships.find((one) => one.siteSlug === siteSlug);
  const site = membership && desk.services.siteBySlug(membership.siteSlug);
  return site === undefined || membership === undefined ? undefined : { membership, site };
};

export const loadFrame = async (args: DeskArgs): Promise<FrameView> => {
  const person = requirePerson(args);
  const found = findSite(person, args.params.site);
  if (found === undefined) throw refuseAsUnknown();
  return buildFrame(person, args, found.membership, found.site);
};

const findHome = ({ memberships }: StaffSession): Membership | undefined =>
  memberships.find(({ role }) => hasPermission(role, 'leads.read'));

/**
 * The account page belongs to no site. Its frame is that of the site the person came from, or of one of their sites.
 */
export const loadAccountFrame = async (args: DeskArgs): Promise<FrameView | null> => {
  const person = requirePerson(args);
  const { session } = person;
  const first = findHome(session) ?? session.memberships[0];
  const found = findSite(person, args.url.searchParams.get('site') ?? undefined) ?? findSite(person, first?.siteSlug);
  return found === undefined ? null : buildFrame(person, args, found.membership, found.site);
};

export const goHome = (args: DeskArgs): never => {
  const { session } = requirePerson(args);
  const first = findHome(session);
  throw redirect(first === undefined ? deskPaths.account : deskPaths.inbox(first.siteSlug));
};
