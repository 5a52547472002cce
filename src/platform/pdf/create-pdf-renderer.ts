import { Worker } from 'node:worker_threads';
import { DomainError } from '#src/lib/domain-error.ts';
import { createFairQueue } from '#src/platform/jobs/create-fair-queue.ts';
import { TimeoutError, withTimeout } from '#src/platform/jobs/with-timeout.ts';
import type { PdfAnswer, PdfOrder } from './serve-pdf-renderer.ts';

/** Maximum number of a site's documents that wait. Rendering this many brochures takes about half a second. */
const maxWaitingBySite = 11;
/**
 * Small, because each garbage collection can move the young heap's objects to the old heap. If that takes the old heap
 * 16 MB past its limit, V8 ends the whole process.
 */
const youngHeapMegabytes = 8;
const outOfMemory = 'ERR_WORKER_OUT_OF_MEMORY';

export interface PdfRenderer<Job> {
  /**
   * Throws `overloaded` if too many of the site's documents are waiting, or if this one exceeds the time or memory
   * limit.
   */
  readonly print: (siteSlug: string, job: Job) => Promise<Buffer>;
  /** Finishes the document that's being drawn. */
  readonly close: () => Promise<void>;
}

interface RendererThread {
  readonly worker: Worker;
  readonly waiting: Map<number, PromiseWithResolvers<Buffer>>;
}

interface PdfRendererOptions {
  readonly worker: URL;
  readonly maxDrawMs?: number;
  /** Default: 96. Twelve of the longest brochures, with large photographs, need 24 MB. */
  readonly maxHeapMegabytes?: number;
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === outOfMemory;

const explainEnd = (error: unknown): unknown =>
  isOutOfMemory(error)
    ? new DomainError('overloaded', 'We couldn’t create the document. Please try again shortly.', { cause: error })
    : error;

/** @spec D.23 */
export const createPdfRenderer = <Job>({
  worker: module,
  maxDrawMs = 10_000,
  maxHeapMegabytes = 96,
}: PdfRendererOptions): PdfRenderer<Job> => {
  const resourceLimits = { maxOldGenerationSizeMb: maxHeapMegabytes, maxYoungGenerationSizeMb: youngHeapMegabytes };
  const queue = createFairQueue({ maxRunning: 1, maxWaitingByKey: maxWaitingBySite });
  let current: RendererThread | undefined;
  let lastId = 0;

  const end = (thread: RendererThread, reason: unknown): void => {
    if (current === thread) current = undefined;
    for (const order of thread.waiting.values()) order.reject(reason);
    thread.waiting.clear();
  };

  const start = (): RendererThread => {
    const thread: RendererThread = { worker: new Worker(module, { resourceLimits }), waiting: new Map() };
    const { worker, waiting } = thread;
    worker.unref();
    worker.on('message', (answer: PdfAnswer) => {
      const order = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (answer.kind === 'drawn') order?.resolve(Buffer.from(answer.pdf));
      else order?.reject(new Error(answer.message));
    });
    worker.on('error', (error) => end(thread, explainEnd(error)));
    worker.on('exit', () => end(thread, new Error('the PDF thread ended')));
    return thread;
  };

  const give = (thread: RendererThread, job: Job): Promise<Buffer> => {
    lastId += 1;
    const order = Promise.withResolvers<Buffer>();
    thread.waiting.set(lastId, order);
    thread.worker.postMessage({ id: lastId, job } satisfies PdfOrder<Job>);
    return order.promise;
  };

  const draw = async (job: Job): Promise<Buffer> => {
    current ??= start();
    const thread = current;
    try {
      return await withTimeout(maxDrawMs, give(thread, job));
    } catch (error) {
      if (!(error instanceof TimeoutError)) throw error;
      const tooLong = new DomainError('overloaded', 'The document took too long to create. Please try again shortly.', {
        cause: error,
      });
      end(thread, tooLong);
      void thread.worker.terminate();
      throw tooLong;
    }
  };

  return {
    print: async (siteSlug, job) => {
      const outcome = await queue.run(siteSlug, () => draw(job));
      if (outcome.kind === 'done') return outcome.value;
      throw new DomainError('overloaded', 'We’re creating too many documents right now. Please try again shortly.');
    },
    close: async () => {
      const thread = current;
      if (thread === undefined) return;
      await Promise.allSettled([...thread.waiting.values()].map(({ promise }) => promise));
      await thread.worker.terminate();
    },
  };
};
