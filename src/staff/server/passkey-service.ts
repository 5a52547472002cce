import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { sql } from 'drizzle-orm';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import type { Actor } from '../rules/audit.ts';
import { challengeMs } from '../rules/staff-limits.ts';
import { writeAuditAtSites, writeFailureAtSites } from './audit-store.ts';
import { openStaffSession } from './session-store.ts';
import { hashStaffSecret, makeStaffSecret } from './staff-secret.ts';
import { staffChallenges, staffPasskeys } from './tables.ts';

/** A passkey works only at the origin that it was made for. */
export interface DeskOrigin {
  /** Such as 'https://desk.example.com.au', without a trailing slash. */
  readonly origin: string;
  readonly hostname: string;
}

export interface PasskeyOwner {
  readonly personUuid: string;
  readonly email: string;
  readonly name: string;
}

interface Begun<Options> {
  readonly options: Options;
  /** For the cookie that binds the answer to this browser. */
  readonly challenge: string;
}

export interface NewPasskey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly isBackedUp: boolean;
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
  /** Returns null for an answer that is wrong, late or repeated. */
  readonly verifyRegistration: (
    challenge: string | undefined,
    response: unknown,
    at: DeskOrigin,
    now: Date,
  ) => Promise<NewPasskey | null>;
  readonly beginSignIn: (at: DeskOrigin, now: Date) => Promise<Begun<PublicKeyCredentialRequestOptionsJSON>>;
  /** Runs `run` for the passkey's owner, in the transaction that uses the answer up. Null as for `signIn`. */
  readonly use: <Result>(
    sent: PasskeyAnswer,
    at: DeskOrigin,
    now: Date,
    run: (tx: Database, personUuid: string) => Promise<Result>,
    /** Called for the owner of a passkey whose answer is wrong. */
    onWrong?: (tx: Database, personUuid: string) => Promise<void>,
  ) => Promise<Result | null>;
  /** Returns the new session's secret; null for an answer that is wrong, late or repeated. */
  readonly signIn: (
    sent: PasskeyAnswer & { readonly earlierHash: string | undefined },
    at: DeskOrigin,
    actor: Actor,
    now: Date,
  ) => Promise<string | null>;
  readonly list: (personUuid: string) => Promise<readonly ListedPasskey[]>;
  readonly add: (passkey: NewPasskey, by: Actor & { readonly personUuid: string }, now: Date) => Promise<void>;
  /** Returns false for an unknown passkey, and for a person's last one, without which they couldn't sign in. */
  readonly remove: (credentialId: string, by: Actor & { readonly personUuid: string }, now: Date) => Promise<boolean>;
}

const deskName = 'Forecourt desk';

const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`;

/** Call it in the transaction that creates the person, or for a person who is signed in. */
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

/** The library throws for malformed answers, which strangers can send. */
const nullIfRefused = <T>(verify: () => Promise<T>): Promise<T | null> => verify().catch(() => null);

export const createPasskeyService = ({ interactive }: Pick<DatabaseService, 'interactive'>): PasskeyService => {
  const addChallenge = async (now: Date): Promise<string> => {
    const { secret, secretHash } = makeStaffSecret('challenge');
    await interactive.execute(sql`
      INSERT INTO ${staffChallenges} (challenge_hash, expires_at)
      VALUES (${secretHash}, ${moment(new Date(now.getTime() + challengeMs))})`);
    return secret;
  };
  const consumeChallenge = async (secret: string | undefined, now: Date): Promise<string | null> => {
    if (secret === undefined) return null;
    const { rows } = await interactive.execute(sql`
      DELETE FROM ${staffChallenges} WHERE challenge_hash = ${hashStaffSecret('challenge', secret)}
        AND expires_at > ${moment(now)} RETURNING challenge_hash`);
    return rows.length === 0 ? null : secret;
  };
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
  const use: PasskeyService['use'] = async ({ challenge: sent, response }, { origin, hostname }, now, run, onWrong) => {
    const challenge = await consumeChallenge(sent, now);
    if (challenge === null || typeof response !== 'object' || response === null || !('id' in response)) return null;
    const credentialId = String(response.id);
    return interactive.transaction(async (tx) => {
      const { rows } = await tx.execute<PasskeyRow>(sql`
        SELECT person_uuid, public_key, counter, transports FROM ${staffPasskeys}
        WHERE credential_id = ${credentialId} FOR UPDATE`);
      const [row] = rows;
      if (row === undefined) return null;
      const verified = await nullIfRefused(() =>
        verifyAuthenticationResponse({
          response: response as AuthenticationResponseJSON,
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: hostname,
          requireUserVerification: true,
          credential: {
            id: credentialId,
            publicKey: Uint8Array.from(Buffer.from(row.public_key, 'base64url')),
            counter: Number(row.counter),
            transports: row.transports,
          },
        }),
      );
      if (verified?.verified !== true) {
        await onWrong?.(tx, row.person_uuid);
        return null;
      }
      await tx.execute(sql`
        UPDATE ${staffPasskeys} SET counter = ${verified.authenticationInfo.newCounter}, used_at = ${moment(now)}
        WHERE credential_id = ${credentialId}`);
      return run(tx, row.person_uuid);
    });
  };
  return {
    beginRegistration: async (owner, at, now) => {
      const challenge = await addChallenge(now);
      const known = await list(owner.personUuid);
      const options = await generateRegistrationOptions({
        rpName: deskName,
        rpID: at.hostname,
        userName: owner.email,
        userDisplayName: owner.name,
        userID: Uint8Array.from(Buffer.from(owner.personUuid.replaceAll('-', ''), 'hex')),
        challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
        excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return { options, challenge };
    },
    verifyRegistration: async (sent, response, { origin, hostname }, now) => {
      const challenge = await consumeChallenge(sent, now);
      if (challenge === null) return null;
      const verified = await nullIfRefused(() =>
        verifyRegistrationResponse({
          response: response as RegistrationResponseJSON,
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: hostname,
          requireUserVerification: true,
        }),
      );
      if (verified?.verified !== true) return null;
      const { credential, credentialBackedUp } = verified.registrationInfo;
      return {
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: credential.transports ?? [],
        isBackedUp: credentialBackedUp,
      };
    },
    beginSignIn: async ({ hostname }, now) => {
      const challenge = await addChallenge(now);
      const options = await generateAuthenticationOptions({
        rpID: hostname,
        userVerification: 'required',
        challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
      });
      return { options, challenge };
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
        await writeAuditAtSites(tx, by.personUuid, {
          action: 'passkeyAdded',
          actor: by,
          subject: { kind: 'person', id: by.personUuid },
          at: now,
        });
      }),
    remove: (credentialId, by, now) =>
      interactive.transaction(async (tx) => {
        const { rows } = await tx.execute<{ credential_id: string }>(sql`
          SELECT credential_id FROM ${staffPasskeys} WHERE person_uuid = ${by.personUuid}::uuid FOR UPDATE`);
        if (rows.length < 2 || !rows.some((row) => row.credential_id === credentialId)) return false;
        await tx.execute(sql`
          DELETE FROM ${staffPasskeys}
          WHERE person_uuid = ${by.personUuid}::uuid AND credential_id = ${credentialId}`);
        await writeAuditAtSites(tx, by.personUuid, {
          action: 'passkeyRemoved',
          actor: by,
          subject: { kind: 'person', id: by.personUuid },
          at: now,
        });
        return true;
      }),
  };
};
