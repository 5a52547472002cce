import { Worker } from 'node:worker_threads';
import { DomainError } from '#src/lib/domain-error.ts';
import { createFairQueue } from '#src/platform/jobs/create-fair-queue.ts';
import { TooLateError, within } from '#src/platform/jobs/within.ts';
import type { PdfAnswer, PdfOrder } from './pdf-messages.ts';

/** Documents of one site that may wait for the thread: of brochures, about half a second's worth. */
const maxWaitingBySite = 11;
/**
 * Heap for what is new, in megabytes. At its bound a thread has 16 MB more in which to end; where one collection moves
 * more than that among the old, V8 ends the whole process instead.
 */
const youngHeapMegabytes = 8;
/** Node's code of a thread that needed more than its bound. */
const outOfMemory = 'ERR_WORKER_OUT_OF_MEMORY';

export interface PdfRenderer<Job> {
  /** The document as a PDF. Throws overloaded when too many of its site wait, when it takes too long or too much memory. */
  readonly print: (siteSlug: string, job: Job) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

interface RendererThread {
  readonly worker: Worker;
  /** What it was given and has not answered yet. */
  readonly waiting: Map<number, PromiseWithResolvers<Buffer>>;
}

interface PdfRendererOptions {
  /** The thread's module, which calls `servePdfRenderer`. */
  readonly worker: URL;
  /** Longest that a document may take, in milliseconds. */
  readonly maxDrawMs?: number;
  /** Heap that the thread may take, in megabytes; twelve of the longest brochures, with large photographs, need 24. */
  readonly maxHeapMegabytes?: number;
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === outOfMemory;

/** What those are told whose thread ended by an error. */
const explainEnd = (error: unknown): unknown =>
  isOutOfMemory(error)
    ? new DomainError('overloaded', 'The document took too much memory. Please try again shortly.', { cause: error })
    : error;

/**
 * Draws documents in a thread of its own, started by the first: no other answer waits while one is drawn. Sites take
 * turns, so a flood of one delays another's document by one. A thread that doesn't answer in time is ended with its
 * document; one that needs more memory than its own ends before it takes that of the whole process.
 * @spec D.23
 */
export const createPdfRenderer = <Job>({
  worker: module,
  maxDrawMs = 10_000,
  maxHeapMegabytes = 96,
}: PdfRendererOptions): PdfRenderer<Job> => {
  const resourceLimits = { maxOldGenerationSizeMb: maxHeapMegabytes, maxYoungGenerationSizeMb: youngHeapMegabytes };
  const queue = createFairQueue({ maxRunning: 1, maxWaitingByKey: maxWaitingBySite });
  let current: RendererThread | undefined;
  let lastId = 0;

  // A thread that ends takes its own orders with it; the next order starts another.
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
    worker.on('exit', () => end(thread, new Error('the thread of the documents ended')));
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
      return await within(maxDrawMs, give(thread, job));
    } catch (error) {
      if (!(error instanceof TooLateError)) throw error;
      const tooLong = new DomainError('overloaded', 'The document took too long. Please try again shortly.', {
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
      throw new DomainError('overloaded', 'Too many documents are being made. Please try again shortly.');
    },
    close: async () => {
      await current?.worker.terminate();
    },
  };
};
