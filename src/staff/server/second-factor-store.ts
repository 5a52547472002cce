import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { makeReadableCode } from '#src/lib/text/readable-code.ts';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import type { Sealer } from '#src/platform/sealing/create-sealer.ts';
import type { PersonActor } from '../rules/audit.ts';
import { recoveryCodeLength, type TypedCode } from '../rules/read-typed-code.ts';
import { recoveryCodeCount } from '../rules/staff-limits.ts';
import { auditOwnChange } from './audit-store.ts';
import { hashStaffSecret } from './staff-secret.ts';
import { staffPeople, staffRecoveryCodes } from './tables.ts';

export interface SecondFactors {
  readonly hasAuthenticator: boolean;
  readonly recoveryCodesLeft: number;
}

export interface SecondFactorStore {
  readonly find: (personUuid: string) => Promise<SecondFactors>;
  /**
   * Returns the `otpauth:` URL for the authenticator app. Codes work once `confirmAuthenticator` has accepted one.
   * Returns null if the person already has an app.
   */
  readonly beginAuthenticator: (personUuid: string, email: string) => Promise<string | null>;
  readonly confirmAuthenticator: (digits: string, by: PersonActor, now: Date) => Promise<boolean>;
  readonly removeAuthenticator: (by: PersonActor, now: Date) => Promise<boolean>;
  /** Replaces earlier codes. Only hashes are stored. */
  readonly makeRecoveryCodes: (by: PersonActor, now: Date) => Promise<readonly string[]>;
  /** Uses up the code. Call this in the transaction that opens the session or records the proof. */
  readonly use: (
    tx: Database,
    personUuid: string,
    code: TypedCode,
    now: Date,
  ) => Promise<'authenticator' | 'recoveryCode' | null>;
}

const issuer = 'Forecourt desk';
const secretBytes = 20;
const periodSeconds = 30;
/** Also accepts the previous and the next code, because phones' clocks differ. */
const windowSteps = 1;

