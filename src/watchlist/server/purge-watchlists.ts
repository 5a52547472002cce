import { inArray, sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { hashAsked } from './consent-store.ts';
import { savedSearches, watchlistConsents, watchlistEntries, watchlistMessages } from './tables.ts';

export const eraseWatchlists = async (
  { primary }: Pick<DatabaseService, 'primary'>,
  visitorUuids: readonly string[],
): Promise<number> => {
  for (const table of [watchlistConsents, watchlistMessages, savedSearches]) {
    await primary.delete(table).where(inArray(table.visitorUuid, [...visitorUuids]));
  }
  const gone = await primary
    .delete(watchlistEntries)
    .where(inArray(watchlistEntries.visitorUuid, [...visitorUuids]))
    .returning({ vehicleId: watchlistEntries.vehicleId });
  return gone.length;
};

export const eraseNoticeAddress = async (
  { primary }: Pick<DatabaseService, 'primary'>,
  email: string,
  siteSlug: string | undefined,
): Promise<number> => {
  const ofSite = siteSlug === undefined ? sql`true` : sql`site_id = ${siteSlug}`;
  const asked = hashAsked(email);
  await primary.execute(sql`
    UPDATE ${watchlistConsents} SET asked_hashes = array_remove(asked_hashes, ${asked})
    WHERE ${asked} = ANY(asked_hashes) AND ${ofSite}`);
  const { rows } = await primary.execute(sql`
    DELETE FROM ${watchlistConsents} WHERE lower(target) = ${email.toLowerCase()} AND ${ofSite} RETURNING site_id`);
  return rows.length;
};
