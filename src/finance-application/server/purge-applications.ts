import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { parseAustralianNumber } from '#src/platform/phones/parse-phone-number.ts';
import type { Sealer } from '#src/platform/sealing/create-sealer.ts';
import type { ApplicationAnswers } from '../rules/answers/application-fields.ts';
import type { ApplicationState } from '../rules/saved-application.ts';
import { readApplicationRow, type StoredApplication } from './application-row.ts';
import { financeApplications } from './tables.ts';

type Primary = Pick<DatabaseService, 'primary'>;

export interface ErasedApplicant {
  readonly leadUuids?: readonly string[];
  readonly visitorUuids?: readonly string[];
  readonly email?: string;
  readonly phone?: string;
  readonly siteSlug?: string | undefined;
}

interface WantedApplicant extends Pick<ErasedApplicant, 'leadUuids' | 'visitorUuids' | 'siteSlug'> {
  readonly emails: readonly string[];
  /** In E.164 format. */
  readonly phones: readonly string[];
}

const isBy = ({ email = '', phone = '' }: ApplicationAnswers, { emails, phones }: WantedApplicant): boolean => {
  const number = parseAustralianNumber(phone, ['MOBILE']);
  return (
    emails.some((one) => one.toLowerCase() === email.toLowerCase()) || (number !== undefined && phones.includes(number))
  );
};

type ApplicationRow = typeof financeApplications.$inferSelect;

export interface FoundApplications {
  readonly found: readonly {
    readonly row: ApplicationRow;
    readonly application: StoredApplication | null;
  }[];
  /** Other applications that couldn't be decrypted. Some might be the person's. */
  readonly unreadableCount: number;
}

const pageSize = 500;

async function* walkApplications({ primary }: Primary, siteSlug: string | undefined) {
  const ofSite = siteSlug === undefined ? undefined : eq(financeApplications.siteSlug, siteSlug);
  const place = sql`(${financeApplications.siteSlug}, ${financeApplications.applicationUuid})`;
  let after: SQL | undefined;
  for (;;) {
    const page = await primary
      .select()
      .from(financeApplications)
      .where(and(ofSite, after))
      .orderBy(financeApplications.siteSlug, financeApplications.applicationUuid)
      .limit(pageSize);
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < pageSize) return;
    after = sql`${place} > (${last.siteSlug}, ${last.applicationUuid}::uuid)`;
  }
}

/** The answers are encrypted, so this decrypts every application of the site or, without a site, of all sites. */
export const findApplications = async (
  database: Primary,
  sealer: Sealer,
  person: WantedApplicant,
): Promise<FoundApplications> => {
  const { leadUuids = [], visitorUuids = [], siteSlug } = person;
  const found: { readonly row: ApplicationRow; readonly application: StoredApplication | null }[] = [];
  let unreadableCount = 0;
  for await (const row of walkApplications(database, siteSlug)) {
    const application = readApplicationRow(row, sealer);
    const isKnown =
      (row.leadUuid !== null && leadUuids.includes(row.leadUuid)) || visitorUuids.includes(row.visitorUuid);
    if (application === null && !isKnown) unreadableCount += 1;
    else if (isKnown || (application !== null && isBy(application.content.answers, person)))
      found.push({ row, application });
  }
  return { found, unreadableCount };
};

export interface ErasedApplications {
  readonly erasedCount: number;
  /** Number of applications kept because they couldn't be decrypted. Some might be the person's. */
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
