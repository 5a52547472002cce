import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { Sealer } from '#src/platform/sealing/create-sealer.ts';
import type { ApplicationState } from '../rules/kept-application.ts';
import { readApplicationRow } from './application-row.ts';
import { financeApplications } from './tables.ts';

type Primary = Pick<DatabaseService, 'primary'>;

/** Whose applications go: those of leads that are forgotten, and whatever else bears their address. */
export interface ForgottenApplicant {
  readonly leadUuids: readonly string[];
  readonly email: string;
  readonly siteSlug?: string | undefined;
}

/** Deletes the applications of one person, those that were never sent too. @returns how many */
export const forgetApplications = async (
  { primary }: Primary,
  sealer: Sealer,
  { leadUuids, email, siteSlug }: ForgottenApplicant,
): Promise<number> => {
  const ofSite = siteSlug === undefined ? undefined : eq(financeApplications.siteSlug, siteSlug);
  const rows = await primary.select().from(financeApplications).where(ofSite);
  // Who it is stands sealed in each.
  const theirs = rows.filter((row) => {
    if (row.leadUuid !== null && leadUuids.includes(row.leadUuid)) return true;
    const written = readApplicationRow(row, sealer)?.content.answers.email ?? '';
    return written.toLowerCase() === email.toLowerCase();
  });
  if (theirs.length === 0) return 0;
  const gone = await primary
    .delete(financeApplications)
    .where(
      and(
        ofSite,
        inArray(
          financeApplications.applicationUuid,
          theirs.map(({ applicationUuid }) => applicationUuid),
        ),
      ),
    )
    .returning({ applicationUuid: financeApplications.applicationUuid });
  return gone.length;
};

/** What forgets applications that have not changed since a moment: those that were sent, or those that were not. */
export const createApplicationForgetting = ({ primary }: Primary, state: ApplicationState) => ({
  /** Returns how many went. */
  forgetBefore: async (moment: Date): Promise<number> => {
    const { rowCount } = await primary.execute(sql`
      DELETE FROM ${financeApplications}
      WHERE state = ${state} AND changed_at < ${moment.toISOString()}::timestamptz`);
    return rowCount ?? 0;
  },
});
