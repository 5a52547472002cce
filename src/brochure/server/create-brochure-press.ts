import { Worker } from 'node:worker_threads';
import { DomainError } from '#src/lib/domain-error.ts';
import { within } from '#src/platform/jobs/within.ts';
import type { BrochureView } from '../view/brochure-view.ts';
import type { BrochureAnswer, BrochureOrder } from './brochure-messages.ts';

/** Brochures that may be under way at a time: about half a second's worth of the thread. */
const maxUnderWay = 12;
/** Longest that a brochure may take, in milliseconds. */
const maxDrawMs = 10_000;

export interface BrochurePress {
  /** The brochure as a PDF. Throws overloaded when too many are under way. */
  readonly print: (view: BrochureView, picture: Uint8Array | null) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** Draws brochures in a thread of its own, started by the first: no other answer waits while one is drawn. @spec D.23 */
export const createBrochurePress = (): BrochurePress => {
  const waiting = new Map<number, PromiseWithResolvers<Buffer>>();
  let worker: Worker | undefined;
  let lastId = 0;

  const start = (): Worker => {
    const started = new Worker(new URL('./brochure-worker.ts', import.meta.url));
    started.unref();
    started.on('message', (answer: BrochureAnswer) => {
      const order = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (answer.kind === 'drawn') order?.resolve(Buffer.from(answer.pdf));
      else order?.reject(new Error(answer.message));
    });
    // A thread that ended takes its orders with it; the next order starts another.
    const end = (error: unknown) => {
      if (worker === started) worker = undefined;
      for (const order of waiting.values()) order.reject(error);
      waiting.clear();
    };
    started.on('error', end);
    started.on('exit', () => end(new Error('the thread of the brochures ended')));
    return started;
  };

  return {
    print: (view, picture) => {
      if (waiting.size >= maxUnderWay) {
        return Promise.reject(
          new DomainError('overloaded', 'Too many brochures are being made. Please try again shortly.'),
        );
      }
      worker ??= start();
      lastId += 1;
      const order = Promise.withResolvers<Buffer>();
      waiting.set(lastId, order);
      worker.postMessage({ id: lastId, view, picture } satisfies BrochureOrder);
      return within(maxDrawMs, order.promise);
    },
    close: async () => {
      await worker?.terminate();
    },
  };
};
