import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { parseAustralianNumber } from '#src/platform/phones/parse-australian-number.ts';
import type { Sealer } from '#src/platform/sealing/create-sealer.ts';
import type { ApplicationAnswers } from '../rules/answers/application-fields.ts';
import type { ApplicationState } from '../rules/saved-application.ts';
import { readApplicationRow } from './application-row.ts';
import { financeApplications } from './tables.ts';

type Primary = Pick<DatabaseService, 'primary'>;

/** Whose applications go: those of leads or visitors that are forgotten, and whatever else bears their address or number. */
export interface ErasedApplicant {
  readonly leadUuids?: readonly string[];
  readonly visitorUuids?: readonly string[];
  readonly email?: string;
  /** A mobile, in E.164. */
  readonly phone?: string;
  readonly siteSlug?: string | undefined;
}

/** Whether what somebody wrote of themselves is their address, or their number however it is written. */
const isBy = ({ email = '', phone = '' }: ApplicationAnswers, person: ErasedApplicant): boolean =>
  (person.email !== undefined && email.toLowerCase() === person.email.toLowerCase()) ||
  (person.phone !== undefined && parseAustralianNumber(phone, ['MOBILE']) === person.phone);

/** Deletes the applications of one person, those that were never sent too. @returns how many */
export const eraseApplications = async (
  { primary }: Primary,
  sealer: Sealer,
  person: ErasedApplicant,
): Promise<number> => {
  const { leadUuids = [], visitorUuids = [], siteSlug } = person;
  const ofSite = siteSlug === undefined ? undefined : eq(financeApplications.siteSlug, siteSlug);
  const rows = await primary.select().from(financeApplications).where(ofSite);
  // Who it is stands sealed in each.
  const theirs = rows.filter((row) => {
    if (row.leadUuid !== null && leadUuids.includes(row.leadUuid)) return true;
    if (visitorUuids.includes(row.visitorUuid)) return true;
    return isBy(readApplicationRow(row, sealer)?.content.answers ?? {}, person);
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
export const createApplicationPurge = ({ primary }: Primary, state: ApplicationState) => ({
  /** Returns how many went. */
  purgeBefore: async (moment: Date): Promise<number> => {
    const { rowCount } = await primary.execute(sql`
      DELETE FROM ${financeApplications}
      WHERE state = ${state} AND changed_at < ${moment.toISOString()}::timestamptz`);
    return rowCount ?? 0;
  },
});
