import { sql } from 'drizzle-orm';
import { notifySessionsEnded } from '#src/leads/server/desk-channel.ts';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import type { Actor } from '../rules/audit.ts';
import { readTypedCode } from '../rules/read-typed-code.ts';
import { maxCodeTries } from '../rules/staff-limits.ts';
import { writeAuditAtSites } from './audit-store.ts';
import type { DeskOrigin } from './passkey-ceremonies.ts';
import type { PasskeyAnswer, PasskeyService } from './passkey-service.ts';
import type { SecondFactorStore } from './second-factor-store.ts';
import { makeStaffSecret } from './staff-secret.ts';
import { staffSessions } from './tables.ts';

export interface ProofWays {
  readonly hasPasskey: boolean;
  readonly hasAuthenticator: boolean;
}

export type ProofAnswer =
  /** `secret` is the session's new secret. */
  | { readonly kind: 'proved'; readonly secret: string }
  | { readonly kind: 'wrongCode' }
  /** The session has ended, for example after too many wrong codes. */
  | { readonly kind: 'over' };

export interface ProvedSession {
  readonly personUuid: string;
  readonly sessionUuid: string;
}

export interface ProofService {
  readonly findWays: (personUuid: string) => Promise<ProofWays>;
  readonly proveByCode: (session: ProvedSession, typed: string, by: Actor, now: Date) => Promise<ProofAnswer>;
  /**
   * Returns the session's new secret. Returns null if the session ended, or if the response isn't accepted or is
   * another person's.
   */
  readonly proveByPasskey: (
    session: ProvedSession,
    sent: PasskeyAnswer,
    at: DeskOrigin,
    by: Actor,
    now: Date,
  ) => Promise<string | null>;
}

const isSession = ({ personUuid, sessionUuid }: ProvedSession) =>
  sql`person_uuid = ${personUuid}::uuid AND session_uuid = ${sessionUuid}::uuid`;

/**
 * Returns a new secret for the session, so that a stolen earlier one stops working. Returns null if the session has
 * ended.
 */
export const renewSession = async (
  tx: Database,
  session: ProvedSession,
  { way, by, now }: { readonly way: 'passkey' | 'authenticator' | 'directory'; readonly by: Actor; readonly now: Date },
): Promise<string | null> => {
  const { secret, secretHash } = makeStaffSecret('session');
  const { rows } = await tx.execute(sql`
    UPDATE ${staffSessions}
    SET secret_hash = ${secretHash}, proved_at = ${now.toISOString()}::timestamptz, proof_tries = 0
    WHERE ${isSession(session)} RETURNING session_uuid`);
  if (rows.length === 0) return null;
  await writeAuditAtSites(tx, session.personUuid, {
    action: 'identityProved',
    actor: { ...by, personUuid: session.personUuid },
    subject: { kind: 'session', id: session.sessionUuid },
    after: { way },
    at: now,
  });
  return secret;
};

const endSession = async (tx: Database, session: ProvedSession, by: Actor, now: Date): Promise<void> => {
  await tx.execute(sql`DELETE FROM ${staffSessions} WHERE ${isSession(session)}`);
  await writeAuditAtSites(tx, session.personUuid, {
    action: 'sessionEnded',
    actor: { ...by, personUuid: session.personUuid },
    subject: { kind: 'session', id: session.sessionUuid },
    after: { wrongCodes: maxCodeTries },
    at: now,
  });
  await notifySessionsEnded(tx, session.personUuid);
};

export const createProofService = (
  { interactive }: Pick<DatabaseService, 'interactive'>,
  passkeys: Pick<PasskeyService, 'list' | 'use'>,
  secondFactors: Pick<SecondFactorStore, 'find' | 'use'>,
): ProofService => ({
  findWays: async (personUuid) => {
    const [listed, { hasAuthenticator }] = await Promise.all([
      passkeys.list(personUuid),
      secondFactors.find(personUuid),
    ]);
    return { hasPasskey: listed.length > 0, hasAuthenticator };
  },
  proveByCode: async (session, typed, by, now) => {
    const code = readTypedCode(typed);
    if (code?.kind !== 'authenticator') return { kind: 'wrongCode' };
    return interactive.transaction(async (tx) => {
      // Counts the attempt first, under the row lock, so that simultaneous attempts can't exceed the limit.
      const { rows } = await tx.execute<{ proof_tries: number }>(sql`
        UPDATE ${staffSessions} SET proof_tries = proof_tries + 1
        WHERE ${isSession(session)} RETURNING proof_tries`);
      const tries = rows[0]?.proof_tries;
      if (tries === undefined) return { kind: 'over' };
      const way = await secondFactors.use(tx, session.personUuid, code, now);
      const secret = way === null ? null : await renewSession(tx, session, { way: 'authenticator', by, now });
      if (secret !== null) return { kind: 'proved', secret };
      if (tries < maxCodeTries) return { kind: 'wrongCode' };
      await endSession(tx, session, by, now);
      return { kind: 'over' };
    });
  },
  proveByPasskey: (session, sent, at, by, now) =>
    passkeys.use(sent, at, now, async (tx, personUuid) =>
      personUuid === session.personUuid ? renewSession(tx, session, { way: 'passkey', by, now }) : null,
    ),
});
