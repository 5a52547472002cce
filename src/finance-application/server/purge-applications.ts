import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { parseAustralianNumber } from '#src/platform/phones/parse-phone-number.ts';
import type { Sealer } from '#src/platform/sealing/create-sealer.ts';
import type { ApplicationAnswers } from '../rules/answers/application-fields.ts';
import type { ApplicationState } from '../rules/saved-application.ts';
import { readApplicationRow } from './application-row.ts';
import { financeApplications } from './tables.ts';

type Primary = Pick<DatabaseService, 'primary'>;

/** Any application of these leads or visitors, or with this email or phone, is erased. */
export interface ErasedApplicant {
  readonly leadUuids?: readonly string[];
  readonly visitorUuids?: readonly string[];
  readonly email?: string;
  readonly phone?: string;
  readonly siteSlug?: string | undefined;
}

const isBy = ({ email = '', phone = '' }: ApplicationAnswers, person: ErasedApplicant): boolean =>
  (person.email !== undefined && email.toLowerCase() === person.email.toLowerCase()) ||
  (person.phone !== undefined && parseAustralianNumber(phone, ['MOBILE']) === person.phone);

export interface ErasedApplications {
  readonly erasedCount: number;
  /** Kept because no sealing key here opens them; some might be the person's. */
  readonly unreadableCount: number;
}

export const eraseApplications = async (
  { primary }: Primary,
  sealer: Sealer,
  person: ErasedApplicant,
): Promise<ErasedApplications> => {
  const { leadUuids = [], visitorUuids = [], siteSlug } = person;
  const ofSite = siteSlug === undefined ? undefined : eq(financeApplications.siteSlug, siteSlug);
  const rows = await primary.select().from(financeApplications).where(ofSite);
  // The answers are sealed, so the rows have to be opened here.
  let unreadableCount = 0;
  const theirs = rows.filter((row) => {
    if (row.leadUuid !== null && leadUuids.includes(row.leadUuid)) return true;
    if (visitorUuids.includes(row.visitorUuid)) return true;
    const application = readApplicationRow(row, sealer);
    if (application === null) unreadableCount += 1;
    return application !== null && isBy(application.content.answers, person);
  });
  if (theirs.length === 0) return { erasedCount: 0, unreadableCount };
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
  return { erasedCount: gone.length, unreadableCount };
};

export const createApplicationPurge = ({ primary }: Primary, state: ApplicationState) => ({
  purgeBefore: async (moment: Date): Promise<number> => {
    const { rowCount } = await primary.execute(sql`
      DELETE FROM ${financeApplications}
      WHERE state = ${state} AND changed_at < ${moment.toISOString()}::timestamptz`);
    return rowCount ?? 0;
  },
});
