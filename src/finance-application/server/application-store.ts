import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { DomainError } from '#src/lib/domain-error.ts';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import type { Sealer } from '#src/platform/sealing/create-sealer.ts';
import { type ApplicationContent, emptyContent } from '../rules/kept-application.ts';
import { type ApplicationOwner, readApplicationRow, type StoredApplication, writeContent } from './application-row.ts';
import { financeApplications } from './tables.ts';

/** Applications, by site and by visitor. */
export interface ApplicationStore {
  /** The one that is being filled in, else the newest that was sent; undefined for none. */
  readonly find: (owner: ApplicationOwner) => Promise<StoredApplication | undefined>;
  readonly findDraft: (owner: ApplicationOwner) => Promise<StoredApplication | undefined>;
  /** Changes the one that is being filled in; begins one where there is none. */
  readonly changeDraft: (
    owner: ApplicationOwner,
    change: (content: ApplicationContent) => ApplicationContent,
    now: Date,
  ) => Promise<void>;
}

/** Applications that one visitor can have begun at a time. */
const maxDrafts = 10;

/** Times that a change is tried again which another page of the visitor came before. */
const maxTries = 5;

const ownedBy = ({ siteSlug, visitorUuid, vehicleId }: ApplicationOwner) =>
  and(
    eq(financeApplications.siteSlug, siteSlug),
    eq(financeApplications.visitorUuid, visitorUuid),
    eq(financeApplications.vehicleId, vehicleId ?? 0),
  );

/** One application, as it stood when it was read. */
export const isUnchanged = ({
  siteSlug,
  applicationUuid,
  revision,
}: Pick<StoredApplication, 'siteSlug' | 'applicationUuid' | 'revision'>) =>
  and(
    eq(financeApplications.siteSlug, siteSlug),
    eq(financeApplications.applicationUuid, applicationUuid),
    eq(financeApplications.revision, revision),
    eq(financeApplications.state, 'draft'),
  );

const begin = async (
  database: Database,
  sealer: Sealer,
  owner: ApplicationOwner,
  content: ApplicationContent,
  now: Date,
): Promise<boolean> => {
  const { siteSlug, visitorUuid, vehicleId } = owner;
  const begun = await database.$count(
    financeApplications,
    and(
      eq(financeApplications.siteSlug, siteSlug),
      eq(financeApplications.visitorUuid, visitorUuid),
      eq(financeApplications.state, 'draft'),
    ),
  );
  if (begun >= maxDrafts)
    throw new DomainError('tooMany', 'You have begun several applications. Please finish one first.');
  const name = { siteSlug, applicationUuid: randomUUID() };
  const rows = await database
    .insert(financeApplications)
    .values({
      ...{ ...name, visitorUuid, vehicleId: vehicleId ?? 0, state: 'draft', revision: 0 },
      ...writeContent(name, content, sealer),
      ...{ startedAt: now.toISOString(), changedAt: now.toISOString() },
    })
    .onConflictDoNothing()
    .returning({ revision: financeApplications.revision });
  return rows.length > 0;
};

/** The applications of a database. @spec D.41 */
export const createApplicationStore = (
  { interactive }: Pick<DatabaseService, 'interactive'>,
  sealer: Sealer,
): ApplicationStore => {
  const find = async (owner: ApplicationOwner, state: 'any' | 'draft') => {
    const [row] = await interactive
      .select()
      .from(financeApplications)
      .where(and(ownedBy(owner), state === 'draft' ? eq(financeApplications.state, 'draft') : undefined))
      // Drafts come before what was sent, by their names.
      .orderBy(financeApplications.state, sql`started_at DESC`)
      .limit(1);
    return row;
  };
  const read = async (owner: ApplicationOwner, state: 'any' | 'draft') => {
    const row = await find(owner, state);
    return row === undefined ? undefined : (readApplicationRow(row, sealer) ?? undefined);
  };
  const tryChange = async (
    owner: ApplicationOwner,
    change: (content: ApplicationContent) => ApplicationContent,
    now: Date,
  ): Promise<boolean> => {
    const row = await find(owner, 'draft');
    if (row === undefined) return begin(interactive, sealer, owner, change(emptyContent), now);
    // What cannot be read any more is begun anew: its key is gone.
    const content = readApplicationRow(row, sealer)?.content ?? emptyContent;
    const rows = await interactive
      .update(financeApplications)
      .set({ ...writeContent(row, change(content), sealer), revision: row.revision + 1, changedAt: now.toISOString() })
      .where(isUnchanged(row))
      .returning({ revision: financeApplications.revision });
    return rows.length > 0;
  };
  return {
    find: (owner) => read(owner, 'any'),
    findDraft: (owner) => read(owner, 'draft'),
    changeDraft: async (owner, change, now) => {
      for (let tries = 0; tries < maxTries; tries += 1) if (await tryChange(owner, change, now)) return;
      throw new DomainError('conflict', 'This application is being changed elsewhere. Please try again.');
    },
  };
};
