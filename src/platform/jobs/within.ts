import { setTimeout as wait } from 'node:timers/promises';

/** What was waited for did not come in time; it may still come. */
export class TooLateError extends Error {
  override readonly name = 'TooLateError';
}

/** The outcome of a promise, or a rejection with TooLateError once `maxMs` milliseconds are over. */
export const within = async <T>(maxMs: number, promise: Promise<T>): Promise<T> => {
  const stop = new AbortController();
  const tooLate = wait(maxMs, undefined, { signal: stop.signal }).then(() => {
    throw new TooLateError(`No answer within ${maxMs} ms.`);
  });
  // When the promise wins, the clock's end by abort is nobody's concern; when it loses, its own end is not either.
  tooLate.catch(() => undefined);
  promise.catch(() => undefined);
  return Promise.race([promise, tooLate]).finally(() => stop.abort());
};
