import { data, redirect } from 'react-router';
import { chooseSafePath } from '#src/account/rules/choose-safe-path.ts';
import { isProofFresh, needsProof, type ProvableAct } from '#src/staff/rules/step-up.ts';
import { clearStaffCookie, writeStaffCookie } from '#src/staff/server/staff-secret.ts';
import type { StepUpView } from '#src/staff/web/step-up.tsx';
import { type DeskArgs, type Person, requirePerson } from '../authorise.server.ts';
import { deskPaths, signInFor } from '../desk-paths.ts';
import { readForm } from '../refusals.server.ts';
import { answerOptions, readJson, refusePasskey } from '../sign-in/sign-in.server.ts';

const codeField = 'proofCode';

type ProofChoice = Pick<StepUpView, 'hasPasskey' | 'hasAuthenticator' | 'directory'>;

const findWays = async ({ desk, session }: Person): Promise<ProofChoice> => {
  const { proofs, directories } = desk.services;
  const site = session.directorySite === null ? undefined : directories.findSite(session.directorySite);
  const directory =
    site === undefined ? null : { name: site.directory.name, href: deskPaths.directoryConfirm(site.slug) };
  return { ...(await proofs.findWays(session.personUuid)), directory };
};

/**
 * Returns the ways in which a person can confirm who they are; null if they needn't. A person who has no such way can
 * still add a first passkey or authenticator app ('keys').
 */
const findMissingProof = async ({ desk, session }: Person, act: ProvableAct): Promise<ProofChoice | null> => {
  if (!needsProof(act, session.provedAt, desk.now)) return null;
  const ways = await findWays({ desk, session });
  const hasNone = !ways.hasPasskey && !ways.hasAuthenticator && ways.directory === null;
  return act === 'keys' && hasNone ? null : ways;
};

const acceptCode = async ({ desk, session }: Person, typed: string): Promise<boolean> => {
  const answer = await desk.services.proofs.proveByCode(session, typed, desk.actor, desk.now);
  if (answer.kind === 'over') throw redirect(signInFor(deskPaths.home));
  if (answer.kind === 'proved') desk.addCookie(writeStaffCookie('session', answer.secret));
  return answer.kind === 'proved';
};

/**
 * Call this after checking the person's permission. A right code in `form` counts as proof of identity. If proof is
 * missing, throws a page that asks for it and then sends the same form again.
 */
export const requireProof = async (person: Person, act: ProvableAct, form: FormData): Promise<void> => {
  const ways = await findMissingProof(person, act);
  if (ways === null) return;
  const code = form.get(codeField);
  if (code !== null && (await acceptCode(person, String(code)))) return;
  const fields = [...form].flatMap(([name, value]): [string, string][] =>
    name === codeField || typeof value !== 'string' ? [] : [[name, value]],
  );
  const stepUp: StepUpView = { ...ways, fields, isCodeWrong: code !== null };
  throw data({ stepUp }, { status: 403 });
};

const stepUpFor = (wanted: string): string => `${deskPaths.stepUp}?to=${encodeURIComponent(wanted)}`;

/**
 * Like `requireProof`, for a fetch: returns a response with the URL of the page to open, or undefined if no
 * confirmation is needed.
 */
export const refuseWithoutProof = async (
  person: Person,
  act: ProvableAct,
  wanted: string,
): Promise<Response | undefined> =>
  (await findMissingProof(person, act)) === null
    ? undefined
    : Response.json({ stepUpHref: stepUpFor(wanted) }, { status: 403 });

/** Like `requireProof`, for a download: throws a redirect to a page that asks for the proof, then opens `wanted`. */
export const requireProofBefore = async (person: Person, act: ProvableAct, wanted: string): Promise<void> => {
  if ((await findMissingProof(person, act)) !== null) throw redirect(stepUpFor(wanted));
};

const readTarget = ({ url }: DeskArgs): string => chooseSafePath(url.searchParams.get('to'));

export const loadStepUp = async (args: DeskArgs) => {
  const ways = await findWays(requirePerson(args));
  return { view: { ...ways, fields: [], isCodeWrong: false } satisfies StepUpView, to: readTarget(args) };
};

/** Accepts a code or, if the form has none, another proof of identity that was given just before, such as a passkey. */
export const answerStepUp = async (args: DeskArgs) => {
  const person = requirePerson(args);
  const code = (await readForm(args.request)).get(codeField);
  const isProved =
    code === null ? isProofFresh(person.session.provedAt, person.desk.now) : await acceptCode(person, String(code));
  return isProved ? redirect(readTarget(args), 303) : data({ isCodeWrong: true }, { status: 422 });
};

export const proveByPasskey = async (args: DeskArgs) => {
  const { desk, session } = requirePerson(args);
  const { services, origin, now, actor, challenge } = desk;
  const sent = await readJson(args.request);
  if (sent?.response === undefined) return answerOptions(await services.passkeys.beginSignIn(origin, now));
  const answer = { challenge, response: sent.response };
  const secret = await services.proofs.proveByPasskey(session, answer, origin, actor, now);
  if (secret === null) return refusePasskey();
  desk.addCookie(writeStaffCookie('session', secret));
  return Response.json({}, { headers: { 'set-cookie': clearStaffCookie('challenge') } });
};
