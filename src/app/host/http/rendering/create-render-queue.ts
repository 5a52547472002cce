import type { Env } from '#src/platform/env.ts';
import { createFairQueue, type FairQueue } from '#src/platform/jobs/create-fair-queue.ts';
import { createTimeShare } from '#src/platform/jobs/create-time-share.ts';

/** Pages of one site that may wait to be rendered: about a second's worth of a site's share of one thread. */
const maxWaitingRenders = 32;
/** Time of rendering that a site which had little may have at once, in milliseconds: about thirty pages. */
const burstMs = 300;

/** The line that renders wait in by site: sites have turns, and none has the threads to itself for long. */
export const createRenderQueue = ({
  RENDER_THREADS: threads,
  RENDER_SITE_PERCENT: percent,
}: Pick<Env, 'RENDER_THREADS' | 'RENDER_SITE_PERCENT'>): FairQueue =>
  createFairQueue({
    maxRunning: threads,
    maxWaitingByKey: maxWaitingRenders,
    timeShare: createTimeShare({ share: (threads * percent) / 100, burstMs, nowMs: () => performance.now() }),
  });
