import { sql } from 'drizzle-orm';
import type { DatabaseService } from '../../src/platform/db/database.ts';

/** `forms` is the number of different messages, so a duplicate lead doesn't increase it. */
export const countLeads = async ({ primary }: DatabaseService) => {
  const { rows } = await primary.execute<Record<'leads' | 'forms' | 'deliveries' | 'delivered', number>>(sql`
    SELECT (SELECT count(*) FROM leads)::int AS leads, (SELECT count(DISTINCT message) FROM leads)::int AS forms,
      (SELECT count(*) FROM lead_deliveries)::int AS deliveries,
      (SELECT count(*) FROM lead_deliveries WHERE state IN ('delivered', 'written'))::int AS delivered`);
  const [counts] = rows;
  if (counts === undefined) throw new Error('The database counts nothing.');
  return counts;
};
