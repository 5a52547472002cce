import { sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import {
  staffChallenges,
  staffDevices,
  staffDirectoryAttempts,
  staffInvitations,
  staffLinks,
  staffSessions,
} from './tables.ts';

const expiringTables = [
  staffSessions,
  staffChallenges,
  staffLinks,
  staffInvitations,
  staffDirectoryAttempts,
  staffDevices,
];

export const createStaffPurge = ({ primary }: Pick<DatabaseService, 'primary'>) => ({
  purgeBefore: async (moment: Date): Promise<number> => {
    let count = 0;
    for (const table of expiringTables) {
      const { rowCount } = await primary.execute(
        sql`DELETE FROM ${table} WHERE expires_at < ${moment.toISOString()}::timestamptz`,
      );
      count += rowCount ?? 0;
    }
    return count;
  },
});
