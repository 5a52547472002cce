import { dayMs, hourMs, minuteMs } from '#src/lib/durations.ts';

/** A session ends after this time without a request, and after the longer time in any case. */
export const sessionIdleMs = dayMs;
export const sessionMaxMs = 14 * dayMs;

export const invitationMs = 3 * dayMs;
export const signInLinkMs = 15 * minuteMs;
/** A person gets at most this many sign-in links in an hour. */
export const maxLinksAnHour = 5;
export const linkWindowMs = hourMs;
/** A sign-in link ends after this many wrong codes. */
export const maxCodeTries = 5;

/** Time to answer the browser's passkey dialog. */
export const challengeMs = 5 * minuteMs;

export const recoveryCodeCount = 10;

export const maxNameLength = 80;
export const maxEmailLength = 254;

/** Days after which expired sessions, links, challenges and invitations are deleted. */
export const expiredDays = 1;
