import { dayMs, hourMs, minuteMs } from '#src/lib/durations.ts';

export const sessionIdleMs = dayMs;
export const sessionMaxMs = 14 * dayMs;

export const invitationDays = 3;
export const invitationMs = invitationDays * dayMs;
export const signInLinkMinutes = 15;
export const signInLinkMs = signInLinkMinutes * minuteMs;
export const maxLinksAnHour = 5;
export const linkWindowMs = hourMs;
export const maxCodeTries = 5;

export const challengeMs = 5 * minuteMs;

export const directoryAttemptMs = 10 * minuteMs;

/** A browser without a sign-in for this long is treated as new. Browsers keep cookies for at most 400 days. */
export const deviceMs = 400 * dayMs;
export const maxDevices = 50;

/** Maximum audit entries an hour at a site about one kind of failure of a person, such as a rejected passkey. */
export const maxFailuresAnHour = 20;
export const failureWindowMs = hourMs;

export const recoveryCodeCount = 10;

export const maxNameLength = 80;
export const maxEmailLength = 254;

/** Days after which expired sessions, links, invitations and other short-lived rows are deleted. */
export const expiredDays = 1;
