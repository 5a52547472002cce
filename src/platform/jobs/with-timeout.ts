export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** Uses a plain timer: aborting a timer creates an error, and nearly every call would, because it finishes in time. */
export const withTimeout = <T>(maxMs: number, promise: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`No response within ${maxMs} ms.`)), maxMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
