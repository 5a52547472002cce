import { sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { appointments } from './tables.ts';

/** What forgets times that were booked, once they are over for long. @spec D.22 */
export const createAppointmentForgetting = ({ primary }: Pick<DatabaseService, 'primary'>) => ({
  /** Forgets what ended before a moment. Returns how many went. */
  forgetBefore: async (moment: Date): Promise<number> => {
    const { rowCount } = await primary.execute(sql`
      DELETE FROM ${appointments} WHERE ends_at < ${moment.toISOString()}::timestamptz`);
    return rowCount ?? 0;
  },
});
