import { minuteMs, secondMs } from '#src/lib/durations.ts';
import type { Permission } from './roles.ts';

/** 'keys' means a change to one's own passkeys, authenticator app or recovery codes. */
export type ProvableAct = Permission | 'keys';

/** Each of these needs a proof of identity within the last 10 minutes, for example a passkey. */
export const provedActs: readonly ProvableAct[] = [
  'keys',
  'staff.manage',
  'reservations.refund',
  'payments.refund',
  'appointments.share',
  'audit.export',
  'finance.open',
  'privacy.export',
  'privacy.erase',
];

export const proofMs = 10 * minuteMs;

export const isProofFresh = (provedAt: Date | null, now: Date): boolean =>
  provedAt !== null && now.getTime() - provedAt.getTime() <= proofMs;

const clockSkewMs = 30 * secondMs;

/**
 * True if the person signed in to the directory after this app asked for a new sign-in.
 * @param authTime `auth_time` of the ID token, in seconds
 */
export const isNewLogin = (authTime: unknown, askedAt: Date): boolean =>
  typeof authTime === 'number' && authTime * secondMs >= askedAt.getTime() - clockSkewMs;

export const needsProof = (act: ProvableAct, provedAt: Date | null, now: Date): boolean =>
  provedActs.includes(act) && !isProofFresh(provedAt, now);
