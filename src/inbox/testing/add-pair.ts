import { sql } from 'drizzle-orm';
import type { makeLeadRecord } from '#src/leads/testing/make-lead-record.ts';
import type { TestInbox } from './open-test-inbox.ts';

type PairedLead = Parameters<typeof makeLeadRecord>[0] & { readonly siteSlug?: string };

export const emptyInbox = (test: TestInbox) =>
  test.database.primary.execute(sql`
    TRUNCATE leads, lead_work, lead_pairs, lead_events, lead_counters, lead_messages, lead_files, lead_deliveries,
      lead_tasks, lead_notes, lead_timers, routing_rules, staff_audit, staff_notices`);

export const addPair = async (
  test: TestInbox,
  main: PairedLead,
  other: PairedLead,
): Promise<readonly [main: string, other: string]> => {
  await emptyInbox(test);
  const add = ({ siteSlug = 'wattle', ...fields }: PairedLead) => test.addLead(siteSlug, fields);
  return [await add(main), await add(other)];
};