const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`;
const bindingOf = (personUuid: string): string => `staff ${personUuid}`;

const createTotp = (secret: string, label: string): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: periodSeconds, digits: 6 });

const hashRecoveryCode = (personUuid: string, code: string): string =>
  hashStaffSecret('recovery', `${personUuid} ${code}`);

/** Call it in the transaction that replaces the person's passkeys. */
export const removeSecondFactors = async (tx: Database, personUuid: string): Promise<void> => {
  await tx.execute(sql`DELETE FROM ${staffRecoveryCodes} WHERE person_uuid = ${personUuid}::uuid`);
  await tx.execute(sql`
    UPDATE ${staffPeople} SET totp_sealed = NULL, totp_confirmed_at = NULL WHERE person_uuid = ${personUuid}::uuid`);
};

export const createSecondFactorStore = (
  { interactive }: Pick<DatabaseService, 'interactive'>,
  sealer: Sealer,
): SecondFactorStore => {
  const findStep = async (
    tx: Database,
    personUuid: string,
    digits: string,
    { isConfirmed, now }: { readonly isConfirmed: boolean; readonly now: Date },
  ): Promise<number | null> => {
    const { rows } = await tx.execute<{ totp_sealed: string | null; totp_step: string }>(sql`
      SELECT totp_sealed, totp_step FROM ${staffPeople}
      WHERE person_uuid = ${personUuid}::uuid AND (totp_confirmed_at IS NOT NULL) = ${isConfirmed} FOR UPDATE`);
    const [row] = rows;
    const secret =
      row === undefined || row.totp_sealed === null ? null : sealer.open(row.totp_sealed, bindingOf(personUuid));
    if (row === undefined || secret === null) return null;
    const timestamp = now.getTime();
    const delta = createTotp(secret, '').validate({ token: digits, timestamp, window: windowSteps });
    if (delta === null) return null;
    const step = TOTP.counter({ period: periodSeconds, timestamp }) + delta;
    return step > Number(row.totp_step) ? step : null;
  };
  const setStep = (tx: Database, personUuid: string, step: number) =>
    tx.execute(sql`UPDATE ${staffPeople} SET totp_step = ${step} WHERE person_uuid = ${personUuid}::uuid`);
  return {
    find: async (personUuid) => {
      const { rows } = await interactive.execute<{ has_authenticator: boolean; codes: string }>(sql`
        SELECT totp_confirmed_at IS NOT NULL AS has_authenticator, (
          SELECT count(*) FROM ${staffRecoveryCodes} AS code
          WHERE code.person_uuid = person.person_uuid AND used_at IS NULL) AS codes
        FROM ${staffPeople} AS person WHERE person_uuid = ${personUuid}::uuid`);
      return { hasAuthenticator: rows[0]?.has_authenticator ?? false, recoveryCodesLeft: Number(rows[0]?.codes ?? 0) };
    },
    beginAuthenticator: async (personUuid, email) => {
      const secret = new Secret({ size: secretBytes }).base32;
      const { rows } = await interactive.execute(sql`
        UPDATE ${staffPeople} SET totp_sealed = ${sealer.seal(secret, bindingOf(personUuid))}
        WHERE person_uuid = ${personUuid}::uuid AND totp_confirmed_at IS NULL RETURNING person_uuid`);
      return rows.length === 0 ? null : createTotp(secret, email).toString();
    },
    confirmAuthenticator: (digits, by, now) =>
      interactive.transaction(async (tx) => {
        const step = await findStep(tx, by.personUuid, digits, { isConfirmed: false, now });
        if (step === null) return false;
        await setStep(tx, by.personUuid, step);
        await tx.execute(sql`
          UPDATE ${staffPeople} SET totp_confirmed_at = ${moment(now)} WHERE person_uuid = ${by.personUuid}::uuid`);
        await auditOwnChange(tx, by, { action: 'authenticatorAdded' }, now);
        return true;
      }),
    removeAuthenticator: (by, now) =>
      interactive.transaction(async (tx) => {
        const { rows } = await tx.execute(sql`
          UPDATE ${staffPeople} SET totp_sealed = NULL, totp_confirmed_at = NULL
          WHERE person_uuid = ${by.personUuid}::uuid AND totp_confirmed_at IS NOT NULL RETURNING person_uuid`);
        if (rows.length > 0) await auditOwnChange(tx, by, { action: 'authenticatorRemoved' }, now);
        return rows.length > 0;
      }),
    makeRecoveryCodes: (by, now) =>
      interactive.transaction(async (tx) => {
        const codes = Array.from({ length: recoveryCodeCount }, () => makeReadableCode(recoveryCodeLength, randomInt));
        await tx.execute(sql`DELETE FROM ${staffRecoveryCodes} WHERE person_uuid = ${by.personUuid}::uuid`);
        const hashes = JSON.stringify(codes.map((code) => hashRecoveryCode(by.personUuid, code)));
        await tx.execute(sql`
          INSERT INTO ${staffRecoveryCodes} (person_uuid, code_hash)
          SELECT ${by.personUuid}::uuid, hash FROM jsonb_array_elements_text(${hashes}::jsonb) AS hash`);
        await auditOwnChange(tx, by, { action: 'recoveryCodesMade' }, now);
        return codes;
      }),
    use: async (tx, personUuid, code, now) => {
      if (code.kind === 'authenticator') {
        const step = await findStep(tx, personUuid, code.digits, { isConfirmed: true, now });
        if (step === null) return null;
        await setStep(tx, personUuid, step);
        return 'authenticator';
      }
      const { rows } = await tx.execute(sql`
        UPDATE ${staffRecoveryCodes} SET used_at = ${moment(now)}
        WHERE person_uuid = ${personUuid}::uuid AND code_hash = ${hashRecoveryCode(personUuid, code.code)}
          AND used_at IS NULL RETURNING code_hash`);
      return rows.length > 0 ? 'recoveryCode' : null;
    },
  };
};
