import { setTimeout as wait } from 'node:timers/promises';

/** Timed out. The promise may still settle later. */
export class TooLateError extends Error {
  override readonly name = 'TooLateError';
}

/** Rejects with TooLateError after `maxMs` milliseconds. */
export const within = async <T>(maxMs: number, promise: Promise<T>): Promise<T> => {
  const stop = new AbortController();
  const tooLate = wait(maxMs, undefined, { signal: stop.signal }).then(() => {
    throw new TooLateError(`No answer within ${maxMs} ms.`);
  });
  // The loser of the race must not cause an unhandled rejection.
  tooLate.catch(() => undefined);
  promise.catch(() => undefined);
  return Promise.race([promise, tooLate]).finally(() => stop.abort());
};
