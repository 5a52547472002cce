import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { writeAnswer } from '#src/app/storefront/answer-text.server.ts';
import type { PageQueries } from '#src/app/storefront/page-queries.server.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { captureTrace, trace } from '#src/platform/tracing/trace.ts';
import { isTextAnswer, sharedQueries } from './page-reads.ts';
import {
  type FromRenderThread,
  type PageAnswer,
  type PageJob,
  type PageRenderer,
  type Query,
  type QueryOutcome,
  type ToRenderThread,
  toError,
  toFault,
} from './render-messages.ts';

interface RenderThreadOptions {
  readonly buildUrl: string;
  /** Returns a page's time limit, in milliseconds. If a page takes longer, its thread is terminated. */
  readonly readLimitMs: () => number;
  readonly onPageError: (error: unknown) => void;
  readonly onRendered: () => void;
}

interface Render {
  readonly queries: PageQueries;
  /** Runs work in the page's trace. Queries need this, because they arrive as messages, outside the trace. */
  readonly inTrace: ReturnType<typeof captureTrace>;
  readonly timer: NodeJS.Timeout;
  readonly resolve: (page: PageAnswer) => void;
  readonly reject: (error: Error) => void;
}

const answerQuery = async (queries: PageQueries, { name, args }: Query): Promise<QueryOutcome> => {
  try {
    if (!Object.hasOwn(queries, name)) throw new Error(`Pages cannot ask for ${name}.`);
    const run = queries[name as keyof PageQueries] as (...given: readonly unknown[]) => Promise<unknown>;
    const value = await trace(name, {}, () => run(...args));
    return isTextAnswer(name, value)
      ? { answer: writeAnswer(value, { isShared: sharedQueries.has(name) }) }
      : { value };
  } catch (error) {
    return { fault: toFault(error) };
  }
};

class RenderThread {
  readonly #options: RenderThreadOptions;
  readonly #worker: Worker;
  readonly #renders = new Map<number, Render>();
  readonly #knownVersions = new Map<string, string>();
  readonly #ready = Promise.withResolvers<void>();
  readonly #ended = Promise.withResolvers<Error>();
  #lastRenderId = 0;
  #why: Error | undefined;

  constructor(options: RenderThreadOptions) {
    this.#options = options;
    this.#worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
      workerData: { buildUrl: options.buildUrl },
    });
    this.#worker.on('message', (message: FromRenderThread) => this.#take(message));
    this.#worker.on('error', (error) => {
      this.#why ??= error instanceof Error ? error : new Error(String(error));
    });
    this.#worker.on('exit', () => this.#end());
    // If the thread can't start, a rejection that nobody awaits must not end the process.
    this.#ready.promise.catch(() => undefined);
  }

  get ready(): Promise<void> {
    return this.#ready.promise;
  }

  get ended(): Promise<Error> {
    return this.#ended.promise;
  }

  get rendering(): number {
    return this.#renders.size;
  }

  render({ site, address, now, queries, visitor }: PageJob): Promise<PageAnswer> {
    if (this.#knownVersions.get(site.slug) !== site.configVersion) {
      this.#knownVersions.set(site.slug, site.configVersion);
      this.#post({ kind: 'site', site });
    }
    this.#lastRenderId += 1;
    const renderId = this.#lastRenderId;
    return new Promise((resolve, reject) => {
      const limitMs = this.#options.readLimitMs();
      // The error leaves out the query string, so that what shoppers type stays out of the log.
      const [pathname] = address.split('?', 1);
      const timer = setTimeout(
        () => this.stop(new Error(`A page took more than ${limitMs} ms: ${site.slug}${pathname}`)),
        limitMs,
      );
      this.#renders.set(renderId, { queries, inTrace: captureTrace(), timer, resolve, reject });
      this.#post({ kind: 'render', renderId, siteSlug: site.slug, address, nowMs: now.getTime(), visitor });
    });
  }

  async stop(why = new Error('The rendering thread was stopped.')): Promise<void> {
    this.#why ??= why;
    await this.#worker.terminate();
  }

  #post(message: ToRenderThread): void {
    this.#worker.postMessage(message);
  }

  #take(message: FromRenderThread): void {
    if (message.kind === 'ready') this.#ready.resolve();
    else if (message.kind === 'pageError') this.#options.onPageError(toError(message.fault));
    else if (message.kind === 'query') void this.#answer(message);
    else this.#finish(message);
  }

  async #answer({ renderId, queryId, query }: Extract<FromRenderThread, { kind: 'query' }>): Promise<void> {
    const render = this.#renders.get(renderId);
    if (render === undefined) return;
    const outcome = await render.inTrace(() => answerQuery(render.queries, query));
    try {
      this.#post({ kind: 'answer', queryId, outcome });
    } catch (error) {
      // A result that can't be cloned fails this query, not the process.
      this.#post({ kind: 'answer', queryId, outcome: { fault: toFault(error) } });
    }
  }

  #finish(message: Extract<FromRenderThread, { kind: 'rendered' | 'failed' }>): void {
    const render = this.#renders.get(message.renderId);
    if (render === undefined) return;
    this.#renders.delete(message.renderId);
    clearTimeout(render.timer);
    this.#options.onRendered();
    if (message.kind === 'failed') render.reject(toError(message.fault));
    else {
      const { status, headers, isCacheable, bodyEncoding } = message;
      render.resolve({ status, headers, isCacheable, bodyEncoding, body: Buffer.from(message.body.buffer) });
    }
  }

  #end(): void {
    const why = this.#why ?? new Error('The rendering thread ended.');
    for (const { timer, reject } of this.#renders.values()) {
      clearTimeout(timer);
      // A retry gets another thread, so this is a temporary refusal.
      reject(
        new DomainError('overloaded', 'We couldn’t load this page. Please try again shortly.', {
          cause: why,
        }),
      );
    }
    this.#renders.clear();
    this.#ready.reject(why);
    this.#ended.resolve(why);
  }
}

export interface RenderThreadsOptions extends Pick<RenderThreadOptions, 'buildUrl' | 'onPageError'> {
  readonly threads: number;
  readonly maxRenderMs: number;
  /**
   * Used instead of `maxRenderMs` until the first page has been rendered. That page also loads and compiles the code,
   * which takes seconds on a busy machine.
   */
  readonly maxFirstRenderMs: number;
  readonly onThreadEnded: (error: unknown) => void;
}

/** Pause before a dead thread is replaced, so that a thread that can't start isn't retried in a tight loop. */
const restartPauseMs = 200;

/**
 * Renders pages in worker threads, so that cached pages, searches and the API don't wait for a render. Rejects if a
 * thread can't start.
 */
export const startRenderThreads = async (options: RenderThreadsOptions): Promise<PageRenderer> => {
  const threads = new Set<RenderThread>();
  let isClosed = false;
  let hasRendered = false;

  const start = (): RenderThread => {
    const thread = new RenderThread({
      ...options,
      readLimitMs: () => (hasRendered ? options.maxRenderMs : options.maxFirstRenderMs),
      onRendered: () => {
        hasRendered = true;
      },
    });
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
        return Promise.reject(new DomainError('overloaded', 'We couldn’t load this page. Please try again shortly.'));
      return thread.render(job);
    },
    close,
  };
};
