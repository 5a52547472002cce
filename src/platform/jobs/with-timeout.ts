import { setTimeout as wait } from 'node:timers/promises';

export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

export const withTimeout = async <T>(maxMs: number, promise: Promise<T>): Promise<T> => {
  const stop = new AbortController();
  const tooLate = wait(maxMs, undefined, { signal: stop.signal }).then(() => {
    throw new TimeoutError(`No answer within ${maxMs} ms.`);
  });
  // The loser of the race must not cause an unhandled rejection.
  tooLate.catch(() => undefined);
  promise.catch(() => undefined);
  return Promise.race([promise, tooLate]).finally(() => stop.abort());
};
