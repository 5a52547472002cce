import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/database.ts';
import {
  type CodeRefusal,
  chooseCodeRefusal,
  codeMinutes,
  mostTries,
  numberLimit,
  type PendingCode,
  type SentCodes,
} from '../rules/sign-in-code.ts';
import { signInCodes } from './tables.ts';

export interface NewCode {
  readonly codeUuid: string;
  readonly visitorUuid: string;
  readonly phone: string;
  readonly codeHash: string;
}

export interface TriedCode {
  readonly codeUuid: string;
  readonly phone: string;
  readonly codeHash: string;
  readonly triesLeft: number;
}

export interface CodeStore {
  readonly add: (siteSlug: string, code: NewCode, now: Date) => Promise<CodeRefusal | null>;
  readonly findPending: (siteSlug: string, visitorUuid: string) => Promise<PendingCode | null>;
  /**
   * Counts an attempt to enter the newest code. Call this before comparing the code, so that concurrent guesses can't
   * exceed the limit. Returns null if no code is pending or no attempts are left.
   */
  readonly countTry: (siteSlug: string, visitorUuid: string, now: Date) => Promise<TriedCode | null>;
  readonly use: (siteSlug: string, codeUuid: string, now: Date) => Promise<boolean>;
  readonly purgeBefore: (moment: Date) => Promise<number>;
}

const timestamp = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`;
const toIso = (moment: unknown): string => new Date(String(moment)).toISOString();
const addMinutes = (date: Date, minutes: number): Date => new Date(date.getTime() + minutes * 60_000);

interface CountRow extends Record<string, unknown> {
  readonly lately: string;
  readonly today: string;
  readonly of_site: string;
  readonly last_at: unknown;
}

const countSent = async (tx: Database, siteSlug: string, phone: string, now: Date): Promise<SentCodes> => {
  const { rows } = await tx.execute<CountRow>(sql`
    SELECT count(*) FILTER (WHERE phone = ${phone} AND sent_at > ${timestamp(addMinutes(now, -numberLimit.minutes))}) AS lately,
      count(*) FILTER (WHERE phone = ${phone}) AS today,
      count(*) FILTER (WHERE sent_at > ${timestamp(addMinutes(now, -60))}) AS of_site,
      max(sent_at) FILTER (WHERE phone = ${phone}) AS last_at
    FROM ${signInCodes} WHERE site_id = ${siteSlug} AND sent_at > ${timestamp(addMinutes(now, -24 * 60))}`);
  const [row] = rows;
  const lastAt = row?.last_at ?? null;
  return {
    toNumberLately: Number(row?.lately ?? 0),
    toNumberToday: Number(row?.today ?? 0),
    ofSite: Number(row?.of_site ?? 0),
    lastSeconds: lastAt === null ? null : (now.getTime() - Date.parse(toIso(lastAt))) / 1000,
  };
};

interface PendingRow extends Record<string, unknown> {
  readonly phone: string;
  readonly sent_at: unknown;
  readonly expires_at: unknown;
  readonly tries: number;
  readonly used_at: unknown;
}

const newest = (siteSlug: string, visitorUuid: string): SQL => sql`
  SELECT code_uuid FROM ${signInCodes} WHERE site_id = ${siteSlug} AND visitor_uuid = ${visitorUuid}
  ORDER BY sent_at DESC, code_uuid LIMIT 1`;

/** @spec D.28 */
export const createCodeStore = (database: Database): CodeStore => ({
  add: (siteSlug, { codeUuid, visitorUuid, phone, codeHash }, now) =>
    database.transaction(async (tx) => {
      // Serialises concurrent requests, so that none escapes the limits.
      await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`sign-in codes of ${siteSlug}`}, 0))`);
      const refusal = chooseCodeRefusal(await countSent(tx, siteSlug, phone, now));
      if (refusal !== null) return refusal;
      await tx.execute(sql`
        INSERT INTO ${signInCodes} (site_id, code_uuid, visitor_uuid, phone, code_hash, sent_at, expires_at)
        VALUES (${siteSlug}, ${codeUuid}, ${visitorUuid}, ${phone}, ${codeHash}, ${timestamp(now)},
          ${timestamp(addMinutes(now, codeMinutes))})`);
      return null;
    }),
  findPending: async (siteSlug, visitorUuid) => {
    const { rows } = await database.execute<PendingRow>(sql`
      SELECT phone, sent_at, expires_at, tries, used_at FROM ${signInCodes}
      WHERE site_id = ${siteSlug} AND code_uuid = (${newest(siteSlug, visitorUuid)})`);
    const [row] = rows;
    if (row === undefined) return null;
    const { phone, tries } = row;
    const [sentAt, expiresAt] = [toIso(row.sent_at), toIso(row.expires_at)];
    return { phone, tries, sentAt, expiresAt, isUsed: row.used_at !== null };
  },
  countTry: async (siteSlug, visitorUuid, now) => {
    const { rows } = await database.execute<{ code_uuid: string; phone: string; code_hash: string; tries: number }>(sql`
      UPDATE ${signInCodes} SET tries = tries + 1
      WHERE site_id = ${siteSlug} AND code_uuid = (${newest(siteSlug, visitorUuid)})
        AND tries < ${mostTries} AND used_at IS NULL AND expires_at > ${timestamp(now)}
      RETURNING code_uuid, phone, code_hash, tries`);
    const [row] = rows;
    if (row === undefined) return null;
    return {
      codeUuid: row.code_uuid,
      phone: row.phone,
      codeHash: row.code_hash,
      triesLeft: mostTries - Number(row.tries),
    };
  },
  use: async (siteSlug, codeUuid, now) => {
    const { rows } = await database.execute(sql`
      UPDATE ${signInCodes} SET used_at = ${timestamp(now)}
      WHERE site_id = ${siteSlug} AND code_uuid = ${codeUuid} AND used_at IS NULL RETURNING code_uuid`);
    return rows.length === 1;
  },
  purgeBefore: async (moment) => {
    const { rows } = await database.execute(
      sql`DELETE FROM ${signInCodes} WHERE sent_at < ${timestamp(moment)} RETURNING site_id`,
    );
    return rows.length;
  },
});
