import { dayMs, minuteMs } from '#src/lib/durations.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { Job } from '#src/platform/jobs/start-jobs.ts';
import { listUnlistedLeads } from './staff-work/lead-work.ts';

export interface LeadListsOptions {
  readonly database: Pick<DatabaseService, 'primary'>;
  readonly listSites: () => readonly { readonly slug: string }[];
  readonly readClock?: () => Date;
}

/**
 * Greatest age of the leads that a run checks, except in a site's first run. During an upgrade, older nodes can still
 * store leads that aren't in the desk's lists.
 */
const recentMs = dayMs;

/** Adds the leads that are missing from the desk's lists because an older version of the server stored them. */
export const createLeadListsJob = ({ database, listSites, readClock = () => new Date() }: LeadListsOptions): Job => {
  const complete = new Set<string>();
  return {
    name: 'lead lists',
    intervalMs: 5 * minuteMs,
    startsAtOnce: true,
    run: async ({ signal }) => {
      for (const { slug } of listSites()) {
        if (signal.aborted) return;
        const since = complete.has(slug) ? new Date(readClock().getTime() - recentMs) : new Date(0);
        await listUnlistedLeads(database, slug, since, signal);
        complete.add(slug);
      }
    },
  };
};
