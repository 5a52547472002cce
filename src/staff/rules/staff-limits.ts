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

/** Time to respond to the browser's passkey dialog. */
export const challengeMs = 5 * minuteMs;

/** Time to sign in at the directory. */
export const directoryAttemptMs = 10 * minuteMs;

/** A browser that wasn't used for this time counts as new again. Browsers keep cookies for at most 400 days. */
export const deviceMs = 400 * dayMs;
/** Of each person; the browser that was used longest ago counts as new again. */
export const maxDevices = 50;

/** A person, or a site's directory, has at most this many entries about failed sign-ins of a kind in an hour. */
export const maxFailuresAnHour = 20;
export const failureWindowMs = hourMs;

export const recoveryCodeCount = 10;

export const maxNameLength = 80;
export const maxEmailLength = 254;

/** Expired sessions, links, challenges and invitations are deleted after this many days. */
export const expiredDays = 1;
