import type { Database } from '#src/platform/db/database.ts';
import type { Sealer } from '#src/platform/sealing/create-sealer.ts';
import type { ApplicationContent } from '../rules/saved-application.ts';
import { type StoredApplication, writeContent } from './application-row.ts';
import { isUnchanged } from './application-store.ts';
import { financeApplications } from './tables.ts';

export interface ApplicationEnd {
  /** As it was read: if it changed or was sent meanwhile, the update is refused. */
  readonly application: StoredApplication;
  readonly content: ApplicationContent;
  readonly leadUuid: string;
  readonly sentAt: Date;
}

/** Marks an application as sent, in the transaction that stores its lead. @spec D.41 */
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
