import { randomUUID } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import { createMove } from '#src/account/server/create-sign-in.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import type { Sealer } from '#src/platform/sealing/create-sealer.ts';
import { type ApplicationContent, type ApplicationState, emptyContent } from '../rules/saved-application.ts';
import { type ApplicationOwner, readApplicationRow, type StoredApplication, writeContent } from './application-row.ts';
import { financeApplications } from './tables.ts';

type ContentChange = (content: ApplicationContent) => ApplicationContent;

type Applicant = Pick<ApplicationOwner, 'siteSlug' | 'visitorUuid'>;

export interface ApplicationStore {
  /** The one that is being filled in, else the newest that was sent; undefined for none. */
  readonly find: (owner: ApplicationOwner) => Promise<StoredApplication | undefined>;
  readonly findDraft: (owner: ApplicationOwner) => Promise<StoredApplication | undefined>;
  /** The newest that was sent, whether another is being filled in or not. */
  readonly findSent: (owner: ApplicationOwner) => Promise<StoredApplication | undefined>;
  /** The vehicles that somebody is filling applications in about, the latest change first; null stands for none. */
  readonly listBegun: (applicant: Applicant) => Promise<readonly ApplicationOwner['vehicleId'][]>;
  /** Changes the one that is being filled in; begins one where there is none. */
  readonly changeDraft: (owner: ApplicationOwner, change: ContentChange, now: Date) => Promise<void>;
  /**
   * Makes the one that is being filled in one about another vehicle, or about none.
   * @returns whether it did: not where there is nothing to move, nor over one that is there already
   */
  readonly moveDraft: (
    owner: ApplicationOwner,
    toVehicleId: ApplicationOwner['vehicleId'],
    change: ContentChange,
    now: Date,
  ) => Promise<boolean>;
}

/** Applications that one visitor can have begun at a time. */
const maxDrafts = 10;

/** Times that a change is tried again which another page of the visitor came before. */
const maxTries = 5;

const changedElsewhere = () =>
  new DomainError('conflict', 'This application is being changed elsewhere. Please try again.');

const ofApplicant = ({ siteSlug, visitorUuid }: Applicant) =>
  and(eq(financeApplications.siteSlug, siteSlug), eq(financeApplications.visitorUuid, visitorUuid));

const ownedBy = (owner: ApplicationOwner) =>
  and(ofApplicant(owner), eq(financeApplications.vehicleId, owner.vehicleId ?? 0));

const isIn = (state: ApplicationState) => eq(financeApplications.state, state);

export const isUnchanged = ({
  siteSlug,
  applicationUuid,
  revision,
}: Pick<StoredApplication, 'siteSlug' | 'applicationUuid' | 'revision'>) =>
  and(
    eq(financeApplications.siteSlug, siteSlug),
    eq(financeApplications.applicationUuid, applicationUuid),
    eq(financeApplications.revision, revision),
    isIn('draft'),
  );

/** An application that is being filled in, before it has a row. */
interface NewDraft {
  readonly owner: ApplicationOwner;
  readonly content: ApplicationContent;
  readonly startedAt: Date;
  readonly changedAt: Date;
}

/** Writes a draft under a name of its own, where its visitor has none about the vehicle. @returns whether they had none */
const insertDraft = async (
  database: Database,
  sealer: Sealer,
  { owner: { siteSlug, visitorUuid, vehicleId }, content, startedAt, changedAt }: NewDraft,
): Promise<boolean> => {
  const name = { siteSlug, applicationUuid: randomUUID() };
  const rows = await database
    .insert(financeApplications)
    .values({
      ...name,
      visitorUuid,
      vehicleId: vehicleId ?? 0,
      state: 'draft',
      revision: 0,
      ...writeContent(name, content, sealer),
      startedAt: startedAt.toISOString(),
      changedAt: changedAt.toISOString(),
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
  const find = async (owner: ApplicationOwner, state?: ApplicationState) => {
    const [row] = await interactive
      .select()
      .from(financeApplications)
      .where(and(ownedBy(owner), state === undefined ? undefined : isIn(state)))
      // Drafts come before what was sent, by their names.
      .orderBy(financeApplications.state, sql`started_at DESC`)
      .limit(1);
    return row;
  };
  const read = async (owner: ApplicationOwner, state?: ApplicationState) => {
    const row = await find(owner, state);
    return row === undefined ? undefined : (readApplicationRow(row, sealer) ?? undefined);
  };
  const begin = async (owner: ApplicationOwner, content: ApplicationContent, now: Date): Promise<boolean> => {
    const begun = await interactive.$count(financeApplications, and(ofApplicant(owner), isIn('draft')));
    if (begun >= maxDrafts)
      throw new DomainError('tooMany', 'You have begun several applications. Please finish one first.');
    return insertDraft(interactive, sealer, { owner, content, startedAt: now, changedAt: now });
  };
  const tryChange = async (owner: ApplicationOwner, change: ContentChange, now: Date): Promise<boolean> => {
    const row = await find(owner, 'draft');
    if (row === undefined) return begin(owner, change(emptyContent), now);
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
    find: (owner) => read(owner),
    findDraft: (owner) => read(owner, 'draft'),
    findSent: (owner) => read(owner, 'sent'),
    listBegun: async (applicant) => {
      const rows = await interactive
        .select({ vehicleId: financeApplications.vehicleId })
        .from(financeApplications)
        .where(and(ofApplicant(applicant), isIn('draft')))
        .orderBy(desc(financeApplications.changedAt));
      return rows.map(({ vehicleId }) => (vehicleId === 0 ? null : vehicleId));
    },
    changeDraft: async (owner, change, now) => {
      for (let tries = 0; tries < maxTries; tries += 1) if (await tryChange(owner, change, now)) return;
      throw changedElsewhere();
    },
    moveDraft: async (from, toVehicleId, change, now) => {
      const owner = { ...from, vehicleId: toVehicleId };
      const draft = await read(from, 'draft');
      if (draft === undefined || (await find(owner, 'draft')) !== undefined) return false;
      const content = change(draft.content);
      await interactive.transaction(async (tx) => {
        const taken = await tx
          .delete(financeApplications)
          .where(isUnchanged(draft))
          .returning({ revision: financeApplications.revision });
        const isMoved =
          taken.length > 0 &&
          (await insertDraft(tx, sealer, { owner, content, startedAt: draft.startedAt, changedAt: now }));
        // Another page of the visitor came before: nothing is taken away.
        if (!isMoved) throw changedElsewhere();
      });
      return true;
    },
  };
};

/** Gives what somebody entered before they signed in to the visitor whose number it is. @spec B3.19, D.41 */
export const moveApplications = createMove(financeApplications, 'draft');
