import { and, desc, eq } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { Sealer } from '#src/platform/sealing/create-sealer.ts';
import { readApplicationRow, type StoredApplication } from '../application-row.ts';
import { financeApplications } from '../tables.ts';

export interface ApplicationFilter {
  readonly siteSlug?: string | undefined;
  readonly applicationUuid?: string | undefined;
}

/** Leaves out drafts. An entry is null if it can't be decrypted. @spec D.41 */
export const listApplications = async (
  { primary }: Pick<DatabaseService, 'primary'>,
  sealer: Sealer,
  { siteSlug, applicationUuid }: ApplicationFilter,
  limit: number,
): Promise<readonly (StoredApplication | null)[]> => {
  const rows = await primary
    .select()
    .from(financeApplications)
    .where(
      and(
        eq(financeApplications.state, 'sent'),
        siteSlug === undefined ? undefined : eq(financeApplications.siteSlug, siteSlug),
        applicationUuid === undefined ? undefined : eq(financeApplications.applicationUuid, applicationUuid),
      ),
    )
    .orderBy(desc(financeApplications.sentAt))
    .limit(limit);
  return rows.map((row) => readApplicationRow(row, sealer));
};
