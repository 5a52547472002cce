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
  /** Returns the draft or, if there's none, the newest sent application. */
  readonly find: (owner: ApplicationOwner) => Promise<StoredApplication | undefined>;
  readonly findDraft: (owner: ApplicationOwner) => Promise<StoredApplication | undefined>;
  readonly findSent: (owner: ApplicationOwner) => Promise<StoredApplication | undefined>;
  /** Lists the vehicles of the applicant's drafts, last changed first. Null is a draft without a vehicle. */
  readonly listBegun: (applicant: Applicant) => Promise<readonly ApplicationOwner['vehicleId'][]>;
  /** Throws `conflict` if other requests interfere five times. Throws `tooMany` instead of adding an eleventh draft. */
  readonly changeDraft: (owner: ApplicationOwner, change: ContentChange, now: Date) => Promise<void>;
  /**
   * Returns false if there's no readable draft, or the new vehicle already has one. Throws `conflict` if another
   * request interferes.
   */
  readonly moveDraft: (
    owner: ApplicationOwner,
    toVehicleId: ApplicationOwner['vehicleId'],
    change: ContentChange,
    now: Date,
  ) => Promise<boolean>;
}

const maxDrafts = 10;

const maxTries = 5;

const changedElsewhere = () =>
  new DomainError(
    'conflict',
    'This application was just changed in another tab or on another device. Please try again.',
  );

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

interface NewDraft {
  readonly owner: ApplicationOwner;
  readonly content: ApplicationContent;
  readonly startedAt: Date;
  readonly changedAt: Date;
}

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

/** @spec D.41 */
export const createApplicationStore = (
  { interactive }: Pick<DatabaseService, 'interactive'>,
  sealer: Sealer,
): ApplicationStore => {
  const find = async (owner: ApplicationOwner, state?: ApplicationState) => {
    const [row] = await interactive
      .select()
      .from(financeApplications)
      .where(and(ownedBy(owner), state === undefined ? undefined : isIn(state)))
      // 'draft' sorts before 'sent', so a draft comes first.
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
      throw new DomainError('tooMany', 'You’ve already started several applications. Please finish one first.');
    return insertDraft(interactive, sealer, { owner, content, startedAt: now, changedAt: now });
  };
  const tryChange = async (owner: ApplicationOwner, change: ContentChange, now: Date): Promise<boolean> => {
    const row = await find(owner, 'draft');
    if (row === undefined) return begin(owner, change(emptyContent), now);
    // A draft that can't be decrypted starts again.
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
        if (!isMoved) throw changedElsewhere();
      });
      return true;
    },
  };
};

/** @spec B3.19, D.41 */
export const moveApplications = createMove(financeApplications, 'draft');

export interface ApplicationEnd {
  /** The application as it was read. `endApplication` refuses if it was changed or sent in the meantime. */
  readonly application: StoredApplication;
  readonly content: ApplicationContent;
  readonly leadUuid: string;
  readonly sentAt: Date;
}

/** Must run in the transaction that stores the application's lead. @spec D.41 */
export const endApplication = async (
  tx: Database,
  sealer: Sealer,
  { application, content, leadUuid, sentAt }: ApplicationEnd,
): Promise<'written' | 'refused'> => {
  const rows = await tx
    .update(financeApplications)
    .set({
      ...writeContent(application, content, sealer),
      state: 'sent',
      leadUuid,
      outcome: content.decision?.outcome ?? null,
      revision: application.revision + 1,
      changedAt: sentAt.toISOString(),
      sentAt: sentAt.toISOString(),
    })
    .where(isUnchanged(application))
    .returning({ revision: financeApplications.revision });
  return rows.length > 0 ? 'written' : 'refused';
};
