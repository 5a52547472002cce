import { data, redirect } from 'react-router';
import { chooseSafePath } from '#src/account/rules/choose-safe-path.ts';
import type { DirectorySite } from '#src/staff/rules/directory/directory-site.ts';
import { directoryAttemptMs } from '#src/staff/rules/staff-limits.ts';
import { clearStaffCookie, writeStaffCookie } from '#src/staff/server/staff-secret.ts';
import { describeDirectoryRefusal } from '#src/staff/view/describe-directory-refusal.ts';
import type { DeskArgs } from '../authorise.server.ts';
import { type DeskRequest, deskContext } from '../desk-context.server.ts';
import { deskPaths } from '../desk-paths.ts';
import { refuseAsUnknown } from '../refusals.server.ts';
import { openSession, tellPerson } from '../sign-in/open-session.server.ts';

const findSite = ({ context, params }: DeskArgs): { desk: DeskRequest; site: DirectorySite } => {
  const desk = context.get(deskContext);
  const site = desk.services.directories.findSite(params.site);
  if (site === undefined) throw refuseAsUnknown();
  return { desk, site };
};

const showProblem = ({ session }: DeskRequest, site: DirectorySite, problem: string, status: number) =>
  data(
    { kind: 'problem' as const, problem, againHref: session === null ? deskPaths.directory(site.slug) : null },
    { status },
  );

const showUnreachable = (desk: DeskRequest, site: DirectorySite) => {
  const { name } = site.directory;
  const problem = `We can’t reach ${name} at the moment. Please try again in a minute, or sign in another way.`;
  return showProblem(desk, site, problem, 503);
};

/**
 * True if another site started the request, so that the person may not want to sign in. Old browsers don't send
 * `Sec-Fetch-Site`.
 */
const isFromElsewhere = (request: Request): boolean =>
  ['cross-site', 'same-site'].includes(request.headers.get('sec-fetch-site') ?? '');

export const startDirectory = async (args: DeskArgs) => {
  const { desk, site } = findSite(args);
  const { services, session, origin, now } = desk;
  if (isFromElsewhere(args.request)) throw redirect(deskPaths.signIn);
  const { searchParams } = args.url;
  const begun = await services.directories.begin(
    site,
    {
      session: searchParams.has('confirm') ? session : null,
      target: chooseSafePath(searchParams.get('to')),
      callback: origin.origin + deskPaths.directoryCallback(site.slug),
    },
    now,
  );
  if (begun === null) return showUnreachable(desk, site);
  desk.addCookie(writeStaffCookie('directory', begun.secret, directoryAttemptMs));
  throw redirect(begun.url);
};

export const finishDirectory = async (args: DeskArgs) => {
  const { desk, site } = findSite(args);
  const { services, session, sessionHash, directorySecret, actor, origin, now } = desk;
  const url = new URL(origin.origin + deskPaths.directoryCallback(site.slug) + args.url.search);
  const returned = { url, secret: directorySecret, session, earlierHash: sessionHash, actor };
  const outcome = await services.directories.finish(site, returned, now);
  desk.addCookie(clearStaffCookie('directory'));
  switch (outcome.kind) {
    case 'unreachable':
      return showUnreachable(desk, site);
    case 'refused':
      return showProblem(desk, site, describeDirectoryRefusal(outcome.reason, site), 403);
    case 'proved':
      desk.addCookie(writeStaffCookie('session', outcome.secret));
      return { kind: 'proved' as const, target: outcome.target };
    case 'signedIn': {
      const headers = await openSession(desk, outcome.secret);
      if (outcome.isNewWay) await tellPerson(desk, outcome.secret, 'directoryLinked');
      throw redirect(outcome.target, { headers });
    }
  }
};
