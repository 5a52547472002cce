import { sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { Actor } from '../rules/audit.ts';
import type { TypedCode } from '../rules/read-typed-code.ts';
import { linkWindowMs, maxCodeTries, maxLinksAnHour, signInLinkMs } from '../rules/staff-limits.ts';
import { writeFailureAtSites } from './audit-store.ts';
import type { SecondFactorStore } from './second-factor-store.ts';
import { openStaffSession } from './session-store.ts';
import { hashStaffSecret, makeStaffSecret } from './staff-secret.ts';
import { staffLinks, staffMemberships, staffPeople, staffRecoveryCodes } from './tables.ts';

export interface SignInLink {
  readonly needsCode: boolean;
  readonly email: string;
}

export type LinkAnswer =
  | { readonly kind: 'signedIn'; readonly secret: string }
  | { readonly kind: 'wrongCode' }
  | { readonly kind: 'over' };

export interface LinkStore {
  /**
   * Returns the secret of a sign-in link. Returns null if nobody on a site's staff has this address, or if the person
   * has neither an authenticator app nor an unused recovery code. Also returns null if the person got `maxLinksAnHour`
   * links in the last hour.
   */
  readonly add: (email: string, now: Date) => Promise<string | null>;
  readonly addDemo: (personUuid: string, now: Date, expiresAt: Date) => Promise<string>;
  readonly find: (secret: string, now: Date) => Promise<SignInLink | undefined>;
  readonly use: (
    secret: string,
    code: TypedCode | null,
    actor: Actor,
    earlierHash: string | undefined,
    now: Date,
  ) => Promise<LinkAnswer>;
}

const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`;

const isOpen = (now: Date) => sql`used_at IS NULL AND expires_at > ${moment(now)} AND tries < ${maxCodeTries}`;

interface LinkRow extends Record<string, unknown> {
  readonly person_uuid: string;
  readonly purpose: 'signIn' | 'demo';
  readonly email: string;
}

export const createLinkStore = (
  { interactive }: Pick<DatabaseService, 'interactive'>,
  secondFactors: Pick<SecondFactorStore, 'use'>,
): LinkStore => ({
  add: (email, now) =>
    interactive.transaction(async (tx) => {
      const { rows: people } = await tx.execute<{ person_uuid: string }>(sql`
        SELECT person_uuid FROM ${staffPeople} AS person
        WHERE email = ${email}
          AND EXISTS (SELECT FROM ${staffMemberships} AS m
            WHERE m.person_uuid = person.person_uuid AND ended_at IS NULL)
          AND (totp_confirmed_at IS NOT NULL OR EXISTS (SELECT FROM ${staffRecoveryCodes} AS code
            WHERE code.person_uuid = person.person_uuid AND used_at IS NULL))
        FOR UPDATE`);
      const personUuid = people[0]?.person_uuid;
      if (personUuid === undefined) return null;
      const { rows } = await tx.execute<{ count: string }>(sql`
        SELECT count(*) AS count FROM ${staffLinks} WHERE person_uuid = ${personUuid}::uuid AND purpose = 'signIn'
          AND sent_at > ${moment(new Date(now.getTime() - linkWindowMs))}`);
      if (Number(rows[0]?.count) >= maxLinksAnHour) return null;
      const { secret, secretHash } = makeStaffSecret('link');
      await tx.execute(sql`
        INSERT INTO ${staffLinks} (secret_hash, person_uuid, purpose, sent_at, expires_at)
        VALUES (${secretHash}, ${personUuid}::uuid, 'signIn', ${moment(now)},
          ${moment(new Date(now.getTime() + signInLinkMs))})`);
      return secret;
    }),
  addDemo: async (personUuid, now, expiresAt) => {
    const { secret, secretHash } = makeStaffSecret('link');
    await interactive.execute(sql`
      INSERT INTO ${staffLinks} (secret_hash, person_uuid, purpose, sent_at, expires_at)
      VALUES (${secretHash}, ${personUuid}::uuid, 'demo', ${moment(now)}, ${moment(expiresAt)})`);
    return secret;
  },
  find: async (secret, now) => {
    const { rows } = await interactive.execute<LinkRow>(sql`
      SELECT person_uuid, purpose, email FROM ${staffLinks} JOIN ${staffPeople} USING (person_uuid)
      WHERE secret_hash = ${hashStaffSecret('link', secret)} AND ${isOpen(now)}`);
    const [row] = rows;
    return row === undefined ? undefined : { needsCode: row.purpose !== 'demo', email: row.email };
  },
  use: (secret, code, actor, earlierHash, now) =>
    interactive.transaction(async (tx) => {
      // Counts the attempt first, under the row lock, so that simultaneous attempts can't exceed the limit.
      const { rows } = await tx.execute<LinkRow>(sql`
        UPDATE ${staffLinks} SET tries = tries + 1
        WHERE secret_hash = ${hashStaffSecret('link', secret)} AND ${isOpen(now)} RETURNING person_uuid, purpose`);
      const [row] = rows;
      if (row === undefined) return { kind: 'over' };
      const { person_uuid: personUuid } = row;
      const way = row.purpose === 'demo' ? 'demo' : code && (await secondFactors.use(tx, personUuid, code, now));
      if (way === null) {
        await writeFailureAtSites(tx, personUuid, { actor, after: { way: 'code' }, at: now });
        return { kind: 'wrongCode' };
      }
      await tx.execute(sql`
        UPDATE ${staffLinks} SET used_at = ${moment(now)} WHERE secret_hash = ${hashStaffSecret('link', secret)}`);
      return { kind: 'signedIn', secret: await openStaffSession(tx, { personUuid, way, actor, earlierHash }, now) };
    }),
});
