import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { signInCodes, visitorSessions, visitors } from './tables.ts';

export interface ErasedVisitors {
  readonly visitorUuids: readonly string[];
  readonly codeUuids: readonly string[];
}

interface Person {
  readonly phone: string;
  readonly siteSlug: string | undefined;
}

export const eraseVisitors = (
  { primary }: Pick<DatabaseService, 'primary'>,
  { phone, siteSlug }: Person,
): Promise<ErasedVisitors> =>
  primary.transaction(async (tx) => {
    const theirs: SQL =
      siteSlug === undefined ? sql`phone = ${phone}` : sql`phone = ${phone} AND site_id = ${siteSlug}`;
    const codes = await tx.execute<{ code_uuid: string }>(
      sql`DELETE FROM ${signInCodes} WHERE ${theirs} RETURNING code_uuid`,
    );
    await tx.execute(sql`
      DELETE FROM ${visitorSessions} WHERE (site_id, visitor_uuid) IN (
        SELECT site_id, visitor_uuid FROM ${visitors} WHERE ${theirs})`);
    const gone = await tx.execute<{ visitor_uuid: string }>(
      sql`DELETE FROM ${visitors} WHERE ${theirs} RETURNING visitor_uuid`,
    );
    return {
      visitorUuids: gone.rows.map(({ visitor_uuid }) => visitor_uuid),
      codeUuids: codes.rows.map(({ code_uuid }) => code_uuid),
    };
  });
