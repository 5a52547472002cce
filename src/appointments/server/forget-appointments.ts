import { inArray, sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { appointments } from './tables.ts';

type Primary = Pick<DatabaseService, 'primary'>;

/** Deletes the times that were booked with leads which are forgotten. @returns how many */
export const forgetAppointments = async ({ primary }: Primary, leadUuids: readonly string[]): Promise<number> => {
  const gone = await primary
    .delete(appointments)
    .where(inArray(appointments.leadUuid, [...leadUuids]))
    .returning({ leadUuid: appointments.leadUuid });
  return gone.length;
};

/** What forgets times that were booked, once they are over for long. @spec D.22 */
export const createAppointmentForgetting = ({ primary }: Primary) => ({
  /** Forgets what ended before a moment. Returns how many went. */
  forgetBefore: async (moment: Date): Promise<number> => {
    const { rowCount } = await primary.execute(sql`
      DELETE FROM ${appointments} WHERE ends_at < ${moment.toISOString()}::timestamptz`);
    return rowCount ?? 0;
  },
});
