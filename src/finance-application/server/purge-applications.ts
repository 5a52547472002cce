import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { parseAustralianNumber } from '#src/platform/phones/parse-phone-number.ts';
import type { Sealer } from '#src/platform/sealing/create-sealer.ts';
import type { ApplicationAnswers } from '../rules/answers/application-fields.ts';
import type { ApplicationState } from '../rules/saved-application.ts';
import { readApplicationRow, type StoredApplication } from './application-row.ts';
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

/** Applications of these leads or visitors, or with one of these emails or phones. */
interface WantedApplicant extends Pick<ErasedApplicant, 'leadUuids' | 'visitorUuids' | 'siteSlug'> {
  readonly emails: readonly string[];
  /** E.164. */
  readonly phones: readonly string[];
}

const isBy = ({ email = '', phone = '' }: ApplicationAnswers, { emails, phones }: WantedApplicant): boolean => {
  const number = parseAustralianNumber(phone, ['MOBILE']);
  return (
    emails.some((one) => one.toLowerCase() === email.toLowerCase()) || (number !== undefined && phones.includes(number))
  );
};

export interface FoundApplications {
  readonly found: readonly {
    readonly row: typeof financeApplications.$inferSelect;
    /** Null if no sealing key here opens it. */
    readonly application: StoredApplication | null;
  }[];
  /** No sealing key here opens them; some might be the person's. */
  readonly unreadableCount: number;
}

/** The answers are sealed, so every row of the sites has to be opened. */
export const findApplications = async (
  { primary }: Primary,
  sealer: Sealer,
  person: WantedApplicant,
): Promise<FoundApplications> => {
  const { leadUuids = [], visitorUuids = [], siteSlug } = person;
  const ofSite = siteSlug === undefined ? undefined : eq(financeApplications.siteSlug, siteSlug);
  const rows = await primary.select().from(financeApplications).where(ofSite);
  let unreadableCount = 0;
  const found = rows.flatMap((row) => {
    const application = readApplicationRow(row, sealer);
    const isKnown =
      (row.leadUuid !== null && leadUuids.includes(row.leadUuid)) || visitorUuids.includes(row.visitorUuid);
    if (isKnown) return [{ row, application }];
    if (application === null) unreadableCount += 1;
    return application !== null && isBy(application.content.answers, person) ? [{ row, application }] : [];
  });
  return { found, unreadableCount };
};

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
  const { email, phone, siteSlug, ...known } = person;
  const wanted = {
    ...known,
    siteSlug,
    emails: email === undefined ? [] : [email],
    phones: phone === undefined ? [] : [phone],
  };
  const { found, unreadableCount } = await findApplications({ primary }, sealer, wanted);
  if (found.length === 0) return { erasedCount: 0, unreadableCount };
  const gone = await primary
    .delete(financeApplications)
    .where(
      and(
        siteSlug === undefined ? undefined : eq(financeApplications.siteSlug, siteSlug),
        inArray(
          financeApplications.applicationUuid,
          found.map(({ row }) => row.applicationUuid),
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
