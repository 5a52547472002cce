import { sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { SearchMatches } from '../../rules/notice-change.ts';
import { savedSearches, watchlistConsents, watchlistMessages } from '../tables.ts';
import type { ListOwner } from '../watchlist-store.ts';

export interface FollowedSearch {
  readonly searchUuid: string;
  readonly query: string;
  readonly knownIds: readonly number[] | null;
  readonly notedCount: number;
}

export interface SearchFollower {
  readonly visitorUuid: string;
  readonly notifiedAt: Date | null;
  readonly searches: readonly FollowedSearch[];
}

export interface NotedSearch {
  /** The search that was read. The write is skipped if another process has changed it since. */
  readonly search: FollowedSearch;
  readonly knownIds: readonly number[];
  readonly change: SearchMatches | null;
}

export interface SearchUpdateStore {
  readonly listFollowers: (siteSlug: string, after: string | null, limit: number) => Promise<readonly SearchFollower[]>;
  /** Stores the known matches and queues one message about all new ones, in one statement. */
  readonly note: (owner: ListOwner, noted: readonly NotedSearch[], now: Date) => Promise<void>;
  readonly findFollowed: (
    owner: ListOwner,
    searchUuids: readonly string[],
  ) => Promise<readonly { readonly searchUuid: string; readonly name: string; readonly query: string }[]>;
}

interface FollowerRow extends Record<string, unknown> {
  readonly visitor_uuid: string;
  readonly notified_ms: string | null;
  readonly searches: readonly FollowedSearch[];
}

interface FollowedRow extends Record<string, unknown> {
  readonly search_uuid: string;
  readonly name: string;
  readonly query: string;
}

const firstUuid = '00000000-0000-0000-0000-000000000000';

const toFollower = ({ visitor_uuid: visitorUuid, notified_ms: notifiedMs, searches }: FollowerRow): SearchFollower => ({
  visitorUuid,
  searches,
  notifiedAt: notifiedMs === null ? null : new Date(Number(notifiedMs)),
});

const toRow = ({ search: { searchUuid, notedCount }, knownIds, change }: NotedSearch) => ({
  search_uuid: searchUuid,
  before_count: notedCount,
  known_ids: knownIds,
  change,
});

/** @spec B1.15 */
export const createSearchUpdateStore = ({ primary }: Pick<DatabaseService, 'primary'>): SearchUpdateStore => ({
  listFollowers: async (siteSlug, after, limit) => {
    const { rows } = await primary.execute<FollowerRow>(sql`
      SELECT visitor_uuid, (extract(epoch FROM max(notified_at)) * 1000)::bigint AS notified_ms,
        json_agg(json_build_object('searchUuid', search_uuid, 'query', query, 'knownIds', known_ids,
          'notedCount', noted_count) ORDER BY saved_at, search_uuid) FILTER (WHERE followed_at IS NOT NULL) AS searches
      FROM ${watchlistConsents} JOIN ${savedSearches} USING (site_id, visitor_uuid)
      WHERE site_id = ${siteSlug} AND stopped_at IS NULL AND confirmed_at IS NOT NULL
        AND visitor_uuid > ${after ?? firstUuid}::uuid
      GROUP BY visitor_uuid HAVING bool_or(followed_at IS NOT NULL) ORDER BY visitor_uuid LIMIT ${limit}`);
    return rows.map(toFollower);
  },
  note: async ({ siteSlug, visitorUuid }, noted, now) => {
    const at = sql`${now.toISOString()}::timestamptz`;
    await primary.execute(sql`
      WITH noted AS (
        SELECT * FROM json_to_recordset(${JSON.stringify(noted.map(toRow))}::json) AS t(
          search_uuid uuid, before_count integer, known_ids jsonb, change jsonb)
      ), moved AS (
        UPDATE ${savedSearches} AS s
        SET known_ids = n.known_ids, noted_count = s.noted_count + 1,
          notified_at = CASE WHEN n.change IS NULL THEN s.notified_at ELSE ${at} END
        FROM noted n
        WHERE s.site_id = ${siteSlug} AND s.visitor_uuid = ${visitorUuid}::uuid AND s.search_uuid = n.search_uuid
          AND s.noted_count = n.before_count AND s.followed_at IS NOT NULL
        RETURNING n.change, s.saved_at
      )
      INSERT INTO ${watchlistMessages} (site_id, visitor_uuid, changes, made_at, due_at)
      SELECT ${siteSlug}, ${visitorUuid}::uuid, jsonb_agg(change ORDER BY saved_at), ${at}, ${at} FROM moved
      WHERE change IS NOT NULL HAVING count(*) > 0`);
  },
  findFollowed: async ({ siteSlug, visitorUuid }, searchUuids) => {
    const { rows } = await primary.execute<FollowedRow>(sql`
      SELECT search_uuid, name, query FROM ${savedSearches}
      WHERE site_id = ${siteSlug} AND visitor_uuid = ${visitorUuid}::uuid AND followed_at IS NOT NULL
        AND search_uuid IN (SELECT value::uuid FROM json_array_elements_text(${JSON.stringify(searchUuids)}::json))`);
    return rows.map(({ search_uuid: searchUuid, name, query }) => ({ searchUuid, name, query }));
  },
});
