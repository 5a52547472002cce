import { openDatabase } from '#src/platform/db/open-database.ts';
import { startJobs } from '#src/platform/jobs/start-jobs.ts';
import { createLeadClockJob } from '../server/clock/lead-clock-job.ts';
import { makeClockSite } from './make-clock-site.ts';

// A node for the test that kills nodes. It runs routing and timers from a given moment until it's killed.
const [url, dataDir, startText] = process.argv.slice(2);
if (url === undefined || dataDir === undefined || startText === undefined)
  throw new Error('Usage: run-clock.ts DATABASE_URL DATA_DIR START_MS');

const startMs = Number(startText);
const database = await openDatabase({ url, dataDir, onProblem: () => undefined });
const job = createLeadClockJob({
  database,
  listSites: () => [makeClockSite()],
  // A timer whose transaction failed, because the database was down, fires once its lease has ended.
  onProblem: () => undefined,
  readClock: () => new Date(startMs + performance.now()),
});
startJobs([{ ...job, intervalMs: 100 }], () => undefined);
// Keeps the process alive, because the job's own interval doesn't.
setInterval(() => undefined, 60_000);
