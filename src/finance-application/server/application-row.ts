import type { Sealer } from '#src/platform/sealing/create-sealer.ts';
import { readMoneyCents } from '../rules/answers/read-application.ts';
import type { ApplicationContent, SavedApplication } from '../rules/saved-application.ts';
import type { financeApplications } from './tables.ts';

export interface ApplicationOwner {
  readonly siteSlug: string;
  readonly visitorUuid: string;
  readonly vehicleId: number | null;
}

export interface StoredApplication extends SavedApplication, ApplicationOwner {
  readonly applicationUuid: string;
  readonly revision: number;
  readonly leadUuid: string | null;
  readonly startedAt: Date;
  readonly sentAt: Date | null;
}

type Row = typeof financeApplications.$inferSelect;

/** Binds encrypted content to its row, so that it can't be decrypted in another row. */
const bindingOf = ({ siteSlug, applicationUuid }: Pick<Row, 'siteSlug' | 'applicationUuid'>): string =>
  `${siteSlug} ${applicationUuid}`;

export const readApplicationRow = (row: Row, sealer: Sealer): StoredApplication | null => {
  const text = sealer.open(row.sealed, bindingOf(row));
  if (text === null) return null;
  const { siteSlug, applicationUuid, visitorUuid, state, revision, leadUuid } = row;
  return {
    siteSlug,
    applicationUuid,
    visitorUuid,
    state,
    revision,
    leadUuid,
    vehicleId: row.vehicleId === 0 ? null : row.vehicleId,
    content: JSON.parse(text) as ApplicationContent,
    startedAt: new Date(row.startedAt),
    sentAt: row.sentAt === null ? null : new Date(row.sentAt),
  };
};

export const writeContent = (
  name: Pick<Row, 'siteSlug' | 'applicationUuid'>,
  content: ApplicationContent,
  sealer: Sealer,
) => {
  const { amount = '', termYears = '' } = content.answers;
  return {
    sealed: sealer.seal(JSON.stringify(content), bindingOf(name)),
    amountCents: readMoneyCents(amount) ?? null,
    termMonths: /^\d{1,2}$/.test(termYears) ? Number(termYears) * 12 : null,
  };
};
