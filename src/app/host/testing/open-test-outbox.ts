import type { DatabaseService } from '#src/platform/db/database.ts';
import { readEnv } from '#src/platform/env.ts';
import { startJobs } from '#src/platform/jobs/start-jobs.ts';
import { createLogger } from '#src/platform/log/create-logger.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { openLeads } from '../open-leads.ts';
import type { DealerProgram } from './start-dealer-program.ts';

interface TestOutboxOptions {
  readonly database: DatabaseService;
  readonly dataDir: string;
  readonly program?: DealerProgram;
  readonly config?: Readonly<Record<string, unknown>>;
}

export const openTestOutbox = ({ database, dataDir, program, config = {} }: TestOutboxOptions) => {
  const site = { ...resolveOrThrow(minimalSite('wattle', 'group', config)), configVersion: '' };
  const { leads, outbox } = openLeads({
    env: readEnv({ DATA_DIR: dataDir }),
    database,
    log: createLogger('silent'),
    ...(program !== undefined && { egress: program.fetcherOptions }),
    sites: { bySlug: () => site },
    vehicles: { findById: async () => undefined, findBySlug: async () => undefined },
    visitors: { find: async () => null },
    onDeliveriesQueued: () => jobs.wake(outbox.name),
  });
  const jobs = startJobs([outbox], () => undefined);
  return { leads, wake: () => jobs.wake(outbox.name), close: jobs.stop };
};
