import { minuteMs } from '#src/lib/durations.ts';
import { createLeadClockJob } from '../server/clock/lead-clock-job.ts';
import { makeClockSite } from './make-clock-site.ts';
import type { TestInbox } from './open-test-inbox.ts';

/** 10 am on a Tuesday in Brisbane. */
export const startMs = Date.parse('2026-11-24T00:00:00Z');

export const at = (minutes: number): Date => new Date(startMs + minutes * minuteMs);

export const round = { signal: new AbortController().signal, wake: () => undefined };

export const runLeadClock = ({ database }: TestInbox, minutes: number): Promise<void> =>
  createLeadClockJob({
    database,
    listSites: () => [makeClockSite({})],
    onProblem: (_, error) => {
      throw error;
    },
    readClock: () => at(minutes),
  }).run(round);
