import { sql } from 'drizzle-orm';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import { mostSearches } from '#src/watchlist/rules/searches/search-form.ts';
import { savedSearches } from '../tables.ts';
import type { ListOwner } from '../watchlist-store.ts';

export interface NewSearch {
  readonly query: string;
  readonly name: string;
  readonly knownIds: readonly number[] | null;
}

export interface SavedSearch extends Pick<NewSearch, 'name' | 'query'> {
  readonly searchUuid: string;
  readonly savedAt: Date;
  readonly isFollowed: boolean;
}

export type Saved = { readonly kind: 'saved' | 'known'; readonly searchUuid: string } | { readonly kind: 'full' };

export interface SearchStore {
  /** Newest first. */
  readonly list: (owner: ListOwner) => Promise<readonly SavedSearch[]>;
  readonly add: (owner: ListOwner, search: NewSearch, now: Date) => Promise<Saved>;
  /** Returns false if the visitor has no such search. So do `follow`, `unfollow` and `remove`. */
  readonly rename: (owner: ListOwner, searchUuid: string, name: string) => Promise<boolean>;
  readonly follow: (owner: ListOwner, searchUuid: string, yes: Yes, now: Date) => Promise<boolean>;
  readonly unfollow: (owner: ListOwner, searchUuid: string) => Promise<boolean>;
  readonly know: (owner: ListOwner, searchUuid: string, knownIds: readonly number[] | null) => Promise<void>;
  readonly remove: (owner: ListOwner, searchUuid: string) => Promise<boolean>;
  readonly purgeBefore: (moment: Date) => Promise<number>;
}

interface Yes extends Pick<NewSearch, 'knownIds'> {
  readonly consentText: string;
}

interface SearchRow extends Record<string, unknown> {
  readonly search_uuid: string;
  readonly query: string;
  readonly name: string;
  readonly saved_ms: string;
  readonly is_followed: boolean;
}

const toSearch = (row: SearchRow): SavedSearch => ({
  searchUuid: row.search_uuid,
  query: row.query,
  name: row.name,
  savedAt: new Date(Number(row.saved_ms)),
  isFollowed: row.is_followed,
});

const listSearches = async (database: Database, { siteSlug, visitorUuid }: ListOwner): Promise<SavedSearch[]> => {
  const { rows } = await database.execute<SearchRow>(sql`
    SELECT search_uuid, query, name, extract(epoch FROM saved_at) * 1000 AS saved_ms,
      followed_at IS NOT NULL AS is_followed
    FROM ${savedSearches} WHERE site_id = ${siteSlug} AND visitor_uuid = ${visitorUuid}
    ORDER BY saved_at DESC, search_uuid`);
  return rows.map(toSearch);
};

/** Without the lock, two concurrent changes could together exceed `mostSearches`. */
const lockSearches = (tx: Database, { siteSlug, visitorUuid }: ListOwner) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`searches ${siteSlug} ${visitorUuid}`}, 0))`);

const insertSearch = async (
  tx: Database,
  { siteSlug, visitorUuid }: ListOwner,
  { query, name, knownIds }: NewSearch,
  now: Date,
): Promise<string> => {
  const { rows } = await tx.execute<Pick<SearchRow, 'search_uuid'>>(sql`
    INSERT INTO ${savedSearches} (site_id, visitor_uuid, query, name, saved_at, known_ids)
    VALUES (${siteSlug}, ${visitorUuid}::uuid, ${query}, ${name}, ${now.toISOString()}::timestamptz,
      ${JSON.stringify(knownIds)}::jsonb)
    RETURNING search_uuid`);
  const [row] = rows;
  if (row === undefined) throw new Error('The insert of a search returned no id.');
  return row.search_uuid;
};

/** Lists the current matches before the earlier ones, because `knowMatches` forgets from the end. */
const knowing = (knownIds: readonly number[] | null) => {
  const known = sql`${JSON.stringify(knownIds)}::jsonb`;
  const all = sql`(SELECT coalesce(jsonb_agg(id ORDER BY at), '[]') FROM (SELECT id, min(at) AS at
    FROM jsonb_array_elements(${known} || coalesce(nullif(known_ids, 'null'), '[]')) WITH ORDINALITY AS t(id, at)
    GROUP BY id) AS known)`;
  return sql`known_ids = ${knownIds === null ? known : all}, noted_count = noted_count + 1`;
};

/** @spec B1.15 */
export const createSearchStore = ({ interactive }: Pick<DatabaseService, 'interactive'>): SearchStore => {
  const ofOwner = ({ siteSlug, visitorUuid }: ListOwner, searchUuid: string) =>
    sql`site_id = ${siteSlug} AND visitor_uuid = ${visitorUuid}::uuid AND search_uuid = ${searchUuid}::uuid`;
  const change = async (owner: ListOwner, searchUuid: string, changed: ReturnType<typeof sql>): Promise<boolean> => {
    const { rows } = await interactive.execute(sql`
      UPDATE ${savedSearches} SET ${changed} WHERE ${ofOwner(owner, searchUuid)} RETURNING search_uuid`);
    return rows.length > 0;
  };
  return {
    list: (owner) => listSearches(interactive, owner),
    add: (owner, search, now) =>
      interactive.transaction(async (tx) => {
        await lockSearches(tx, owner);
        const saved = await listSearches(tx, owner);
        const same = saved.find(({ query }) => query === search.query);
        if (same !== undefined) return { kind: 'known', searchUuid: same.searchUuid };
        if (saved.length >= mostSearches) return { kind: 'full' };
        return { kind: 'saved', searchUuid: await insertSearch(tx, owner, search, now) };
      }),
    rename: (owner, searchUuid, name) => change(owner, searchUuid, sql`name = ${name}`),
    follow: (owner, searchUuid, { consentText, knownIds }, now) =>
      change(
        owner,
        searchUuid,
        sql`followed_at = ${now.toISOString()}::timestamptz, consent_text = ${consentText}, ${knowing(knownIds)}`,
      ),
    unfollow: (owner, searchUuid) => change(owner, searchUuid, sql`followed_at = NULL`),
    know: async (owner, searchUuid, knownIds) => void (await change(owner, searchUuid, knowing(knownIds))),
    remove: async (owner, searchUuid) => {
      const { rows } = await interactive.execute(sql`
        DELETE FROM ${savedSearches} WHERE ${ofOwner(owner, searchUuid)} RETURNING search_uuid`);
      return rows.length > 0;
    },
    purgeBefore: async (moment) => {
      const { rowCount } = await interactive.execute(sql`
        DELETE FROM ${savedSearches} WHERE saved_at < ${moment.toISOString()}::timestamptz`);
      return rowCount ?? 0;
    },
  };
};
