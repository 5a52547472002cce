import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { timestamptz } from '#src/platform/db/columns.ts';
import type { AuditAction, AuditState, AuditSubject } from '../rules/audit.ts';
import type { Role } from '../rules/roles.ts';

/** A person doesn't belong to a site, because one person can work for several sites with one passkey. */
export const staffPeople = pgTable(
  'staff_people',
  {
    personUuid: uuid('person_uuid').primaryKey(),
    /** In lower case. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    totpSealed: text('totp_sealed'),
    /** When a first code proved that the authenticator app has the secret. */
    totpConfirmedAt: timestamptz('totp_confirmed_at'),
    /** The last 30-second step whose code was used. A code works only once. */
    totpStep: bigint('totp_step', { mode: 'number' }).notNull().default(0),
  },
  (table) => [uniqueIndex('staff_people_email_key').on(table.email)],
);

export const staffMemberships = pgTable(
  'staff_memberships',
  {
    siteSlug: text('site_id').notNull(),
    personUuid: uuid('person_uuid').notNull(),
    role: text('role').$type<Role>().notNull(),
    /** Null means no restriction, here and in `categories`. */
    locationIds: jsonb('location_ids').$type<readonly number[]>(),
    categories: jsonb('categories').$type<readonly string[]>(),
    joinedAt: timestamptz('joined_at').notNull(),
    /**
     * Null for a current member. A former member's row stays, so that their directory account alone can't sign them in
     * again.
     */
    endedAt: timestamptz('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.personUuid] }),
    index('staff_memberships_person_idx').on(table.personUuid),
  ],
);

export const staffInvitations = pgTable(
  'staff_invitations',
  {
    siteSlug: text('site_id').notNull(),
    invitationUuid: uuid('invitation_uuid').notNull(),
    secretHash: text('secret_hash').notNull(),
    email: text('email').notNull(),
    role: text('role').$type<Role>().notNull(),
    locationIds: jsonb('location_ids').$type<readonly number[]>(),
    categories: jsonb('categories').$type<readonly string[]>(),
    /**
     * Null if a command on the server created the invitation. Only an invitation of that kind can replace a person's
     * passkeys.
     */
    invitedBy: uuid('invited_by'),
    invitedAt: timestamptz('invited_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.invitationUuid] }),
    // A unique index would prevent sharding by site. Two 256-bit secrets never collide in practice.
    index('staff_invitations_secret_idx').on(table.secretHash),
  ],
);

export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    personUuid: uuid('person_uuid').notNull(),
    credentialId: text('credential_id').notNull(),
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<readonly string[]>().notNull().default([]),
    isBackedUp: boolean('is_backed_up').notNull(),
    name: text('name').notNull(),
    addedAt: timestamptz('added_at').notNull(),
    usedAt: timestamptz('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.personUuid, table.credentialId] }),
    uniqueIndex('staff_passkeys_credential_key').on(table.credentialId),
  ],
);

export const staffChallenges = pgTable(
  'staff_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('staff_challenges_expiry_idx').on(table.expiresAt)],
);

export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    personUuid: uuid('person_uuid').notNull(),
    codeHash: text('code_hash').notNull(),
    usedAt: timestamptz('used_at'),
  },
  (table) => [primaryKey({ columns: [table.personUuid, table.codeHash] })],
);

export const staffLinks = pgTable(
  'staff_links',
  {
    secretHash: text('secret_hash').primaryKey(),
    personUuid: uuid('person_uuid').notNull(),
    /** 'demo' links need no second factor and exist in development only. */
    purpose: text('purpose').$type<'signIn' | 'demo'>().notNull(),
    tries: integer('tries').notNull().default(0),
    sentAt: timestamptz('sent_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at'),
  },
  (table) => [
    index('staff_links_person_idx').on(table.personUuid, table.sentAt),
    index('staff_links_expiry_idx').on(table.expiresAt),
  ],
);

export const staffSessions = pgTable(
  'staff_sessions',
  {
    personUuid: uuid('person_uuid').notNull(),
    sessionUuid: uuid('session_uuid').notNull(),
    /** Only the hash is stored, so nobody can sign in with a copy of the database. */
    secretHash: text('secret_hash').notNull(),
    way: text('way').$type<'passkey' | 'authenticator' | 'recoveryCode' | 'directory' | 'demo'>().notNull(),
    directorySite: text('directory_site'),
    device: text('device').notNull(),
    address: text('address').notNull(),
    signedInAt: timestamptz('signed_in_at').notNull(),
    /** Null after a sign-in through a directory or demo link, until the person first proves who they are. */
    provedAt: timestamptz('proved_at'),
    proofTries: integer('proof_tries').notNull().default(0),
    usedAt: timestamptz('used_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personUuid, table.sessionUuid] }),
    uniqueIndex('staff_sessions_secret_key').on(table.secretHash),
    index('staff_sessions_expiry_idx').on(table.expiresAt),
  ],
);

/**
 * A person's account in a directory, linked at the first sign-in. An email address can pass to somebody else, but the
 * directory's `subject` can't.
 */
export const staffIdentities = pgTable(
  'staff_identities',
  {
    personUuid: uuid('person_uuid').notNull(),
    issuer: text('issuer').notNull(),
    clientId: text('client_id').notNull(),
    subject: text('subject').notNull(),
    linkedAt: timestamptz('linked_at').notNull(),
    usedAt: timestamptz('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personUuid, table.issuer, table.clientId] }),
    uniqueIndex('staff_identities_subject_key').on(table.issuer, table.clientId, table.subject),
  ],
);

export const staffDirectoryAttempts = pgTable(
  'staff_directory_attempts',
  {
    siteSlug: text('site_id').notNull(),
    attemptHash: text('attempt_hash').notNull(),
    sessionUuid: uuid('session_uuid'),
    target: text('target').notNull(),
    startedAt: timestamptz('started_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.attemptHash] }),
    index('staff_directory_attempts_expiry_idx').on(table.expiresAt),
  ],
);

export const staffDevices = pgTable(
  'staff_devices',
  {
    personUuid: uuid('person_uuid').notNull(),
    secretHash: text('secret_hash').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personUuid, table.secretHash] }),
    index('staff_devices_expiry_idx').on(table.expiresAt),
  ],
);

/**
 * Append-only: a trigger refuses updates and deletions. An action that isn't about a single site has a row for each
 * site that it concerns.
 */
export const staffAudit = pgTable(
  'staff_audit',
  {
    siteSlug: text('site_id').notNull(),
    entryUuid: uuid('entry_uuid').notNull().default(sql`gen_random_uuid()`),
    at: timestamptz('at').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    personUuid: uuid('person_uuid'),
    subjectKind: text('subject_kind').$type<AuditSubject['kind']>().notNull(),
    subjectId: text('subject_id').notNull(),
    before: jsonb('before').$type<AuditState>(),
    after: jsonb('after').$type<AuditState>(),
    address: text('address').notNull(),
    device: text('device').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.entryUuid] }),
    index('staff_audit_time_idx').on(table.siteSlug, table.at, table.entryUuid),
    index('staff_audit_subject_idx').on(table.siteSlug, table.subjectId, table.at),
  ],
);
