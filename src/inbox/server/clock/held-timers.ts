import { type SQL, sql } from 'drizzle-orm';
import { leadWork } from '#src/leads/server/staff-work/tables.ts';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import type { Purgeable } from '#src/platform/jobs/retention-job.ts';
import { isAnsweredHere, isOfLead, type LeadKey } from '../lead-group.ts';
import { leadTimers } from './tables.ts';

export const holdTimers = async (tx: Database, lead: LeadKey): Promise<void> => {
  await tx.execute(sql`
    UPDATE ${leadTimers} SET held_due_at = due_at, due_at = 'infinity'
    WHERE ${isOfLead(lead)} AND held_due_at IS NULL`);
};

const release = (condition: SQL): SQL => sql`
  UPDATE ${leadTimers} AS timer SET due_at = held_due_at, held_due_at = NULL
  WHERE held_due_at IS NOT NULL AND ${condition}`;

export const releaseTimers = async (tx: Database, lead: LeadKey): Promise<void> => {
  await tx.execute(release(isOfLead(lead)));
};

/**
 * A merged lead's timers are held. Deletes held timers whose lead was erased. Releases held timers whose lead is no
 * longer merged.
 */
export const createHeldTimerPurge = ({ primary }: Pick<DatabaseService, 'primary'>): Purgeable => {
  const ofLead = (isMerged: SQL): SQL => sql`(
    SELECT FROM ${leadWork} AS work
    WHERE work.site_id = timer.site_id AND work.lead_uuid = timer.lead_uuid AND ${isMerged})`;
  return {
    purgeBefore: async () => {
      await primary.execute(release(sql`EXISTS ${ofLead(isAnsweredHere)}`));
      const { rowCount } = await primary.execute(sql`
        DELETE FROM ${leadTimers} AS timer WHERE held_due_at IS NOT NULL AND NOT EXISTS ${ofLead(sql`true`)}`);
      return rowCount ?? 0;
    },
  };
};
