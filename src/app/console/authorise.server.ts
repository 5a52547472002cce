import { type RouterContextProvider, redirect } from 'react-router';
import type { InboxReader } from '#src/inbox/server/plan-inbox-list.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { Membership } from '#src/staff/rules/membership.ts';
import { hasPermission, type Permission } from '#src/staff/rules/roles.ts';
import type { StaffSession } from '#src/staff/server/session-store.ts';
import { type DeskRequest, deskContext } from './desk-context.server.ts';
import { signInFor } from './desk-paths.ts';
import { refuseAsUnknown } from './refusals.server.ts';

export interface DeskArgs {
  readonly request: Request;
  /** The page's URL. The request's own URL ends in `.data` if a script fetches the page's data. */
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
  readonly params: Readonly<Record<string, string | undefined>>;
}

export interface Person {
  readonly desk: DeskRequest;
  readonly session: StaffSession;
}

export interface Member extends Person {
  readonly site: ResolvedSite;
  readonly membership: Membership;
  readonly reader: InboxReader;
}

/** Throws a redirect to the sign-in page if nobody is signed in. After signing in, the person returns to this page. */
export const requirePerson = ({ request, url, context }: DeskArgs): Person => {
  const desk = context.get(deskContext);
  if (desk.session !== null) return { desk, session: desk.session };
  const { pathname, search } = url;
  throw redirect(signInFor(request.method === 'GET' ? pathname + search : pathname));
};

/** Like `requirePerson`, but also checks a permission. Refuses with 404, so that nobody learns what exists. */
export const requireMember = (args: DeskArgs, permission: Permission): Member => {
  const person = requirePerson(args);
  const { desk, session } = person;
  const membership = session.memberships.find(({ siteSlug }) => siteSlug === args.params.site);
  const site = membership && desk.services.siteBySlug(membership.siteSlug);
  if (site === undefined || membership === undefined || !hasPermission(membership.role, permission)) {
    throw refuseAsUnknown();
  }
  return { ...person, site, membership, reader: { ...membership, personUuid: session.personUuid } };
};
