import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/database.ts';

export const deskChannel = 'desk';

export type DeskNotice =
  | { readonly kind: 'leadsChanged'; readonly siteSlug: string }
  | { readonly kind: 'sessionsEnded'; readonly personUuid: string };

/** Call it in the transaction that ends the sessions. Listeners are notified at the commit. */
export const notifySessionsEnded = async (tx: Database, personUuid: string): Promise<void> => {
  await tx.execute(sql`SELECT pg_notify(${deskChannel}, ${`sessions ${personUuid}`})`);
};

const noticePattern = /^(?:sessions (?<person>[\da-f-]{36})|leads (?<site>[\w-]{1,100}))$/;

export const parseDeskNotice = (payload: string): DeskNotice | undefined => {
  const { person, site } = noticePattern.exec(payload)?.groups ?? {};
  if (person !== undefined) return { kind: 'sessionsEnded', personUuid: person };
  return site === undefined ? undefined : { kind: 'leadsChanged', siteSlug: site };
};
