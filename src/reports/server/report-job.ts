import { minuteMs } from '#src/lib/durations.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { Job } from '#src/platform/jobs/start-jobs.ts';
import { reportMinutes } from '../rules/report-periods.ts';
import { type CountedSite, countSite, findUncountedSites } from './count-leads.ts';

export interface ReportJobOptions {
  readonly database: Pick<DatabaseService, 'primary'>;
  readonly listSites: () => readonly CountedSite[];
}

export const createReportJob = ({ database, listSites }: ReportJobOptions): Job => ({
  name: 'reports',
  intervalMs: reportMinutes * minuteMs,
  startsAtOnce: true,
  run: async ({ signal }) => {
    for (const site of await findUncountedSites(database, listSites())) {
      if (signal.aborted) return;
      await countSite(database, site, signal);
    }
  },
});
