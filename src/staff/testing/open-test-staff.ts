import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { createSealer } from '#src/platform/sealing/create-sealer.ts';
import type { Actor } from '../rules/audit.ts';
import type { Membership } from '../rules/membership.ts';
import { createAuditStore } from '../server/audit-store.ts';
import { createInvitationStore } from '../server/invitation-store.ts';
import { createLinkStore } from '../server/link-store.ts';
import { createMembershipStore, putMembership } from '../server/membership-store.ts';
import { createPasskeyService } from '../server/passkey-service.ts';
import { createProofService } from '../server/proof-service.ts';
import { createSecondFactorStore } from '../server/second-factor-store.ts';
import { createSessionStore, openStaffSession } from '../server/session-store.ts';
import { hashStaffSecret } from '../server/staff-secret.ts';
import { staffPeople } from '../server/tables.ts';

export const staffNow = new Date('2026-11-29T00:00:00Z');
export const afterMs = (ms: number): Date => new Date(staffNow.getTime() + ms);

const sealingKey = { id: 'test', key: Buffer.from('k'.repeat(32)).toString('base64') };

export const actorOf = (personUuid: string) => ({ personUuid, address: '192.0.2.1', device: 'Chrome on Android' });

export const operator: Actor = { personUuid: null, address: '', device: 'npm run desk' };

type GivenMembership = Pick<Membership, 'siteSlug' | 'role'> & Partial<Membership>;

export const openTestStaff = async (open: (typeof testDatabases)[number]['open']) => {
  const test = await open();
  const { database } = test;
  const secondFactors = createSecondFactorStore(
    database,
    createSealer(() => [sealingKey]),
  );
  const passkeys = createPasskeyService(database);
  return {
    database,
    secondFactors,
    sessions: createSessionStore(database, () => []),
    links: createLinkStore(database, secondFactors),
    invitations: createInvitationStore(database),
    memberships: createMembershipStore(database, []),
    passkeys,
    proofs: createProofService(database, passkeys, secondFactors),
    audit: createAuditStore(database),
    addPerson: async (name: string, ...memberships: readonly GivenMembership[]): Promise<string> => {
      const personUuid = randomUUID();
      await database.primary.transaction(async (tx) => {
        await tx.execute(sql`
          INSERT INTO ${staffPeople} (person_uuid, email, name, created_at)
          VALUES (${personUuid}::uuid, ${`${name.toLowerCase()}@example.test`}, ${name},
            ${staffNow.toISOString()}::timestamptz)`);
        for (const membership of memberships) {
          await putMembership(tx, personUuid, { locationIds: null, categories: null, ...membership }, staffNow);
        }
      });
      return personUuid;
    },
    signIn: async (personUuid: string, now = staffNow, earlierHash?: string): Promise<string> => {
      const secret = await database.primary.transaction((tx) =>
        openStaffSession(tx, { personUuid, way: 'passkey', actor: actorOf(personUuid), earlierHash }, now),
      );
      return hashStaffSecret('session', secret);
    },
    close: test.close,
  };
};

export type TestStaff = Awaited<ReturnType<typeof openTestStaff>>;
