import { sql } from 'drizzle-orm';
import { leadPairs, leadWork } from '#src/leads/server/staff-work/tables.ts';
import { minuteMs } from '#src/lib/durations.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { Job } from '#src/platform/jobs/start-jobs.ts';
import { isOfOneGroup } from '../rules/is-of-one-group.ts';
import { clockActor } from './clock/clock-actor.ts';
import { endPair, type LeadPairKeys, lockPair } from './pair-service.ts';

type PairedSite = Parameters<typeof isOfOneGroup>[0];

export interface PairCheckOptions {
  readonly database: Pick<DatabaseService, 'primary'>;
  /**
   * Undefined for a site that this process doesn't serve. The job ends such a site's pairs only if a lead was erased.
   */
  readonly siteBySlug: (slug: string) => PairedSite | undefined;
  readonly readClock?: () => Date;
}

interface PairRow extends Record<string, unknown> {
  readonly site_id: string;
  readonly lead_uuid: string;
  readonly other_site_id: string;
  readonly other_lead_uuid: string;
}

const maxBatch = 100;

/**
 * Unmerges leads whose sites are no longer in the same group. Ends pairs in which a lead was erased. Without this job,
 * a lead could stay out of its site's open lists for good.
 */
export const createPairCheckJob = (options: PairCheckOptions): Job => {
  const { siteBySlug, readClock = () => new Date() } = options;
  const { primary } = options.database;

  const listApart = async () => {
    const { rows } = await primary.execute<{ site_id: string; other_site_id: string }>(
      sql`SELECT DISTINCT site_id, other_site_id FROM ${leadPairs} WHERE is_main`,
    );
    return rows.filter((row) => {
      const [one, other] = [siteBySlug(row.site_id), siteBySlug(row.other_site_id)];
      return one !== undefined && other !== undefined && !isOfOneGroup(one, other);
    });
  };

  const listBroken = async (): Promise<readonly LeadPairKeys[]> => {
    const apart = JSON.stringify(await listApart());
    const isGone = (site: string, lead: string) => sql`NOT EXISTS (
      SELECT FROM ${leadWork} AS work WHERE work.site_id = ${sql.raw(site)} AND work.lead_uuid = ${sql.raw(lead)})`;
    const { rows } = await primary.execute<PairRow>(sql`
      SELECT site_id, lead_uuid, other_site_id, other_lead_uuid FROM ${leadPairs} AS pair
      WHERE is_main AND ((site_id, other_site_id) IN (
          SELECT site_id, other_site_id FROM json_to_recordset(${apart}::json) AS apart(site_id text, other_site_id text))
        OR ${isGone('pair.site_id', 'pair.lead_uuid')} OR ${isGone('pair.other_site_id', 'pair.other_lead_uuid')})
      LIMIT ${maxBatch}`);
    return rows.map((row) => ({
      main: { siteSlug: row.site_id, leadUuid: row.lead_uuid },
      other: { siteSlug: row.other_site_id, leadUuid: row.other_lead_uuid },
    }));
  };

  return {
    name: 'leads of groups',
    intervalMs: 5 * minuteMs,
    startsAtOnce: true,
    run: async ({ signal }) => {
      let pairs: readonly LeadPairKeys[] = [];
      do {
        pairs = await listBroken();
        for (const pair of pairs) {
          if (signal.aborted) return;
          await primary.transaction(async (tx) => {
            await lockPair(tx, pair);
            await endPair(tx, pair, clockActor, readClock());
          });
        }
      } while (pairs.length === maxBatch && !signal.aborted);
    },
  };
};
