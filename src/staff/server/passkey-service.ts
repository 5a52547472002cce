import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { sql } from 'drizzle-orm';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import type { Actor, PersonActor } from '../rules/audit.ts';
import { auditOwnChange, writeFailureAtSites } from './audit-store.ts';
import { createChallengeStore } from './challenge-store.ts';
import {
  buildRegistrationOptions,
  buildSignInOptions,
  type DeskOrigin,
  type NewPasskey,
  type PasskeyOwner,
  verifyNewPasskey,
  verifyPasskeyUse,
} from './passkey-ceremonies.ts';
import { openStaffSession } from './session-store.ts';
import { staffPasskeys } from './tables.ts';

interface Begun<Options> {
  readonly options: Options;
  readonly challenge: string;
}

export interface ListedPasskey {
  readonly credentialId: string;
  readonly name: string;
  readonly addedAt: Date;
  readonly usedAt: Date | null;
}

export interface PasskeyAnswer {
  readonly challenge: string | undefined;
  readonly response: unknown;
}

export interface PasskeyService {
  readonly beginRegistration: (
    owner: PasskeyOwner,
    at: DeskOrigin,
    now: Date,
  ) => Promise<Begun<PublicKeyCredentialCreationOptionsJSON>>;
  readonly verifyRegistration: (
    challenge: string | undefined,
    response: unknown,
    at: DeskOrigin,
    now: Date,
  ) => Promise<NewPasskey | null>;
  readonly beginSignIn: (at: DeskOrigin, now: Date) => Promise<Begun<PublicKeyCredentialRequestOptionsJSON>>;
  /**
   * Verifies the response, and calls `run` with the passkey's owner in the transaction that records the passkey's use.
   * Returns null if the response isn't accepted.
   */
  readonly use: <Result>(
    sent: PasskeyAnswer,
    at: DeskOrigin,
    now: Date,
    run: (tx: Database, personUuid: string) => Promise<Result>,
    onWrong?: (tx: Database, personUuid: string) => Promise<void>,
  ) => Promise<Result | null>;
  /** Returns the new session's secret; null if the response isn't accepted. */
  readonly signIn: (
    sent: PasskeyAnswer & { readonly earlierHash: string | undefined },
    at: DeskOrigin,
    actor: Actor,
    now: Date,
  ) => Promise<string | null>;
  readonly list: (personUuid: string) => Promise<readonly ListedPasskey[]>;
  readonly add: (passkey: NewPasskey, by: PersonActor, now: Date) => Promise<void>;
  /** Returns false for an unknown passkey, and for the person's last passkey, which they may need to sign in. */
  readonly remove: (credentialId: string, by: PersonActor, now: Date) => Promise<boolean>;
}

const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`;

/** Call it for a signed-in person, or in the transaction that creates the person or replaces their passkeys. */
export const insertPasskey = async (
  tx: Database,
  personUuid: string,
  passkey: NewPasskey,
  device: string,
  now: Date,
): Promise<void> => {
  await tx.execute(sql`
    INSERT INTO ${staffPasskeys}
      (person_uuid, credential_id, public_key, counter, transports, is_backed_up, name, added_at)
    VALUES (${personUuid}::uuid, ${passkey.credentialId}, ${passkey.publicKey}, ${passkey.counter},
      ${JSON.stringify(passkey.transports)}::jsonb, ${passkey.isBackedUp}, ${device}, ${moment(now)})`);
};

interface PasskeyRow extends Record<string, unknown> {
  readonly person_uuid: string;
  readonly public_key: string;
  readonly counter: string;
  readonly transports: string[];
}

export const createPasskeyService = ({ interactive }: Pick<DatabaseService, 'interactive'>): PasskeyService => {
  const challenges = createChallengeStore({ interactive });
  const list: PasskeyService['list'] = async (personUuid) => {
    const { rows } = await interactive.execute<Record<string, string | null>>(sql`
      SELECT credential_id, name, added_at, used_at FROM ${staffPasskeys}
      WHERE person_uuid = ${personUuid}::uuid ORDER BY added_at`);
    return rows.map((row) => ({
      credentialId: row.credential_id ?? '',
      name: row.name ?? '',
      addedAt: new Date(row.added_at ?? 0),
      usedAt: row.used_at === null ? null : new Date(row.used_at ?? 0),
    }));
  };
  const use: PasskeyService['use'] = async ({ challenge: sent, response }, at, now, run, onWrong) => {
    const challenge = await challenges.consume(sent, now);
    if (challenge === null || typeof response !== 'object' || response === null || !('id' in response)) return null;
    const credentialId = String(response.id);
    return interactive.transaction(async (tx) => {
      const { rows } = await tx.execute<PasskeyRow>(sql`
        SELECT person_uuid, public_key, counter, transports FROM ${staffPasskeys}
        WHERE credential_id = ${credentialId} FOR UPDATE`);
      const [row] = rows;
      if (row === undefined) return null;
      const { public_key: publicKey, transports } = row;
      const passkey = { credentialId, publicKey, counter: Number(row.counter), transports };
      const counter = await verifyPasskeyUse(response, passkey, challenge, at);
      if (counter === null) {
        await onWrong?.(tx, row.person_uuid);
        return null;
      }
      await tx.execute(sql`
        UPDATE ${staffPasskeys} SET counter = ${counter}, used_at = ${moment(now)}
        WHERE credential_id = ${credentialId}`);
      return run(tx, row.person_uuid);
    });
  };
  return {
    beginRegistration: async (owner, at, now) => {
      const challenge = await challenges.add(now);
      const known = await list(owner.personUuid);
      const knownIds = known.map(({ credentialId }) => credentialId);
      return { options: await buildRegistrationOptions(owner, knownIds, challenge, at), challenge };
    },
    verifyRegistration: async (sent, response, at, now) => {
      const challenge = await challenges.consume(sent, now);
      return challenge === null ? null : verifyNewPasskey(response, challenge, at);
    },
    beginSignIn: async (at, now) => {
      const challenge = await challenges.add(now);
      return { options: await buildSignInOptions(challenge, at), challenge };
    },
    use,
    signIn: ({ earlierHash, ...sent }, at, actor, now) =>
      use(
        sent,
        at,
        now,
        (tx, personUuid) => openStaffSession(tx, { personUuid, way: 'passkey', actor, earlierHash }, now),
        (tx, personUuid) => writeFailureAtSites(tx, personUuid, { actor, after: { way: 'passkey' }, at: now }),
      ),
    list,
    add: (passkey, by, now) =>
      interactive.transaction(async (tx) => {
        await insertPasskey(tx, by.personUuid, passkey, by.device, now);
        await auditOwnChange(tx, by, { action: 'passkeyAdded' }, now);
      }),
    remove: (credentialId, by, now) =>
      interactive.transaction(async (tx) => {
        const { rows } = await tx.execute<{ credential_id: string }>(sql`
          SELECT credential_id FROM ${staffPasskeys} WHERE person_uuid = ${by.personUuid}::uuid FOR UPDATE`);
        if (rows.length < 2 || !rows.some((row) => row.credential_id === credentialId)) return false;
        await tx.execute(sql`
          DELETE FROM ${staffPasskeys}
          WHERE person_uuid = ${by.personUuid}::uuid AND credential_id = ${credentialId}`);
        await auditOwnChange(tx, by, { action: 'passkeyRemoved' }, now);
        return true;
      }),
  };
};
