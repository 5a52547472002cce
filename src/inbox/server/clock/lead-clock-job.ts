import { sql } from 'drizzle-orm';
import { leadWork } from '#src/leads/server/staff-work/tables.ts';
import { minuteMs, secondMs } from '#src/lib/durations.ts';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import type { Job } from '#src/platform/jobs/start-jobs.ts';
import type { TimerKind } from '../../rules/clock/choose-timer-step.ts';
import { isAnsweredHere } from '../lead-group.ts';
import { fireTimer, type LeasedTimer } from './fire-timer.ts';
import { earliestRouted, routeLeads } from './route-leads.ts';
import type { ClockSite } from './routed-lead.ts';
import { leadTimers } from './tables.ts';

export interface LeadClockOptions {
  readonly database: Pick<DatabaseService, 'primary'>;
  readonly listSites: () => readonly ClockSite[];
  readonly onProblem: (siteSlug: string, error: unknown) => void;
  readonly readClock?: () => Date;
}

const batchSize = 50;
const leaseMs = minuteMs;

interface TimerRow extends Record<string, unknown> {
  readonly site_id: string;
  readonly lead_uuid: string;
  readonly kind: TimerKind;
  readonly attempts: number;
}

const isOfSites = (sites: readonly ClockSite[]) =>
  sql`site_id = ANY(ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(sites.map(({ slug }) => slug))}::jsonb)))`;

/** No other process gets these timers until their lease ends. */
export const leaseTimers = async (
  database: Database,
  sites: readonly ClockSite[],
  now: Date,
): Promise<readonly LeasedTimer[]> => {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await database.execute<TimerRow>(sql`
    WITH due AS (
      SELECT site_id, lead_uuid, kind, due_at FROM ${leadTimers} WHERE due_at <= ${moment} AND ${isOfSites(sites)}
      ORDER BY due_at LIMIT ${batchSize} FOR UPDATE SKIP LOCKED
    ), leased AS (
      UPDATE ${leadTimers} AS timer
      SET attempts = timer.attempts + 1, due_at = ${new Date(now.getTime() + leaseMs).toISOString()}::timestamptz
      FROM due WHERE timer.site_id = due.site_id AND timer.lead_uuid = due.lead_uuid AND timer.kind = due.kind
      RETURNING timer.site_id, timer.lead_uuid, timer.kind, timer.attempts, due.due_at AS was_due_at
    )
    SELECT * FROM leased ORDER BY was_due_at`);
  return rows.map((row) => ({
    siteSlug: row.site_id,
    leadUuid: row.lead_uuid,
    kind: row.kind,
    attempts: row.attempts,
  }));
};

/** Any number of nodes can run this job at once. */
export const createLeadClockJob = (options: LeadClockOptions): Job => {
  const { database, listSites, onProblem, readClock = () => new Date() } = options;
  const { primary } = database;

  const route = async (signal: AbortSignal): Promise<void> => {
    const sites = listSites();
    const now = readClock();
    const { rows } = await primary.execute<{ site_id: string }>(sql`
      SELECT DISTINCT site_id FROM ${leadWork}
      WHERE routed_at IS NULL AND ${isAnsweredHere} AND ${isOfSites(sites)} AND received_at > ${earliestRouted(now)}::timestamptz`);
    for (const { site_id: siteSlug } of rows) {
      const site = sites.find(({ slug }) => slug === siteSlug);
      const routeSome = async (): Promise<number> =>
        site === undefined ? 0 : primary.transaction((tx) => routeLeads(tx, site, batchSize, readClock()));
      let count = batchSize;
      while (count === batchSize && !signal.aborted) {
        count = await routeSome().catch((error: unknown) => {
          onProblem(siteSlug, error);
          return 0;
        });
      }
    }
  };

  const fire = async (signal: AbortSignal): Promise<void> => {
    const sites = new Map(listSites().map((site) => [site.slug, site]));
    let timers: readonly LeasedTimer[] = [];
    do {
      timers = await leaseTimers(primary, [...sites.values()], readClock());
      for (const timer of timers) {
        const site = sites.get(timer.siteSlug);
        if (signal.aborted || site === undefined) return;
        await primary
          .transaction((tx) => fireTimer(tx, site, timer, readClock()))
          .catch((error: unknown) => onProblem(timer.siteSlug, error));
      }
    } while (timers.length === batchSize && !signal.aborted);
  };

  return {
    name: 'lead clock',
    intervalMs: secondMs,
    startsAtOnce: true,
    run: async ({ signal }) => {
      await route(signal);
      await fire(signal);
    },
  };
};
