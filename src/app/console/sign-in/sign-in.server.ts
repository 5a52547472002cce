import { data, redirect } from 'react-router';
import { chooseSafePath } from '#src/account/rules/choose-safe-path.ts';
import type { DirectorySite } from '#src/staff/rules/directory/directory-site.ts';
import { readEmail } from '#src/staff/rules/read-email.ts';
import { readTypedCode } from '#src/staff/rules/read-typed-code.ts';
import { challengeMs, maxNameLength } from '#src/staff/rules/staff-limits.ts';
import type { OpenInvitation } from '#src/staff/server/invitation-store.ts';
import { isStaffSecret, writeStaffCookie } from '#src/staff/server/staff-secret.ts';
import { buildInvitationView } from '#src/staff/view/build-invitation-view.ts';
import type { DeskArgs } from '../authorise.server.ts';
import { type DeskRequest, deskContext } from '../desk-context.server.ts';
import { deskPaths, signInFor } from '../desk-paths.ts';
import { readForm, refuseAsUnknown } from '../refusals.server.ts';
import { openSession, tellPerson } from './open-session.server.ts';

const readSecret = ({ params: { secret = '' } }: DeskArgs): string => (isStaffSecret(secret) ? secret : '');

const sitePath = /^\/sites\/([a-z\d-]{1,80})(?:[/?]|$)/;

const linkTo =
  (target: string) =>
  ({ slug, name, directory }: DirectorySite) => ({
    name: directory.name,
    siteName: name,
    href: deskPaths.directory(slug, target),
  });

export const answerOptions = ({
  options,
  challenge,
}: {
  readonly options: object;
  readonly challenge: string;
}): Response =>
  Response.json(options, { headers: { 'set-cookie': writeStaffCookie('challenge', challenge, challengeMs) } });

export const refusePasskey = (): Response =>
  Response.json({ problem: 'That passkey didn’t work. Please try again.' }, { status: 422 });

/** Returns undefined unless the body is a JSON object or array. */
export const readJson = async (request: Request): Promise<Readonly<Record<string, unknown>> | undefined> => {
  const body: unknown = await request.json().catch(() => undefined);
  return typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : undefined;
};

export const loadSignIn = ({ url, context }: DeskArgs) => {
  const to = chooseSafePath(url.searchParams.get('to'));
  const { session, services } = context.get(deskContext);
  if (session !== null) throw redirect(to);
  const [, slug] = sitePath.exec(to) ?? [];
  const wanted = services.directories.findSite(slug);
  return {
    to,
    directories: wanted === undefined ? [] : [linkTo(to)(wanted)],
    hasDirectories: services.directories.isOffered(),
  };
};

/** The response doesn't reveal whether the address belongs to a member of staff. */
export const sendLink = async ({ request, url, context }: DeskArgs) => {
  const { services, origin, now } = context.get(deskContext);
  const email = readEmail(String((await readForm(request)).get('email') ?? ''));
  if (email === null) return data({ kind: 'badEmail' as const }, { status: 422 });
  services.staff.sendSignInLink(email, origin.origin, now);
  const target = chooseSafePath(url.searchParams.get('to'));
  return { kind: 'sent' as const, directories: services.directories.listForEmail(email).map(linkTo(target)) };
};

/**
 * The first call returns the options for the passkey dialog; the second verifies the browser's response and signs in.
 */
export const signInByPasskey = async ({ request, context }: DeskArgs) => {
  const desk = context.get(deskContext);
  const { services, challenge, sessionHash, actor, origin, now } = desk;
  const sent = await readJson(request);
  if (sent?.response === undefined) return answerOptions(await services.passkeys.beginSignIn(origin, now));
  const answer = { challenge, response: sent.response, earlierHash: sessionHash };
  const secret = await services.passkeys.signIn(answer, origin, actor, now);
  return secret === null ? refusePasskey() : Response.json({}, { headers: await openSession(desk, secret) });
};

export const loadLink = async (args: DeskArgs) => {
  const { services, now } = args.context.get(deskContext);
  const link = await services.links.find(readSecret(args), now);
  return link === undefined ? data({ link: null }, { status: 410 }) : { link };
};

export const answerLink = async (args: DeskArgs) => {
  const desk = args.context.get(deskContext);
  const { services, actor, sessionHash, now } = desk;
  const code = readTypedCode(String((await readForm(args.request)).get('code') ?? ''));
  const answer = await services.links.use(readSecret(args), code, actor, sessionHash, now);
  if (answer.kind !== 'signedIn') return data({ problem: answer.kind }, { status: answer.kind === 'over' ? 410 : 422 });
  return redirect(deskPaths.home, { headers: await openSession(desk, answer.secret) });
};

const findInvitation = async (
  args: DeskArgs,
): Promise<{ desk: DeskRequest; invitation: OpenInvitation | undefined }> => {
  const desk = args.context.get(deskContext);
  return { desk, invitation: await desk.services.invitations.find(readSecret(args), desk.now) };
};

export const loadInvitation = async (args: DeskArgs) => {
  const { desk, invitation } = await findInvitation(args);
  const site = invitation && desk.services.siteBySlug(invitation.siteSlug);
  if (invitation === undefined || site === undefined) return data({ invitation: null }, { status: 410 });
  return {
    invitation: buildInvitationView(invitation, site, desk.session),
    signInHref: signInFor(deskPaths.invitation(readSecret(args))),
  };
};

export const joinSignedIn = async (args: DeskArgs) => {
  const { desk, invitation } = await findInvitation(args);
  const { session, services, actor, now } = desk;
  if (invitation === undefined || session === null) throw refuseAsUnknown();
  const by = { ...actor, personUuid: session.personUuid };
  if (!(await services.invitations.acceptSignedIn(invitation, by, now))) throw refuseAsUnknown();
  return redirect(deskPaths.home);
};

const readName = (sent: unknown): string | null => {
  const name = typeof sent === 'string' ? sent.replaceAll(/\s+/g, ' ').trim() : '';
  return name === '' || name.length > maxNameLength ? null : name;
};

export const joinByPasskey = async (args: DeskArgs) => {
  const { desk, invitation } = await findInvitation(args);
  const { services, challenge, actor, origin, now } = desk;
  if (invitation === undefined || invitation.needsSignIn) throw refuseAsUnknown();
  const sent = await readJson(args.request);
  const name = invitation.personName ?? readName(sent?.name);
  if (name === null) return Response.json({ problem: 'Please enter your name.' }, { status: 422 });
  if (sent?.response === undefined) {
    const owner = { personUuid: invitation.personUuid, email: invitation.email, name };
    return answerOptions(await services.passkeys.beginRegistration(owner, origin, now));
  }
  const passkey = await services.passkeys.verifyRegistration(challenge, sent.response, origin, now);
  if (passkey === null) return refusePasskey();
  const secret = await services.invitations.acceptWithPasskey(invitation, { name, passkey }, actor, now);
  if (secret === null) return refusePasskey();
  const headers = await openSession(desk, secret);
  // If the person had an account before, the new passkey has replaced all their earlier ones.
  if (invitation.personName !== null) await tellPerson(desk, secret, 'passkeyAdded');
  return Response.json({}, { headers });
};
