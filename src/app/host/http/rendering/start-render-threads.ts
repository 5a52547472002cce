import { setTimeout as wait } from 'node:timers/promises';
import { DomainError } from '#src/lib/domain-error.ts';
import type { PageRenderer } from './page-renderer.ts';
import { RenderThread, type RenderThreadOptions } from './render-thread.ts';

export interface RenderThreadsOptions extends RenderThreadOptions {
  readonly threads: number;
  /** Called with the reason when a thread ends unexpectedly; a new one replaces it. */
  readonly onThreadEnded: (error: unknown) => void;
}

/** Pause before a dead thread is replaced, so that one that cannot start isn't retried in a tight loop. */
const restartPauseMs = 200;

/**
 * Renders pages in worker threads, so that cached pages, searches and the API never wait for a render. Rejects when the threads
 * cannot start.
 */
export const startRenderThreads = async (options: RenderThreadsOptions): Promise<PageRenderer> => {
  const threads = new Set<RenderThread>();
  let isClosed = false;

  const start = (): RenderThread => {
    const thread = new RenderThread(options);
    threads.add(thread);
    void thread.ended.then(async (why) => {
      threads.delete(thread);
      if (isClosed) return;
      options.onThreadEnded(why);
      await wait(restartPauseMs, undefined, { ref: false });
      if (!isClosed) start();
    });
    return thread;
  };

  const close = async (): Promise<void> => {
    isClosed = true;
    await Promise.all([...threads].map((thread) => thread.stop()));
  };

  try {
    await Promise.all(Array.from({ length: options.threads }, start).map((thread) => thread.ready));
  } catch (error) {
    await close();
    throw error;
  }

  return {
    render: (job) => {
      const [thread] = [...threads].sort((one, other) => one.rendering - other.rendering);
      if (thread === undefined)
        return Promise.reject(new DomainError('overloaded', 'This page cannot be made right now.'));
      return thread.render(job);
    },
    close,
  };
};
