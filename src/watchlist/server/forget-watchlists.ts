import { inArray } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { watchlistEntries } from './tables.ts';

/** Deletes what visitors who are forgotten saved. @returns how many vehicles */
export const forgetWatchlists = async (
  { primary }: Pick<DatabaseService, 'primary'>,
  visitorUuids: readonly string[],
): Promise<number> => {
  const gone = await primary
    .delete(watchlistEntries)
    .where(inArray(watchlistEntries.visitorUuid, [...visitorUuids]))
    .returning({ vehicleId: watchlistEntries.vehicleId });
  return gone.length;
};
