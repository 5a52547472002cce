import type { Env } from '#src/platform/env.ts';
import type { CopyMemory } from '#src/platform/http/http-thread/page-copies.ts';
import { createSiteGenerations } from '#src/platform/http/http-thread/site-generations.ts';
import { startHttpThread } from '#src/platform/http/http-thread/start-http-thread.ts';
import type { Metrics } from '#src/platform/http/metrics.ts';
import { createCopyStamps, sharePageMemory } from './http/copy-stamps.ts';

/** Starts the thread that clients connect to. It doesn't listen yet (ADR 110). */
export const openHttpThread = (env: Env) => {
  const generations = createSiteGenerations();
  const thread = startHttpThread({
    generations: generations.buffer,
    maxCopyBytes: sharePageMemory(env.PAGE_CACHE_BYTES).copyBytes,
    logLevel: env.LOG_LEVEL,
    server: {
      trustProxy: env.TRUST_PROXY,
      trustedHostHeader: env.TRUST_HOST_HEADER,
      requestTimeoutMs: env.REQUEST_TIMEOUT_MS,
      maxConnections: env.MAX_CONNECTIONS,
    },
  });
  return { ...thread, ...createCopyStamps(generations), onSiteChanged: generations.advance };
};

export type OpenedHttpThread = ReturnType<typeof openHttpThread>;

/** Call the returned `update` before the metrics are read. */
export const observeHttpThread = (
  { onAnswered, report }: Pick<OpenedHttpThread, 'onAnswered' | 'report'>,
  metrics: Metrics,
) => {
  let copies: CopyMemory = { pages: 0, bytes: 0 };
  onAnswered(({ page, status, seconds }) => {
    if (page !== undefined) metrics.countPage(page);
    metrics.observeAnswer('*', status, seconds);
  });
  return {
    copyBytes: () => copies.bytes,
    update: async (): Promise<void> => {
      copies = await report();
    },
  };
};
