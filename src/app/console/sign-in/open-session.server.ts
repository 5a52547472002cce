import { deviceMs } from '#src/staff/rules/staff-limits.ts';
import type { StaffSession } from '#src/staff/server/session-store.ts';
import {
  clearStaffCookie,
  hashStaffSecret,
  makeStaffSecret,
  writeStaffCookie,
} from '#src/staff/server/staff-secret.ts';
import type { AccountChange } from '#src/staff/view/build-account-mails.ts';
import type { DeskRequest } from '../desk-context.server.ts';
import { deskPaths } from '../desk-paths.ts';

export const defaultTimeZone = 'Australia/Sydney';

const describePerson = ({ services }: DeskRequest, { personUuid, email, memberships }: StaffSession) => ({
  personUuid,
  email,
  timeZone: services.siteBySlug(memberships[0]?.siteSlug ?? '')?.timeZone ?? defaultTimeZone,
});

const describeMoment = ({ actor, origin, now }: DeskRequest) => ({
  actor,
  accountUrl: origin.origin + deskPaths.account,
  now,
});

export const tellOf = (desk: DeskRequest, session: StaffSession, change: AccountChange): void =>
  desk.services.accountNotices.tell(describePerson(desk, session), change, describeMoment(desk));

const findSession = ({ services, now }: DeskRequest, secret: string): Promise<StaffSession | undefined> =>
  services.sessions.peek(hashStaffSecret('session', secret), now);

export const tellPerson = async (desk: DeskRequest, secret: string, change: AccountChange): Promise<void> => {
  const session = await findSession(desk, secret);
  if (session !== undefined) tellOf(desk, session, change);
};

/** Returns the cookies of a session that has just begun. Emails the person about a new browser. */
export const openSession = async (desk: DeskRequest, secret: string): Promise<Headers> => {
  const session = await findSession(desk, secret);
  const device = desk.device ?? makeStaffSecret('device').secret;
  if (session !== undefined) {
    await desk.services.accountNotices.noteSignIn(describePerson(desk, session), device, describeMoment(desk));
  }
  const headers = new Headers();
  headers.append('set-cookie', writeStaffCookie('session', secret));
  headers.append('set-cookie', writeStaffCookie('device', device, deviceMs));
  headers.append('set-cookie', clearStaffCookie('challenge'));
  return headers;
};
