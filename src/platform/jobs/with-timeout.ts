export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** Rejects with a TimeoutError if the promise is still pending after `maxMs`. The work behind the promise continues. */
export const withTimeout = <T>(maxMs: number, promise: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`No response within ${maxMs} ms.`)), maxMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
