import qrcode from 'qrcode-generator';
import { data, redirect } from 'react-router';
import { isUuid } from '#src/lib/is-uuid.ts';
import { readTypedCode } from '#src/staff/rules/read-typed-code.ts';
import { hasPermission } from '#src/staff/rules/roles.ts';
import { clearStaffCookie } from '#src/staff/server/staff-secret.ts';
import { buildStaffAccountView } from '#src/staff/view/build-account-view.ts';
import { type DeskArgs, requirePerson } from '../authorise.server.ts';
import { deskPaths } from '../desk-paths.ts';
import { readForm, unreadableForm } from '../refusals.server.ts';
import { loadAccountFrame } from '../shell/load-site.server.ts';
import { defaultTimeZone, tellOf } from '../sign-in/open-session.server.ts';
import { answerOptions, readJson, refusePasskey } from '../sign-in/sign-in.server.ts';
import { refuseWithoutProof, requireProof } from '../step-up/step-up.server.ts';
import { changeAway, loadAway } from './away.server.ts';
import { changeNotices, loadNotices, removeBrowser } from './notices.server.ts';

export const loadAccount = async (args: DeskArgs) => {
  const { desk, session } = requirePerson(args);
  const { passkeys, secondFactors, sessions, siteBySlug, directories } = desk.services;
  const [listed, factors, open, away, frame] = await Promise.all([
    passkeys.list(session.personUuid),
    secondFactors.find(session.personUuid),
    sessions.list(session.personUuid, desk.now),
    loadAway(args),
    loadAccountFrame(args),
  ]);
  const sites = session.memberships.flatMap(({ siteSlug, role }) => {
    const site = siteBySlug(siteSlug);
    const href = hasPermission(role, 'leads.read') ? deskPaths.inbox(siteSlug) : null;
    return site === undefined ? [] : [{ name: site.name, timeZone: site.timeZone, role, href }];
  });
  const directory = directories.findSite(session.directorySite ?? undefined)?.directory.name ?? null;
  const facts = { person: session, passkeys: listed, directory, factors, sessions: open, sites };
  const timeZone = sites[0]?.timeZone ?? defaultTimeZone;
  return { view: buildStaffAccountView(facts, timeZone), away, frame, notices: await loadNotices(args, timeZone) };
};

/** `path` is an SVG path in a square of `size` by `size` units. */
const drawQrCode = (text: string): { readonly path: string; readonly size: number } => {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => (code.isDark(row, column) ? `M${column} ${row}h1v1h-1z` : '')).join(''),
  );
  return { path: rows.join(''), size };
};

export interface AccountAnswer {
  readonly problem?: string;
  readonly recoveryCodes?: readonly string[];
  readonly authenticator?: {
    readonly qrCode: { readonly path: string; readonly size: number };
    readonly setupKey: string;
  };
}

const answer = (sent: AccountAnswer, status = 200) => data(sent, { status });

export const accountIsElsewhere =
  'You also work for another dealer, so you need to sign in with your passkey to do this. Sign out first.';

const keyIntents = [
  'makeRecoveryCodes',
  'beginAuthenticator',
  'confirmAuthenticator',
  'removeAuthenticator',
  'removePasskey',
];

export const changeAccount = async (args: DeskArgs) => {
  const person = requirePerson(args);
  const { desk, session } = person;
  const { passkeys, secondFactors, sessions } = desk.services;
  const by = { ...desk.actor, personUuid: session.personUuid };
  const form = await readForm(args.request);
  const textOf = (name: string): string => String(form.get(name) ?? '');
  const intent = textOf('intent');
  if (session.hasOtherSites) return answer({ problem: accountIsElsewhere }, 403);
  if (keyIntents.includes(intent)) await requireProof(person, 'keys', form);
  switch (intent) {
    case 'makeRecoveryCodes': {
      const recoveryCodes = await secondFactors.makeRecoveryCodes(by, desk.now);
      tellOf(desk, session, 'recoveryCodesMade');
      return answer({ recoveryCodes });
    }
    case 'beginAuthenticator': {
      const address = await secondFactors.beginAuthenticator(session.personUuid, session.email);
      if (address === null)
        return answer({ problem: 'You already have an authenticator app. To use another one, remove it first.' }, 409);
      const setupKey = new URL(address).searchParams.get('secret') ?? '';
      return answer({ authenticator: { qrCode: drawQrCode(address), setupKey } });
    }
    case 'confirmAuthenticator': {
      const code = readTypedCode(textOf('code'));
      const isRight =
        code?.kind === 'authenticator' && (await secondFactors.confirmAuthenticator(code.digits, by, desk.now));
      if (!isRight) return answer({ problem: 'That code isn’t right. Please set up the app again.' }, 422);
      tellOf(desk, session, 'authenticatorAdded');
      break;
    }
    case 'removeAuthenticator':
      if (await secondFactors.removeAuthenticator(by, desk.now)) tellOf(desk, session, 'authenticatorRemoved');
      break;
    case 'removePasskey':
      if (!(await passkeys.remove(textOf('id'), by, desk.now)))
        return answer({ problem: 'You need at least one passkey. Add another one first.' }, 422);
      tellOf(desk, session, 'passkeyRemoved');
      break;
    case 'endSession':
      if (isUuid(textOf('id'))) await sessions.end({ sessionUuid: textOf('id') }, by, desk.now, 'sessionEnded');
      break;
    case 'endOthers':
      await sessions.end({ butUuid: session.sessionUuid }, by, desk.now, 'sessionEnded');
      break;
    case 'notices': {
      const problem = await changeNotices(args, form);
      if (problem !== null) return answer({ problem }, 422);
      break;
    }
    case 'removeBrowser':
      await removeBrowser(args, textOf('id'));
      break;
    case 'away': {
      const problem = await changeAway(args, textOf('backOn'));
      if (problem !== null) return answer({ problem }, 422);
      break;
    }
    default:
      return answer({ problem: unreadableForm }, 422);
  }
  return redirect(deskPaths.account + args.url.search, 303);
};

export const addPasskey = async (args: DeskArgs) => {
  const person = requirePerson(args);
  if (person.session.hasOtherSites) return Response.json({ problem: accountIsElsewhere }, { status: 403 });
  const refused = await refuseWithoutProof(person, 'keys', deskPaths.account);
  if (refused !== undefined) return refused;
  const { desk, session } = person;
  const { services, origin, now } = desk;
  const sent = await readJson(args.request);
  if (sent?.response === undefined) {
    return answerOptions(await services.passkeys.beginRegistration(session, origin, now));
  }
  const passkey = await services.passkeys.verifyRegistration(desk.challenge, sent.response, origin, now);
  if (passkey === null) return refusePasskey();
  await services.passkeys.add(passkey, { ...desk.actor, personUuid: session.personUuid }, now);
  tellOf(desk, session, 'passkeyAdded');
  return Response.json({}, { headers: { 'set-cookie': clearStaffCookie('challenge') } });
};

export const signOut = async (args: DeskArgs) => {
  const { desk, session } = requirePerson(args);
  const by = { ...desk.actor, personUuid: session.personUuid };
  await desk.services.sessions.end({ sessionUuid: session.sessionUuid }, by, desk.now, 'signedOut');
  return redirect(deskPaths.signIn, { headers: { 'set-cookie': clearStaffCookie('session') } });
};
